import CCurl
import Synchronization

/// One request on its way to the driving thread, without redirects.
struct TransferOrder: Sendable {
  let id: UInt64
  let request: HTTPRequest
  let continuation: CheckedContinuation<Result<Hop, TransferError>, Never>

  func fail(_ kind: TransferError.Kind) {
    continuation.resume(
      returning: .failure(TransferError(kind, "\(request.url): \(kind.rawValue)")))
  }
}

/// The answer to one request, and where it points on if it is a redirect.
struct Hop: Sendable {
  var response: HTTPResponse
  var redirect: String?
}

/// What other threads want of the driving thread.
struct TransferMail {
  var orders: [TransferOrder] = []
  var cancelled: Set<UInt64> = []
}

/// Where tasks leave orders and cancellations for the thread that drives the transfers.
final class TransferInbox: Sendable {
  /// Wakes the driving thread. libcurl allows this one call from any thread; it is made only
  /// under the inbox's lock, and the handle is taken back under it before it is destroyed.
  private struct Waker: @unchecked Sendable {
    let multi: UnsafeMutableRawPointer
    func wake() { _ = curl_multi_wakeup(multi) }
  }

  private struct State {
    var nextID: UInt64 = 0
    var mail = TransferMail()
    /// Cancelled ids whose task has not left `transfer` yet: an order may come after its
    /// cancellation, and must then not be started.
    var tombstones: Set<UInt64> = []
    var waker: Waker?
    var isClosed = false

    /// A thread that has mail already has been woken for it, which costs a system call.
    func wakeForFirst() {
      if mail.orders.isEmpty && mail.cancelled.isEmpty { waker?.wake() }
    }
  }

  private let state = Mutex(State())

  /// The answer to one request; cancellation of the task ends it with `.cancelled`.
  func transfer(_ request: HTTPRequest) async throws(TransferError) -> Hop {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    defer { state.withLock { _ = $0.tombstones.remove(id) } }
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enqueue(TransferOrder(id: id, request: request, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }.get()
  }

  private func enqueue(_ order: TransferOrder) {
    let isTaken = state.withLock { state in
      guard !state.isClosed, !state.tombstones.contains(order.id) else { return false }
      state.wakeForFirst()
      state.mail.orders.append(order)
      return true
    }
    if !isTaken { order.fail(.cancelled) }
  }

  private func cancel(_ id: UInt64) {
    state.withLock { state in
      state.tombstones.insert(id)
      state.wakeForFirst()
      state.mail.cancelled.insert(id)
    }
  }

  /// Ends the driving thread, and with it all transfers.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.waker?.wake()
    }
  }

  /// Called by the driving thread before its first `collect`.
  func attach(_ multi: UnsafeMutableRawPointer) {
    state.withLock { $0.waker = Waker(multi: multi) }
  }

  /// What has come in since the last call; `nil` once the inbox is closed, when the orders that
  /// came too late are failed and the handle is no longer used.
  func collect() -> TransferMail? {
    let (mail, isClosed) = state.withLock { state in
      let mail = state.mail
      state.mail = TransferMail()
      if state.isClosed { state.waker = nil }
      return (mail, state.isClosed)
    }
    guard isClosed else { return mail }
    mail.orders.forEach { $0.fail(.cancelled) }
    return nil
  }
}
