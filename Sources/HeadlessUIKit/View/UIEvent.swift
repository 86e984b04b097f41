public import Foundation

/// What a person did: a touch, so far.
public final class UIEvent: NSObject {}
