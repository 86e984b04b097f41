import Foundation

// What an app shows its user of an error. Foundation on Linux has other words.

/// The sentence by which a device tells its user of an error (rule 980).
///
/// It stands behind `localizedDescription` in apps.
public nonisolated func _courseSentence(of error: any Error) -> String {
  if !isOfFoundation(error), let own = error as? any LocalizedError {
    if let description = own.errorDescription { return description }
    if let reason = own.failureReason { return "\(beginning) \(reason)" }
  }
  let object = error as NSError
  // A class of the app's may say it in its own way.
  guard type(of: object) == NSError.self else {
    return object.localizedDescription.replacing(
      "The operation could not be completed. (", with: "\(beginning) (")
  }
  return object.text(for: NSLocalizedDescriptionKey) ?? object.text(
    for: NSLocalizedFailureReasonErrorKey
  ).map { "\(beginning) \($0)" } ?? object.systemSentence ?? object.numberSentence
}

/// Whether it is Foundation's or Swift's. A cast would make one of them from a number.
private nonisolated func isOfFoundation(_ error: any Error) -> Bool {
  let type = type(of: error)
  return type is NSError.Type || type == CocoaError.self || type == URLError.self
    || type == POSIXError.self || type == DecodingError.self || type == EncodingError.self
}

private nonisolated let beginning = "The operation couldn’t be completed."

extension NSError {
  /// A text of its dictionary; nil for none.
  nonisolated func text(for key: String) -> String? { userInfo[key] as? String }

  /// What is said of an error about which nothing more is known.
  nonisolated fileprivate var numberSentence: String {
    let names = [NSCocoaErrorDomain: "Cocoa", "NSOSStatusErrorDomain": "OSStatus"]
    return "\(beginning) (\(names[domain] ?? domain) error \(code).)"
  }

  /// What Foundation knows of the errors of its own domains; nil for all others.
  nonisolated var systemSentence: String? {
    switch domain {
    case NSPOSIXErrorDomain: POSIXSentence(code: code).words.map { "\(beginning) \($0)" }
    // Up to iOS 8 a Cocoa error is a number.
    case NSCocoaErrorDomain where _isAvailable(9, 0): CocoaSentence(of: self).text
    default: nil
    }
  }
}

/// What the system says of an error that it numbers.
nonisolated struct POSIXSentence {
  /// The system's number.
  var code: Int

  /// The system's words; nil for a number that it does not use.
  var words: String? {
    let words = unsafe String(cString: strerror(Int32(clamping: code)))
    return words.hasPrefix("Unknown error") ? nil : words
  }
}

/// What Foundation says of an error of Cocoa's.
private nonisolated struct CocoaSentence {
  private let code: Int
  private let value: String?
  private let path: String?
  private let target: String?
  /// What was to be done, such as `Remove`, or what the path is: a `Folder`.
  private let variant: String?

  init(of error: NSError) {
    code = error.code
    value = error.userInfo["NSInvalidValue"].map { "\($0)" }
    let url = error.userInfo[NSURLErrorKey] as? URL
    path = error.text(for: NSFilePathErrorKey) ?? url?.path
    target = error.text(for: "NSDestinationFilePath")
    variant = (error.userInfo["NSUserStringVariant"] as? [String])?.first
  }

  private func name(_ path: String) -> String { "“\((path as NSString).lastPathComponent)”" }
  private var file: String { path.map { "The file \(name($0))" } ?? "The file" }
  private var folder: String { path.map { "The folder \(name($0))" } ?? "The folder" }
  private var item: String { path.map(name) ?? "The file" }

  /// The folder into which something was to come, with words before it; empty where there is none.
  private func place(_ words: String) -> String {
    (target ?? path).map { " \(words) \(name(($0 as NSString).deletingLastPathComponent))" } ?? ""
  }

  /// The sentence; nil for a number that Foundation has no words for.
  var text: String? {
    switch code {
    case 4: missing
    case 256: "\(file) couldn’t be opened."
    case 257: "\(file) couldn’t be opened because you don’t have permission to view it."
    case 259: "\(file) couldn’t be opened because it isn’t in the correct format."
    case 260:
      variant == "Folder"
        ? "\(folder) doesn’t exist." : "\(file) couldn’t be opened because there is no such file."
    case 261: "\(file) couldn’t be opened using text encoding Unicode (UTF-8)."
    case 264:
      "\(file) couldn’t be opened because the text encoding of its contents can’t be determined."
    case 512: "\(file) couldn’t be saved\(place("in the folder"))."
    case 513: forbidden
    case 516: occupied
    case 640: "\(file) couldn’t be saved because there isn’t enough space."
    case 2048: value.map { "The value “\($0)” is invalid." } ?? "The value is invalid."
    case 3072: "The operation was cancelled."
    case 3328: "The requested operation couldn’t be completed because the feature is not supported."
    case 3840, 4864: "The data couldn’t be read because it isn’t in the correct format."
    case 4865: "The data couldn’t be read because it is missing."
    case 4866: "The data couldn’t be written because it isn’t in the correct format."
    default: nil
    }
  }

  /// What was to be changed is not there.
  private var missing: String {
    switch variant {
    case "Folder": "\(folder) doesn’t exist."
    case "Remove": "\(item) couldn’t be removed."
    case "Move":
      "\(item) couldn’t be moved\(place("to")) because either the former doesn’t exist, or the "
        + "folder containing the latter doesn’t exist."
    default: "\(file) doesn’t exist."
    }
  }

  /// The app must not write there.
  private var forbidden: String {
    switch variant {
    case "Remove": "\(item) couldn’t be removed because you don’t have permission to access it."
    case "Move":
      "\(item) couldn’t be moved because you don’t have permission\(place("to access"))."
    case "Copy":
      "\(item) couldn’t be copied because you don’t have permission\(place("to access"))."
    default:
      path == nil
        ? "You don’t have permission."
        : "You don’t have permission to save the file \(item)\(place("in the folder"))."
    }
  }

  /// Something of that name is there.
  private var occupied: String {
    switch variant {
    case "Move":
      "\(item) couldn’t be moved\(place("to")) because an item with the same name already exists."
    case "Copy":
      "\(item) couldn’t be copied\(place("to")) because an item with the same name already exists."
    default:
      "\(file) couldn’t be saved\(place("in the folder")) because a file with the same name "
        + "already exists."
    }
  }
}
