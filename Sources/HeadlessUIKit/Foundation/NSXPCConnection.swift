public import Foundation

/// A connection between processes, of which an app has none here: only the name of its method is used, as in
/// `#selector(NSXPCConnection.suspend)` (rule 1036). iOS 2.0 and later.
public final class NSXPCConnection: NSObject {
  private override init() { super.init() }
  /// Whatever it is sent to stops; nothing by itself. iOS 2.0 and later.
  public func suspend() {}
}
