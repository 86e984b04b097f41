/// Makes UIKit's operations, which take their turns on virtual time, win over Foundation's, which run on
/// threads, and the like of files and archives: in every app that names them and has no type of its own with that name.
struct Operations: SourceRewrite {
  /// Like all of UIKit, operations and their subclasses belong to the main actor here.
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.flatMap { type -> [SourceEdit] in
      guard type.keyword == "class", let parent = type.inherited.first,
        parent == "Operation" || parent == "BlockOperation"
      else { return [] }
      return (type.start..<type.nameToken).filter { file.tokens[$0].text == "nonisolated" }.map {
        SourceEdit(range: file.tokens[$0].range, replacement: "")
      }
    }
  }

  /// Files and archives, too: the app's own are in memory, and read nothing that they did not write.
  private static let names = [
    "BlockOperation", "CachedURLResponse", "FileHandle", "FileManager", "HTTPURLResponse",
    "InputStream",
    "NSCondition", "NSConditionLock", "NSExpression", "NSKeyedArchiver", "NSKeyedUnarchiver",
    "NSLock", "NSRecursiveLock", "NSURLRequest",
    "NotificationQueue", "Operation", "OperationQueue", "OutputStream", "Stream", "StreamDelegate",
    "Thread", "URLCache",
    "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    "UndoManager", "XMLParser",
  ]

  /// Words that go with these types, and the numbers of errors.
  private static let constants = [
    "NSCoderReadCorruptError", "NSFileNoSuchFileError", "NSFileReadCorruptFileError",
    "NSFileReadNoPermissionError", "NSFileReadNoSuchFileError", "NSFileReadUnknownError",
    "NSFileWriteFileExistsError", "NSFileWriteNoPermissionError", "NSFileWriteOutOfSpaceError",
    "NSFileWriteUnknownError", "NSFormattingError", "NSKeyValueValidationError",
    "NSKeyedArchiveRootObjectKey", "NSPropertyListReadCorruptError", "NSUserCancelledError",
  ]

  /// The text of ``AppGlue/operationsFileName``; nil for an app that needs none.
  static func glue(for app: ScannedApp) -> String? {
    let own = app.ownNames
    let named = names.filter { name in
      !own.contains(name)
        && app.files.values.contains { file in
          file.tokens.contains { $0.kind == .word && $0.text == name }
        }
    }
    let constants = constants.filter { name in
      app.files.values.contains { file in file.tokens.contains { $0.text == name } }
    }
    if named.isEmpty, constants.isEmpty { return nil }
    return "import UIKit\n\n"
      + named.map { "public typealias \($0) = UIKit.\($0)\n" }.joined()
      + constants.map { "nonisolated let \($0) = UIKit.\($0)\n" }.joined()
  }
}

extension ScannedApp {
  /// The names of the app's own types; an extension names what it extends, which is none of these.
  var ownNames: Set<String> {
    Set(
      files.values.flatMap { file in
        file.types.filter { $0.keyword != "extension" }.map(\.name) + file.aliases
      })
  }
}
