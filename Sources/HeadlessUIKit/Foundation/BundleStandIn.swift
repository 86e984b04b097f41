import EventTrace
public import Foundation

/// What an app's subclass of `Bundle` comes from. iOS 2.0 and later (rule 789).
///
/// Foundation's class keeps others from overriding its members here. `object_setClass` lets an object of
/// such a class stand for a bundle: that is how apps change their language while they run.
///
/// - Important: not UIKit's. The adapter writes it in the place of `Bundle` behind the name of a class.
open class _CourseBundle: NSObject, HavingAssociations {
  /// The bundle that it stands for, or the app's own.
  fileprivate final var bundle = _courseMainBundle

  /// Makes one that stands for the app's own bundle.
  public required override init() { super.init() }

  /// The text of a key in one of the bundle's tables; the key itself where it has none. An app overrides it.
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  {
    _courseText(of: key, value, tableName, in: bundle)
  }

  /// Where the bundle is.
  public final var bundlePath: String { _courseBundlePath }
  /// The app's Info.plist.
  public final var infoDictionary: [String: Any]? { _courseInfoDictionary }
  /// The path of a file or folder in the bundle.
  public final func path(forResource name: String?, ofType ext: String?) -> String? {
    _coursePath(of: name, ext, in: nil)
  }

  /// Its associations are those of the bundle that it stands for.
  final var associated: AssociatedObjects { AssociatedObjects.of(bundle) }
}

/// Which objects stand for which bundles.
private final class BundleStandIns {
  var byBundle: [ObjectIdentifier: _CourseBundle] = [:]
}

extension Simulator {
  private static let bundleStandInsKey = StateKey { _ in BundleStandIns() }
  private var bundleStandIns: BundleStandIns { state(Self.bundleStandInsKey) }

  /// Lets an object of that class stand for the bundle (rule 789).
  func put(_ type: _CourseBundle.Type, inPlaceOf bundle: Bundle) {
    let standIn = type.init()
    standIn.bundle = bundle
    bundleStandIns.byBundle[ObjectIdentifier(bundle)] = standIn
    unsafe bundlesHaveStandIns = true
  }

  fileprivate func standIn(for bundle: Bundle) -> _CourseBundle? {
    bundleStandIns.byBundle[ObjectIdentifier(bundle)]
  }
}

/// Whether any bundle was ever given another class; until then nobody has to be asked.
nonisolated(unsafe) private var bundlesHaveStandIns = false

/// The text of a key as the bundle has it, or the object that stands for it.
public nonisolated func _courseLocalized(
  _ key: String, _ value: String?, _ table: String?, in bundle: Bundle
) -> String {
  if unsafe bundlesHaveStandIns {
    let text = _courseOnMain(bundle) { bundle in
      Simulator.current.standIn(for: bundle)?.localizedString(
        forKey: key, value: value, table: table)
    }
    if let text { return text }
  }
  return _courseText(of: key, value, table, in: bundle)
}

/// The text of a key in the bundle's own tables: of one language where the bundle is such a folder.
private nonisolated func _courseText(
  of key: String, _ value: String?, _ table: String?, in bundle: Bundle
) -> String {
  guard let language = languageFolders.language(of: bundle) else {
    return _courseLocalized(key, value, table)
  }
  return _courseLocalized(key, value, table, language: language)
}

/// The bundles that an app has made of folders, one for each path (rule 825), and the languages of those
/// such as `fr.lproj`.
private nonisolated final class LanguageFolders: @unchecked Sendable {
  private let lock = Foundation.NSLock()
  private var bundles: [String: Bundle] = [:]
  private var folders: [ObjectIdentifier: (bundle: Bundle, language: String)] = [:]

  func bundle(at path: String) -> Bundle? {
    lock.withLock {
      if let known = bundles[path] { return known }
      // It shows nothing of the machine, whose folders it does not read.
      guard let bundle = Bundle(path: "/") else { return nil }
      bundles[path] = bundle
      let name = path.split(separator: "/").last ?? ""
      if name.hasSuffix(".lproj") {
        folders[ObjectIdentifier(bundle)] = (bundle, String(name.dropLast(".lproj".count)))
      }
      return bundle
    }
  }

  func language(of bundle: Bundle) -> String? {
    lock.withLock { folders[ObjectIdentifier(bundle)]?.language }
  }
}

private nonisolated let languageFolders = LanguageFolders()

/// The bundle that an app makes of a path: its own bundle, and folders in that; nil for anything else.
public nonisolated func _courseBundle(at path: String) -> Bundle? {
  if path == _courseBundlePath || path == "\(_courseBundlePath)/" { return _courseMainBundle }
  guard path.hasPrefix("\(_courseBundlePath)/"), AppBundle.hasFolder(path) else { return nil }
  return languageFolders.bundle(at: path.hasSuffix("/") ? String(path.dropLast()) : path)
}

/// The bundle that has the class: the app's own for the app's classes, and another one for the system's
/// (rule 1172).
public nonisolated func _courseBundle(for aClass: AnyClass) -> Bundle {
  let isOwn = _typeName(aClass, qualified: true).hasPrefix("\(AppBundle.moduleName).")
  return (isOwn ? nil : languageFolders.bundle(at: "framework")) ?? _courseMainBundle
}

/// Whose initializers may give back a bundle that is there: an app's code must not mention Foundation's,
/// which read any folder.
public nonisolated protocol _CourseBundleMaking {}

extension _CourseBundleMaking {
  /// The bundle itself.
  public nonisolated init(_course bundle: Bundle) { self = bundle as! Self }
}

extension Bundle: _CourseBundleMaking {}
