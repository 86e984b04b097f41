public import Foundation

// What a pattern of an error's code matches, as with Apple's Foundation: `catch URLError.timedOut`.

#if !canImport(ObjectiveC)
  /// Whether the error is one of the network with that code. iOS 2.0 and later.
  public nonisolated func ~= (code: URLError.Code, error: any Error) -> Bool {
    (error as? URLError)?.code == code
  }
  /// Whether the error is one of Cocoa with that code. iOS 2.0 and later.
  public nonisolated func ~= (code: CocoaError.Code, error: any Error) -> Bool {
    (error as? CocoaError)?.code == code
  }
  /// Whether the error is one of the system with that code. iOS 2.0 and later.
  public nonisolated func ~= (code: POSIXErrorCode, error: any Error) -> Bool {
    (error as? POSIXError)?.code == code
  }
#endif
