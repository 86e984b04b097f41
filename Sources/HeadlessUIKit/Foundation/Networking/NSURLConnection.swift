public import Foundation

/// Asks the network, as apps did before there was `URLSession`. iOS 2.0 and later (rule 1099).
///
/// - Important: One that tells a delegate is not here.
public nonisolated final class NSURLConnection: NSObject {
  private override init() { super.init() }

  /// Sends a request and calls the block in the queue, with the answer or why there is none; iOS 5.0 and later.
  public static func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    requires("sendAsynchronousRequest:queue:completionHandler:", since: 5.0)
    nonisolated(unsafe) let handler = handler
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// Whether it can be asked for. iOS 2.0 and later.
  public static func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "ftp", "file"].contains(request.url?.scheme?.lowercased() ?? "")
  }
}
