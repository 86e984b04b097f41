public import Foundation

// How an app's own `print` shows what is measured in points, as on a device; the toolchain's Foundation
// shows how it stores them. On a Mac these conformances are CoreGraphics' own.
#if !canImport(Darwin)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates: `(16.0, 20.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height: `(320.0, 460.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin, then width and height: `(0.0, 20.0, 320.0, 460.0)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
