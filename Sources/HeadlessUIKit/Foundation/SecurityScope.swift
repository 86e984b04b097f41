public import Foundation

// Files outside of the app's own folders: an app must ask before it reads one. There are none here.

extension URL {
  /// Asks for a file outside of the app's own folders; whether it was one that could be asked for (rule 813).
  /// iOS 8.0 and later.
  public nonisolated func startAccessingSecurityScopedResource() -> Bool { false }
  /// Needs the file no longer. iOS 8.0 and later.
  public nonisolated func stopAccessingSecurityScopedResource() {}
}
