public import Foundation

/// May object to what a ``FileManager`` is to remove, copy or move; iOS 2.0 and later.
///
/// - Important: asked for what the app names, not for each file in a folder of it.
@MainActor
public protocol FileManagerDelegate: NSObjectProtocol {
  /// Whether the file or folder may be removed; iOS 4.0 and later.
  func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
  /// Whether the file or folder may be removed; iOS 2.0 and later.
  func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
  /// Whether the file or folder may be copied; iOS 4.0 and later.
  func fileManager(
    _ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL
  ) -> Bool
  /// Whether the file or folder may be copied; iOS 2.0 and later.
  func fileManager(
    _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
  /// Whether the file or folder may be moved; iOS 4.0 and later.
  func fileManager(
    _ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL
  ) -> Bool
  /// Whether the file or folder may be moved; iOS 2.0 and later.
  func fileManager(
    _ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
}

extension FileManagerDelegate {
  /// The default for a type that does not implement this member.
  public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool { true }
  /// The default for a type that does not implement this member.
  public func fileManager(
    _ fileManager: FileManager, shouldRemoveItemAtPath path: String
  ) -> Bool { true }
  /// The default for a type that does not implement this member.
  public func fileManager(
    _ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL
  ) -> Bool { true }
  /// The default for a type that does not implement this member.
  public func fileManager(
    _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { true }
  /// The default for a type that does not implement this member.
  public func fileManager(
    _ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL
  ) -> Bool { true }
  /// The default for a type that does not implement this member.
  public func fileManager(
    _ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { true }
}

extension FileManager {
  /// Whether the delegate lets the change be; nobody objects where there is none.
  nonisolated final func allows(_ question: @MainActor (any FileManagerDelegate) -> Bool) -> Bool {
    guard let delegate else { return true }
    return _courseOnMain(delegate) { question($0) }
  }
}
