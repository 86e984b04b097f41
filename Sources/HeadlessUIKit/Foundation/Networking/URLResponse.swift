public import Foundation

/// What the network says beside the data. iOS 2.0 and later.
nonisolated open class URLResponse: NSObject, @unchecked Sendable {
  /// Where it comes from; nil where nobody knows.
  public let url: URL?
  /// Which kind of content it is; nil where nobody knows.
  public let mimeType: String?
  /// How many bytes it has; -1 where nobody knows.
  public let expectedContentLength: Int64
  /// How its text is written; nil where nobody knows.
  public let textEncodingName: String?

  /// Makes an answer.
  public init(
    url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    (url, mimeType, expectedContentLength, textEncodingName) = (URL, MIMEType, Int64(length), name)
  }

  /// Makes an answer from nowhere.
  public override init() {
    (url, mimeType, expectedContentLength, textEncodingName) = (nil, nil, -1, nil)
    super.init()
  }

  /// A name for a file with it.
  open var suggestedFilename: String? { url?.lastPathComponent ?? "unknown" }
}

/// What a web server says beside the data. iOS 2.0 and later.
nonisolated open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// What became of the request, such as 200.
  public let statusCode: Int
  private let headers: [String: String]

  /// Makes an answer with what it says of itself; nil where it cannot be.
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    headers = headerFields ?? [:]
    let type = headers.first { $0.key.lowercased() == "content-type" }?.value
    let length = headers.first { $0.key.lowercased() == "content-length" }.flatMap { Int($0.value) }
    super.init(
      url: url, mimeType: type?.split(separator: ";").first.map(String.init),
      expectedContentLength: length ?? -1, textEncodingName: type.flatMap(Self.encoding))
  }

  /// What a type says of how its text is written (rule 1327).
  private static func encoding(of type: String) -> String? {
    for part in type.split(separator: ";").dropFirst() {
      let words = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      }
      if words.count == 2, words[0].lowercased() == "charset" { return words[1].lowercased() }
    }
    return nil
  }

  /// What it says of itself, by names.
  open var allHeaderFields: [AnyHashable: Any] { headers }
  /// What it says under a name; nil for nothing. iOS 13.0 and later.
  open func value(forHTTPHeaderField field: String) -> String? {
    requires("valueForHTTPHeaderField:", since: 13.0)
    return headers.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// What a status means, in words.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500: "internal server error"
    default: statusCode < 400 ? "success" : "error"
    }
  }
}
