import CCurl

/// The kind of failure that a result of libcurl stands for.
func kind(of result: CURLcode) -> TransferError.Kind {
  switch result {
  case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: .address
  case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .resolve
  case CURLE_COULDNT_CONNECT: .connect
  case CURLE_SSL_CONNECT_ERROR: .handshake
  case CURLE_OPERATION_TIMEDOUT: .timeout
  case CURLE_PARTIAL_FILE: .truncated
  case CURLE_FILESIZE_EXCEEDED: .tooLarge
  case CURLE_FILE_COULDNT_READ_FILE, CURLE_READ_ERROR: .fileUnreadable
  case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
    .connectionLost
  default: isCertificateProblem(result) ? .certificate : .badAnswer
  }
}

private func isCertificateProblem(_ result: CURLcode) -> Bool {
  switch result {
  case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
    CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ISSUER_ERROR,
    CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CLIENTCERT,
    CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_USE_SSL_FAILED:
    true
  default: false
  }
}
