public import Foundation

/// The forms of what documents do that are awaited; each says whether it worked (rule 1382).
extension UIDocument {
  /// Reads the file; iOS 5.0 and later.
  @discardableResult
  public func open() async -> Bool {
    await awaitedAnswer { open(completionHandler: $0) }
  }
  /// Saves what was changed, and closes it; iOS 5.0 and later.
  @discardableResult
  public func close() async -> Bool {
    await awaitedAnswer { close(completionHandler: $0) }
  }
  /// Writes the file; iOS 5.0 and later.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await awaitedAnswer { save(to: url, for: saveOperation, completionHandler: $0) }
  }
  /// Saves what was changed; iOS 5.0 and later.
  @discardableResult
  public func autosave() async -> Bool {
    await awaitedAnswer { autosave(completionHandler: $0) }
  }
  /// Reads it anew, from its own file or another one; iOS 5.0 and later.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await awaitedAnswer { revert(toContentsOf: url, completionHandler: $0) }
  }
}
