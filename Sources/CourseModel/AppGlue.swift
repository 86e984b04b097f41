/// The file of our own that is compiled into every app's module, beside its author's.
public enum AppGlue {
  /// A name that no learner's file will have.
  public static let fileName = "CourseGlue.swift"

  /// The name of the file with ``formats``.
  public static let formatsFileName = "CourseFormats.swift"

  /// The module's name that every app is compiled under; classes are looked up in it.
  public static let moduleName = "App"

  /// The file's text, for an app with or without an exercise's `Stage.swift`.
  ///
  /// A stage is an `enum Stage` with `static let actions: [String: (Any?) throws -> Any?]`. Its
  /// actions get and return plain data: nil, Bool, Int, Double, String, `[Any?]`,
  /// `[String: Any?]`.
  public static func source(hasStage: Bool) -> String {
    hasStage ? names + stage : names
  }

  /// Makes UIKit's versions of these win in a file that imports Foundation, too, and lets dates follow
  /// virtual time. What is written here is compiled with every app: it only passes on.
  private static let names = """
    import UIKit

    public typealias DispatchGroup = UIKit.DispatchGroup
    public typealias DispatchQueue = UIKit.DispatchQueue
    public typealias DispatchTime = UIKit.DispatchTime
    public typealias DispatchWorkItem = UIKit.DispatchWorkItem
    public typealias NotificationCenter = UIKit.NotificationCenter
    public typealias RunLoop = UIKit.RunLoop
    public typealias Timer = UIKit.Timer
    public typealias UserDefaults = UIKit.UserDefaults

    func NSStringFromClass(_ aClass: AnyClass) -> String {
      UIKit.NSStringFromClass(aClass)
    }

    func NSClassFromString(_ aClassName: String) -> AnyClass? {
      UIKit.NSClassFromString(aClassName)
    }

    extension Date {
      nonisolated init() {
        self.init(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
      }

      nonisolated static var now: Date { Date() }
    }

    nonisolated func NSLog(_ format: String, _ arguments: any CVarArg...) {
      _courseLog(format, arguments)
    }

    """

  /// Has formats looked at before they are believed; only for an app that ``mayFormat(_:)``.
  public static let formats = """
    import UIKit

    extension String {
      nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
        self = _courseFormat(format, arguments)
      }

      nonisolated init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = _courseFormat(format, arguments)
      }

      nonisolated init(
        format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
      ) {
        self = _courseFormat(format, locale: locale, arguments)
      }

      nonisolated init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) {
        self = _courseFormat(format, locale: locale, arguments)
      }

      nonisolated static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        _courseFormat(format, locale: .current, arguments)
      }
    }

    extension StringProtocol {
      nonisolated func appendingFormat<Format: StringProtocol>(
        _ format: Format, _ arguments: any CVarArg...
      ) -> String {
        "\\(self)\\(_courseFormat(String(format), arguments))"
      }
    }

    extension NSString {
      nonisolated convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(string: _courseFormat(format, arguments))
      }

      nonisolated class func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> Self {
        self.init(string: _courseFormat(format, locale: .current, arguments))
      }

      nonisolated func appendingFormat(_ format: String, _ arguments: any CVarArg...) -> NSString {
        NSString(string: "\\(self)\\(_courseFormat(format, arguments))")
      }
    }

    """

  /// Whether a file of Swift may name one of Foundation's ways to format a text. Every one of them has
  /// these letters in its name, and Swift has no other way to write them.
  public static func mayFormat(_ source: [UInt8]) -> Bool {
    source.firstPlace(of: "ormat") != nil
  }

  private static let stage = """

    @_cdecl("course_stage")
    public func registerStage() {
      _registerStage(Stage.actions)
    }

    """
}
