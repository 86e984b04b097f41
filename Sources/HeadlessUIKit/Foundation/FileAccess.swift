public import Foundation

private final class FileState {
  /// Whether something changed since it was last stored.
  var isStale = false
}

extension Simulator {
  private static let filesKey = StateKey { _ in FileState() }

  /// What the app wrote stays, whatever becomes of it.
  func filesChanged() {
    let state = state(Self.filesKey)
    guard !state.isStale else { return }
    state.isStale = true
    queue.post(label: "FileManager") { [self] in storeFiles() }
  }

  func storeFiles() {
    let state = state(Self.filesKey)
    guard state.isStale else { return }
    state.isStale = false
    store(unsafe appFiles.stored, as: .files)
  }
}

/// Changes the app's files; from any of its code, as nothing of it goes on beside this.
@discardableResult
nonisolated func changeFiles<Result>(_ change: (inout AppFiles) throws -> Result) rethrows -> Result
{
  let result = try unsafe change(&appFiles)
  MainActor.assumeIsolated { Simulator.current?.filesChanged() }
  return result
}

// MARK: What stands behind Foundation's own names in apps

/// Writes to a file of the app; for code that the adapter has written.
public nonisolated func _courseWrite(_ data: Data, to url: URL) throws {
  guard url.isFileURL else {
    throw CocoaError(.fileWriteUnsupportedScheme, userInfo: [NSURLErrorKey: url])
  }
  try _courseWrite(data, to: url.path)
}

/// Writes to a file of the app; for code that the adapter has written.
public nonisolated func _courseWrite(_ data: Data, to path: String) throws {
  try changeFiles { try $0.write(data, to: path) }
}

/// Writes a text to a file of the app; for code that the adapter has written.
public nonisolated func _courseWrite(
  _ text: String, to path: String, _ encoding: String.Encoding
) throws {
  guard let data = text.data(using: encoding) else {
    throw CocoaError(.fileWriteInapplicableStringEncoding, userInfo: [NSFilePathErrorKey: path])
  }
  try _courseWrite(data, to: path)
}

/// Writes a property list as text; false if the value is not a property list.
public nonisolated func _courseWrite(list: Any, to path: String) -> Bool {
  guard
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
  else { return false }
  return (try? _courseWrite(data, to: path)) != nil
}

/// Whether a file of the app is there; for code that the adapter has written.
public nonisolated func _courseIsThere(_ url: URL) throws -> Bool {
  guard url.isFileURL, unsafe appFiles.entry(at: url.path) != nil else {
    throw AppFiles.error(.fileReadNoSuchFile, url.path)
  }
  return true
}

/// The address of one of the app's folders; for code that the adapter has written.
public nonisolated func _courseFolder(_ folder: FileManager.SearchPathDirectory) -> URL {
  URL(fileURLWithPath: folder.path ?? AppFiles.home, isDirectory: true)
}

/// Where temporary files go. iOS 2.0 and later.
public nonisolated func NSTemporaryDirectory() -> String { "\(AppFiles.temporary)/" }

/// The app's own place on the device. iOS 2.0 and later.
public nonisolated func NSHomeDirectory() -> String { AppFiles.home }

/// The folders of a kind; an app has one of each. iOS 2.0 and later.
public nonisolated func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  guard domainMask.contains(.userDomainMask), let path = directory.path else { return [] }
  return [path]
}
