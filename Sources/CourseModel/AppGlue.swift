/// The files of our own that are compiled beside an app's and a stage's.
public enum AppGlue {
  /// A name that no learner's file will have.
  public static let fileName = "CourseGlue.swift"

  /// The name of the file with ``formats``.
  public static let formatsFileName = "CourseFormats.swift"

  /// The module's name that every app is compiled under; classes are looked up in it.
  public static let moduleName = "App"

  /// The name of the file with ``stage``.
  public static let stageFileName = "CourseStage.swift"

  /// The module's name that every exercise's `Stage.swift` is compiled under.
  public static let stageModuleName = "Stage"

  /// The name of the file with ``calls``.
  public static let callsFileName = "CourseCalls.swift"

  /// Makes UIKit's versions of these win in a file that imports Foundation, too, and lets dates follow
  /// virtual time. What is written here is compiled with every app: it only passes on.
  public static let source = """
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

  /// A file that is compiled only beside an app whose files have one of its words, as bytes: whoever
  /// speaks of what it is for has to write one.
  public struct Rare: Sendable {
    public var fileName: String
    public var words: [String]
    public var text: String
  }

  public static let rare = [
    Rare(
      fileName: "CoursePointers.swift",
      words: ["pointee", "enumerate", "propertyList("],
      text: pointers),
    Rare(fileName: "CourseAttributes.swift", words: ["ttribut"], text: attributes),
    Rare(fileName: "CourseSystem.swift", words: ["rocessInfo", "arc4random"], text: system),
    Rare(
      fileName: "CourseBundle.swift", words: ["Bundle", "contentsOf", "NSLocalizedString"],
      text: bundle),
  ]

  /// What of Foundation hands out pointers, with such as may be used without danger.
  private static let pointers = """
    import Foundation
    import UIKit

    extension NSRegularExpression {
      @safe nonisolated func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: @escaping (
          NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
      ) {
        unsafe _courseEnumerate(self, in: string, options: options, range: range, using: block)
      }
    }

    extension PropertyListSerialization {
      @safe nonisolated static func propertyList(
        from data: Data, options: PropertyListSerialization.ReadOptions = [],
        format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
      ) throws -> Any {
        unsafe try _courseList(data, options: options, format: format)
      }
    }

    extension NSArray {
      @safe nonisolated func enumerateObjects(
        _ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, options: [], using: block)
      }

