import Foundation

// What an app prints of an error. Foundation and Swift on Linux have other texts.

/// The error as a device prints it (rules 958 and 982).
///
/// It stands behind `print` and the interpolation of texts in apps.
public nonisolated func _courseText(of error: any Error) -> String {
  // The texts of Swift 6.2 and earlier, which came with the system.
  if !_isAvailable(26, 4) {
    if let error = error as? DecodingError { return error.earlierText }
    if let error = error as? EncodingError { return error.earlierText }
  }
  return numberedText(of: error) ?? String(describing: error)
}

/// The error in an optional, as a device prints it.
public nonisolated func _courseDebugText(of error: any Error) -> String {
  if !_isAvailable(26, 4) {
    if let error = error as? DecodingError { return "Swift.DecodingError.\(error.earlierText)" }
    if let error = error as? EncodingError { return "Swift.EncodingError.\(error.earlierText)" }
  }
  return numberedText(of: error) ?? String(reflecting: error)
}

/// The text of an error with a domain and a number; nil for one of another type.
private nonisolated func numberedText(of error: any Error) -> String? {
  let type = type(of: error)
  // The bridge asks an error of the app's for its words, which may print the error.
  guard
    type == NSError.self || type == URLError.self || type == CocoaError.self
      || type == POSIXError.self
  else { return nil }
  let object = error as NSError
  // What the network says has details, what an app makes has none: that one is a structure.
  if type == URLError.self, object.userInfo.isEmpty {
    return "URLError(_nsError: \(object.printed))"
  }
  return object.printed
}

extension NSError {
  /// The error for the console (rule 958).
  nonisolated fileprivate var printed: String {
    let debug = text(for: NSDebugDescriptionErrorKey)
    var text = "Error Domain=\(domain) Code=\(code) "
    if _isAvailable(9, 0) {
      let known = domain == NSPOSIXErrorDomain ? POSIXSentence(code: code).words : systemSentence
      text += "\"\(self.text(for: NSLocalizedDescriptionKey) ?? debug ?? known ?? "(null)")\""
    } else {
      text += "\"\(_courseSentence(of: self))\"" + (debug.map { " (\($0))" } ?? "")
    }
    if userInfo.isEmpty { return text }
    // A dictionary has no order, and a trace needs one.
    let details = userInfo.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(Self.printed($0.value))" }.joined(separator: ", ")
    let address = _isAvailable(9, 0) ? "" : "\(printedAddress(of: self)) "
    return "\(text) UserInfo=\(address){\(details)}"
  }

  /// A value of the dictionary; another error has its place before it.
  nonisolated private static func printed(_ value: Any) -> String {
    switch value {
    // An app may have said that a text is an error.
    case let text as String: return text
    case let list as [Any]:
      return "(\n" + list.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    case let error as any Error:
      let object = error as NSError
      return _isAvailable(9, 0)
        ? "\(printedAddress(of: object)) {\(object.printed)}"
        : "\(printedAddress(of: object)) \"\(_courseSentence(of: object))\""
    default: return String(describing: value)
    }
  }
}

extension DecodingError {
  /// The text up to Swift 6.2, where an error was printed as any enumeration is (rule 982).
  nonisolated fileprivate var earlierText: String {
    switch self {
    case .typeMismatch(let type, let context):
      return "typeMismatch(\(String(reflecting: type)), \(context.earlierText))"
    case .valueNotFound(let type, let context):
      return "valueNotFound(\(String(reflecting: type)), \(context.earlierText))"
    case .keyNotFound(let key, let context):
      return "keyNotFound(\(earlier(key)), \(context.earlierText))"
    case .dataCorrupted(let context): return "dataCorrupted(\(context.earlierText))"
    @unknown default: return String(describing: self)
    }
  }
}

extension DecodingError.Context {
  nonisolated fileprivate var earlierText: String {
    contextText("DecodingError", codingPath, earlier(debugDescription), underlyingError)
  }
}

extension EncodingError {
  /// The text up to Swift 6.2 (rule 982).
  nonisolated fileprivate var earlierText: String {
    guard case .invalidValue(let value, let context) = self else { return String(describing: self) }
    let text = contextText(
      "EncodingError", context.codingPath, context.debugDescription, context.underlyingError)
    return "invalidValue(\(String(reflecting: value)), \(text))"
  }
}

private nonisolated func contextText(
  _ type: String, _ path: [any CodingKey], _ description: String, _ underlying: (any Error)?
) -> String {
  let cause = underlying.map { "Optional(\(_courseDebugText(of: $0)))" } ?? "nil"
  return "Swift.\(type).Context(codingPath: [\(path.map(earlier).joined(separator: ", "))], "
    + "debugDescription: \(String(reflecting: description)), underlyingError: \(cause))"
}

/// The key as it is printed; up to iOS 16 the decoder's own keys had another type.
private nonisolated func earlier(_ key: any CodingKey) -> String {
  let text = key.description
  guard !_isAvailable(17, 0), text.hasPrefix("_CodingKey(") else { return text }
  return "_JSONKey(" + text.dropFirst("_CodingKey(".count)
}

/// What the decoder said; up to iOS 16 it had other words for some of it.
private nonisolated func earlier(_ description: String) -> String {
  guard !_isAvailable(17, 0) else { return description }
  return
    description
    .replacing("found a string instead.", with: "found a string/data instead.")
    .replacing(/^Cannot get value of type (.*) -- found null value instead/) {
      "Expected \($0.1) value but found null instead."
    }
}
