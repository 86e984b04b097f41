import EventTrace
public import Foundation

/// The orientation of a scene, and how the app asks for another (rule 138).
extension UIWindowScene {
  /// The orientation of the scene's interface; iOS 13.0 and later.
  public var interfaceOrientation: UIInterfaceOrientation {
    let simulator = Simulator.current!
    guard requires("interfaceOrientation", since: 13.0) else {
      return .unknown
    }
    return simulator.interfaceOrientation
  }

  /// The geometry of the scene now; iOS 16.0 and later.
  public var effectiveGeometry: Geometry {
    let simulator = Simulator.current!
    requires("effectiveGeometry", since: 16.0)
    return Geometry(interfaceOrientation: simulator.interfaceOrientation)
  }

  /// Asks the system to turn the scene; iOS 16.0 and later.
  ///
  /// `errorHandler` hears when the frontmost controller supports none of the orientations. The
  /// answer comes with a later turn of the run loop.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let simulator = Simulator.current!
    guard requires("requestGeometryUpdateWithPreferences:errorHandler:", since: 16.0),
      let preferences = geometryPreferences as? GeometryPreferences.iOS
    else { return }
    let wanted = preferences.interfaceOrientations
    simulator.call("requestGeometryUpdate(_:errorHandler:)", on: self, ["\(wanted)"]) {
      simulator.post("geometry update") {
        if let error = simulator.turnInterface(into: wanted) { errorHandler?(error) }
      }
    }
  }

  /// The geometry of a scene; iOS 16.0 and later.
  public final class Geometry: NSObject {
    /// How the interface is turned; iOS 16.0 and later.
    public let interfaceOrientation: UIInterfaceOrientation
    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
    }
  }

  /// The geometry that an app wants for a scene; iOS 16.0 and later.
  open class GeometryPreferences: NSObject {
    /// The geometry that an app wants for a scene on a phone or pad; iOS 16.0 and later.
    public final class iOS: GeometryPreferences {
      /// The orientations that will do; empty leaves the scene as it is. iOS 16.0 and later.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Asks for these orientations; iOS 16.0 and later.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        Self.requiresClass(since: 16.0, named: "UIWindowSceneGeometryPreferencesIOS")
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    override init() {
      Self.requiresClass(since: 16.0, named: "UIWindowSceneGeometryPreferences")
      super.init()
    }
  }
}

/// Why the system did not do with a scene what the app asked for; iOS 13.0 and later.
public struct UISceneError: Error, CustomStringConvertible {
  /// What was refused.
  public enum Code: Int, Sendable {
    /// The app has only one scene.
    case multipleScenesNotSupported = 0
    /// The system does not do it.
    case requestDenied = 1
    /// The scene cannot do that.
    case geometryRequestUnsupported = 100
    /// The scene's controller does not allow it.
    case geometryRequestDenied = 101
  }

  /// What sort of error it is.
  public let code: Code
  let reason: String

  /// What went wrong, in a sentence.
  public var localizedDescription: String { reason }
  /// The error as it is printed.
  public var description: String {
    "Error Domain=UISceneErrorDomain Code=\(code.rawValue) \"\(reason)\""
  }
}

extension UISceneError: LocalizedError {
  /// The same sentence, for whoever knows only that it is an error.
  public nonisolated var errorDescription: String? { reason }
}

extension Simulator {
  /// Turns the interface into one of `wanted`; the error says why it does not.
  fileprivate func turnInterface(into wanted: UIInterfaceOrientationMask) -> UISceneError? {
    guard !isDead, !wanted.isEmpty, let controller = frontmostFullScreenController,
      let supported = orientations(of: controller)
    else { return nil }
    let common = supported.intersection(wanted)
    guard !common.isEmpty else {
      return UISceneError(
        code: .geometryRequestDenied,
        reason: "None of the requested orientations are supported by the view controller. "
          + "Requested: \(wanted); Supported: \(supported)")
    }
    let target = candidates(after: interfaceOrientation).first { common.contains($0.mask) }
    if let target, target != interfaceOrientation, !rotation.isRotating {
      turnInterface(to: target)
    }
    return nil
  }
}