      @safe nonisolated func enumerateObjects(
        options: NSEnumerationOptions = [],
        using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, options: options, using: block)
      }
    }

    extension NSDictionary {
      @safe nonisolated func enumerateKeysAndObjects(
        _ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, using: block)
      }
    }

    extension NSSet {
      @safe nonisolated func enumerateObjects(
        _ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, using: block)
      }
    }

    """

  /// The app's own files in the place of the machine's.
  private static let bundle = """
    import Foundation
    import UIKit

    extension Foundation.Bundle {
      nonisolated static var main: Foundation.Bundle { _courseMainBundle }

      nonisolated var bundlePath: String { _courseBundlePath }
      nonisolated var resourcePath: String? { _courseBundlePath }
      nonisolated var bundleURL: Foundation.URL { _url(_courseBundlePath, isDirectory: true) }
      nonisolated var resourceURL: Foundation.URL? { bundleURL }
      nonisolated var infoDictionary: [String: Any]? { _courseInfoDictionary }
      nonisolated var bundleIdentifier: String? {
        _courseInfoDictionary["CFBundleIdentifier"] as? String
      }

      nonisolated func object(forInfoDictionaryKey key: String) -> Any? {
        _courseInfoDictionary[key]
      }

      nonisolated func path(forResource name: String?, ofType ext: String?) -> String? {
        _coursePath(of: name, ext, in: nil)
      }

      nonisolated func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?
      ) -> String? {
        _coursePath(of: name, ext, in: subpath)
      }

      nonisolated func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
        forLocalization localizationName: String?
      ) -> String? {
        _coursePath(of: name, ext, in: subpath, localization: localizationName)
      }

      nonisolated func paths(forResourcesOfType ext: String?, inDirectory subpath: String?)
        -> [String]
      {
        _coursePaths(ext, in: subpath)
      }

      nonisolated func url(forResource name: String?, withExtension ext: String?) -> Foundation.URL? {
        _coursePath(of: name, ext, in: nil).map { _url($0) }
      }

      nonisolated func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
      ) -> Foundation.URL? {
        _coursePath(of: name, ext, in: subpath).map { _url($0) }
      }

      nonisolated func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
      ) -> Foundation.URL? {
        _coursePath(of: name, ext, in: subpath, localization: localizationName).map { _url($0) }
      }

      nonisolated func urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?
      ) -> [Foundation.URL]? {
        _coursePaths(ext, in: subpath).map { _url($0) }
      }

      nonisolated func localizedString(forKey key: String, value: String?, table: String?)
        -> String
      {
        _courseLocalized(key, value, table)
      }

      private nonisolated func _url(_ path: String, isDirectory: Bool = false) -> Foundation.URL {
        Foundation.URL(fileURLWithPath: path, isDirectory: isDirectory)
      }
    }

    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = Foundation.Bundle.main, value: String = "",
      comment: String
    ) -> String {
      _courseLocalized(key, value, tableName)
    }

    extension Foundation.Data {
      nonisolated init(contentsOf url: __shared Foundation.URL, options: Foundation.Data.ReadingOptions = []) throws {
        self = try _courseContents(of: url)
      }
    }

    extension String {
      nonisolated init(contentsOf url: __shared Foundation.URL) throws {
        self = try _courseText(_courseContents(of: url), nil)
      }

      nonisolated init(contentsOf url: __shared Foundation.URL, encoding: Encoding) throws {
        self = try _courseText(_courseContents(of: url), encoding)
      }

      nonisolated init(contentsOfFile path: __shared String) throws {
        self = try _courseText(_courseContents(at: path), nil)
      }

      nonisolated init(contentsOfFile path: __shared String, encoding: Encoding) throws {
        self = try _courseText(_courseContents(at: path), encoding)
      }
    }

    extension NSData {
      nonisolated convenience init?(contentsOf url: Foundation.URL) {
        guard let data = try? _courseContents(of: url) else { return nil }
        self.init(data: data)
      }

      nonisolated convenience init?(contentsOfFile path: String) {
        guard let data = try? _courseContents(at: path) else { return nil }
        self.init(data: data)
      }
    }

    extension NSDictionary {
      nonisolated convenience init?(contentsOf url: Foundation.URL) {
        guard let list = _courseList(try? _courseContents(of: url)) as? [AnyHashable: Any]
        else { return nil }
        self.init(dictionary: list)
      }

      nonisolated convenience init?(contentsOfFile path: String) {
        self.init(contentsOf: Foundation.URL(fileURLWithPath: path, isDirectory: false))
      }
    }

    extension NSArray {
      nonisolated convenience init?(contentsOf url: Foundation.URL) {
        guard let list = _courseList(try? _courseContents(of: url)) as? [Any] else { return nil }
        self.init(array: list)
      }

      nonisolated convenience init?(contentsOfFile path: String) {
        self.init(contentsOf: Foundation.URL(fileURLWithPath: path, isDirectory: false))
      }
    }

    """

  /// What of Foundation takes ranges of a text with attributes, and looks at none of them.
  private static let attributes = """
    import Foundation
    import UIKit

    extension NSAttributedString {
      @safe nonisolated func enumerateAttribute(
        _ name: NSAttributedString.Key, in range: NSRange,
        options: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, name, in: range, options: options, using: block)
      }

      @safe nonisolated func enumerateAttributes(
        in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        unsafe _courseEnumerate(self, in: range, options: options, using: block)
      }

      @safe nonisolated func attributes(
        at index: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] {
        unsafe _courseAttributes(of: self, at: index, effectiveRange: range)
      }

      @safe nonisolated func attribute(
        _ name: NSAttributedString.Key, at index: Int, effectiveRange range: NSRangePointer?
      ) -> Any? {
        unsafe _courseAttribute(name, of: self, at: index, effectiveRange: range)
      }

      @safe nonisolated func attributes(
        at index: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
      ) -> [NSAttributedString.Key: Any] {
        unsafe _courseAttributes(of: self, at: index, longestEffectiveRange: range, in: limit)
      }

      @safe nonisolated func attribute(
        _ name: NSAttributedString.Key, at index: Int, longestEffectiveRange range: NSRangePointer?,
        in limit: NSRange
      ) -> Any? {
        unsafe _courseAttribute(
          name, of: self, at: index, longestEffectiveRange: range, in: limit)
      }

      nonisolated func attributedSubstring(from range: NSRange) -> NSAttributedString {
        _courseSubstring(of: self, from: range)
      }
    }

    extension NSMutableAttributedString {
      nonisolated func addAttribute(
        _ name: NSAttributedString.Key, value: Any, range: NSRange
      ) {
        _courseChange(self, in: range, .add([name: value]))
      }

      nonisolated func addAttributes(
        _ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
      ) {
        _courseChange(self, in: range, .add(attributes))
      }

      nonisolated func setAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
      ) {
        _courseChange(self, in: range, .set(attributes))
      }

      nonisolated func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        _courseChange(self, in: range, .remove(name))
      }

      nonisolated func replaceCharacters(in range: NSRange, with string: String) {
        _courseChange(self, in: range, .replace(string))
      }

      nonisolated func replaceCharacters(in range: NSRange, with string: NSAttributedString) {
        _courseChange(self, in: range, .replaceStyled(string))
      }

      nonisolated func insert(_ string: NSAttributedString, at location: Int) {
        _courseChange(self, in: NSRange(location: location, length: 0), .replaceStyled(string))
      }

      nonisolated func deleteCharacters(in range: NSRange) {
        _courseChange(self, in: range, .replace(""))
      }
    }

    """

  /// What an app may ask of the system: the version is that of the dial, chance that of the run.
  private static let system = """
    import Foundation
    import UIKit

    extension ProcessInfo {
      nonisolated var operatingSystemVersion: OperatingSystemVersion { _courseSystemVersion }

      nonisolated func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        _isAvailable(version.majorVersion, version.minorVersion)
      }

      nonisolated var globallyUniqueString: String { UUID().uuidString }
    }

    nonisolated func arc4random() -> UInt32 { .random(in: .min ... .max) }

    nonisolated func arc4random_uniform(_ bound: UInt32) -> UInt32 {
      bound < 2 ? 0 : .random(in: 0..<bound)
    }

    """

  /// Whether a file of Swift may name one of Foundation's ways to format a text. Every one of them has
  /// these letters in its name, and Swift has no other way to write them.
  public static func mayFormat(_ source: [UInt8]) -> Bool {
    source.firstPlace(of: "ormat") != nil
  }

  /// Hands over what a stage can do.
  ///
  /// A stage is an `enum Stage` with `static let actions: [String: (Any?) throws -> Any?]`. Its
  /// actions get and return plain data: nil, Bool, Int, Double, String, `[Any?]`,
  /// `[String: Any?]`.
  public static let stage = """
    import StageKit

    @_cdecl("course_stage")
    public func registerStage() {
      StageKit.registerStage(Stage.actions)
    }

    """

  /// Hands over what a stage calls of the app: the `let stageCalls: [StageCall]` of an exercise's
  /// `StageCalls.swift`, which is compiled beside the app.
  public static let calls = """
    import StageKit

    @_cdecl("course_calls")
    public func _courseCalls() {
      StageKit::registerCalls(stageCalls)
    }

    """
}
