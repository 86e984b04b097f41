import Foundation

/// An object of Foundation's with methods that apps hand over by their selectors: a cache that empties itself on a
/// memory warning needs no line of the app's.
protocol HavingFoundationMethods: AnyObject {
  /// The method of that name without arguments; nil for none.
  func foundationMethod(_ name: String) -> (() -> Void)?
}

extension NSCache: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    name == "removeAllObjects" ? { self.removeAllObjects() } : nil
  }
}
extension NSMutableArray: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    switch name {
    case "removeAllObjects": { self.removeAllObjects() }
    case "removeLastObject": { self.removeLastObject() }
    default: nil
    }
  }
}
extension NSMutableDictionary: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    name == "removeAllObjects" ? { self.removeAllObjects() } : nil
  }
}
extension NSMutableSet: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    name == "removeAllObjects" ? { self.removeAllObjects() } : nil
  }
}
extension Timer: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    switch name {
    case "invalidate": { self.invalidate() }
    case "fire": { self.fire() }
    default: nil
    }
  }
}
extension Operation: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    switch name {
    case "cancel": { self.cancel() }
    case "start": { self.start() }
    default: nil
    }
  }
}
extension OperationQueue: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    name == "cancelAllOperations" ? { self.cancelAllOperations() } : nil
  }
}
extension URLSessionTask: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    switch name {
    case "cancel": { self.cancel() }
    case "resume": { self.resume() }
    case "suspend": { self.suspend() }
    default: nil
    }
  }
}
extension UserDefaults: HavingFoundationMethods {
  func foundationMethod(_ name: String) -> (() -> Void)? {
    name == "synchronize" ? { _ = self.synchronize() } : nil
  }
}
