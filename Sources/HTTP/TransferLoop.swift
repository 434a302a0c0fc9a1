import CCurl

/// The driving thread's work: owns the multi handle and every transfer, and is used by no other.
final class TransferLoop {
  private let inbox: TransferInbox
  private let configuration: HTTPConfiguration
  private let multi: UnsafeMutableRawPointer
  private var active: [UInt64: Transfer] = [:]

  /// Initialises libcurl once in the process.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Starts the thread that serves the inbox until that is closed.
  static func start(for inbox: TransferInbox, _ configuration: HTTPConfiguration) {
    let isStarted = startThread {
      guard isReady, let multi = curl_multi_init() else { return refuseAll(of: inbox) }
      TransferLoop(inbox, configuration, multi).run()
    }
    if !isStarted { refuseAll(of: inbox) }
  }

  private static func refuseAll(of inbox: TransferInbox) {
    inbox.close()
    _ = inbox.collect()
  }

  private init(
    _ inbox: TransferInbox, _ configuration: HTTPConfiguration, _ multi: UnsafeMutableRawPointer
  ) {
    self.inbox = inbox
    self.configuration = configuration
    self.multi = multi
    ccurl_multi_set_long(multi, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX)
    ccurl_multi_set_long(
      multi, CURLMOPT_MAX_HOST_CONNECTIONS, max(1, configuration.connectionsPerHost))
    inbox.attach(multi)
  }

  deinit { curl_multi_cleanup(multi) }

  private func run() {
    while let mail = inbox.collect() {
      mail.orders.forEach(start)
      mail.cancelled.forEach { end($0, .failure(.cancelled)) }
      var running: Int32 = 0
      if curl_multi_perform(multi, &running) != CURLM_OK { endAll(.failure(.badAnswer)) }
      endFinished()
      curl_multi_poll(multi, nil, 0, pollMilliseconds, nil)
    }
    endAll(.failure(.cancelled))
  }

  /// libcurl 7.88 (Debian 12) now and then leaves HTTP/2 data that has already arrived lying until
  /// the poll's own time is over; a short one hides the stall.
  private var pollMilliseconds: Int32 { active.isEmpty ? 10_000 : 20 }

  private func start(_ order: TransferOrder) {
    guard let transfer = Transfer(order, configuration) else { return order.fail(.badAnswer) }
    guard curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
      return order.fail(.badAnswer)
    }
    active[order.id] = transfer
  }

  private func endFinished() {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE,
        let transfer = Transfer.of(message.pointee.easy_handle)
      else { continue }
      end(transfer.order.id, .finished(ccurl_message_result(message)))
    }
  }

  private enum Ending {
    case finished(CURLcode)
    case failure(TransferError.Kind)
  }

  private func end(_ id: UInt64, _ ending: Ending) {
    guard let transfer = active.removeValue(forKey: id) else { return }
    curl_multi_remove_handle(multi, transfer.handle)
    switch ending {
    case .finished(let result):
      transfer.order.continuation.resume(returning: transfer.hop(after: result))
    case .failure(let kind): transfer.order.fail(kind)
    }
  }

  private func endAll(_ ending: Ending) {
    active.keys.sorted().forEach { end($0, ending) }
  }
}
