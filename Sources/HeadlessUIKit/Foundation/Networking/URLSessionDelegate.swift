public import Foundation

/// Hears of a session. iOS 7.0 and later.
@MainActor
public protocol URLSessionDelegate: AnyObject {
  /// The session was ended.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// A server wants to know who asks; none does here.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Everything was told that happened while the app did not run.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}
extension URLSessionDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// The default for a type that does not implement this member.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// Hears of a session's tasks. iOS 7.0 and later.
@MainActor
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// A task has ended, by an error or not.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  /// A server wants to know who asks; none does here.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// A task has ended, and it is known how long it took; iOS 10.0 and later.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics)
  /// Something was sent.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  /// A task was made. iOS 16.0 and later.
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
  /// A task waits until there is a network. iOS 11.0 and later.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
  /// A task needs what it sends once more.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping (InputStream?) -> Void)
  /// A server sends the task elsewhere.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void)
}
extension URLSessionTaskDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
}

extension URLSessionTaskDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// The default for a type that does not implement this member.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
  ) { completionHandler(nil) }
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(request) }
}

/// Hears of the data that come. iOS 7.0 and later.
@MainActor
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// A server begins to answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  /// Data has come.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
  /// A task of data has become one of a file.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didBecome downloadTask: URLSessionDownloadTask)
}
extension URLSessionDataDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

extension URLSessionDataDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didBecome downloadTask: URLSessionDownloadTask
  ) {}
}

/// Hears of the files that come. iOS 7.0 and later.
@MainActor
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// A file has come.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// A part of a file has come.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
  /// A file that was begun goes on.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
}
extension URLSessionDownloadDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}

extension URLSessionDownloadDelegate {
  /// The default for a type that does not implement this member.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64
  ) {}
}

extension URLSession {
  /// What becomes of a task once its answer begins. iOS 7.0 and later.
  public enum ResponseDisposition: Int, Sendable {
    /// It ends; it goes on; it becomes a file; it becomes a stream.
    case cancel, allow, becomeDownload, becomeStream
  }
}
