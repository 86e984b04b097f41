public import Foundation

// What is behind Foundation's own names in apps: an app has the files of its bundle, and no other file
// or path of the machine.

/// A bundle that says no path of this machine when it is printed.
public nonisolated let _courseMainBundle = Bundle(path: "/") ?? .main

/// The path of the app's bundle, as the app sees it.
public nonisolated var _courseBundlePath: String { unsafe appBundle.path }

/// The app's Info.plist.
public nonisolated var _courseInfoDictionary: [String: Any] { unsafe appBundle.builtInfo }

/// The path of a file in the bundle.
public nonisolated func _coursePath(
  of name: String?, _ ending: String?, in folder: String?, localization: String? = nil
) -> String? {
  guard let name, !name.isEmpty else {
    return _coursePaths(ending, in: folder, localization: localization).first
  }
  let file = name + AppBundle.suffix(ending)
  let bundle = unsafe appBundle
  let places = AppBundle.folders(folder, localization).map { $0 + file }
  return
    (places.first { bundle.files[$0] != nil }
    ?? places.first { AppBundle.hasFolder("\(bundle.path)/\($0)") })
    .map { "\(bundle.path)/\($0)" }
}

/// The paths of all files in one folder of the bundle.
public nonisolated func _coursePaths(
  _ ending: String?, in folder: String?, localization: String? = nil
) -> [String] {
  let suffix = AppBundle.suffix(ending)
  let bundle = unsafe appBundle
  return AppBundle.folders(folder, localization).flatMap { folder in
    bundle.files.keys.filter {
      $0.hasPrefix(folder) && $0.hasSuffix(suffix) && !$0.dropFirst(folder.count).contains("/")
    }.sorted()
  }.map { "\(bundle.path)/\($0)" }
}

/// The address of a file. Where Foundation would look at the disk, the bundle's folders are folders, and
/// nothing else is; the working directory of an app is the root.
public nonisolated func _courseFileURL(
  _ path: String, _ hint: URL.DirectoryHint? = nil, relativeTo base: URL? = nil
) -> URL {
  var hint = hint ?? .checkFileSystem
  if hint == .checkFileSystem {
    let isFolder = AppBundle.isFolder(base?.appending(path: path).path ?? path)
    hint = isFolder ? .isDirectory : .notDirectory
  }
  return URL(
    filePath: path, directoryHint: hint,
    relativeTo: base ?? (path.hasPrefix("/") ? nil : URL(filePath: "/")))
}

/// The address with one more name behind it, and a slash behind that where it is a folder's.
public nonisolated func _courseAppending(_ name: String, to url: URL) -> URL {
  let plain = url.appendingPathComponent(name, isDirectory: name.hasSuffix("/"))
  return url.isFileURL && AppBundle.isFolder(plain.path)
    ? url.appendingPathComponent(name, isDirectory: true) : plain
}

/// What is in a file of the bundle.
///
/// - Throws: For everything else what Foundation throws for a file that is not there, and for an address
///   what it throws without a network.
public nonisolated func _courseContents(of url: URL) throws -> Data {
  guard url.isFileURL else {
    throw NSError(domain: "NSURLErrorDomain", code: -1009, userInfo: ["NSErrorFailingURLKey": url])
  }
  return try _courseContents(at: url.path)
}

/// The bytes of a file of the bundle; nil when it is not there.
public nonisolated func _courseContents(at path: String) throws -> Data {
  try unsafe appFiles.contents(at: path)
}

/// The data as text; without an encoding as what it looks like.
public nonisolated func _courseText(_ data: Data, _ encoding: String.Encoding?) throws -> String {
  let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
  if let text = String(data: data, encoding: encoding ?? (isUTF16 ? .utf16 : .utf8)) { return text }
  throw CocoaError(.fileReadInapplicableStringEncoding)
}

/// The property list in the data.
public nonisolated func _courseList(_ data: Data?) -> Any? {
  try? data.map { try PropertyListSerialization.propertyList(from: $0, format: nil) }
}

/// The text of a key in one of the bundle's tables; the key itself where it has none.
public nonisolated func _courseLocalized(
  _ key: String, _ value: String?, _ table: String?, language: String? = nil
) -> String {
  let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  if let text = countedText(key, table, language) { return text }
  let path = _coursePath(of: table, "strings", in: nil, localization: language)
  let list = _courseList(path.flatMap { try? _courseContents(at: $0) }) as? [String: String]
  if let text = list?[key] { return text }
  return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
}

/// The format of a key that has forms for counts, which comes before a plain text of the key (rule 1029).
private nonisolated func countedText(_ key: String, _ table: String, _ language: String?) -> String?
{
  let bundle = unsafe appBundle
  guard !bundle.countedTexts.isEmpty,
    let path = _coursePath(of: table, "stringsdict", in: nil, localization: language)
  else { return nil }
  return bundle.countedTexts[String(path.dropFirst(bundle.path.count + 1))]?[key]
}

extension AppBundle {
  /// Whether an app finds a folder there: the root, its bundle, its own folders and what they have.
  fileprivate nonisolated static func isFolder(_ path: String) -> Bool {
    unsafe path.hasSuffix("/") || appFiles.entry(at: path) == .folder
  }

  /// Whether the bundle has files in that folder.
  nonisolated static func hasFolder(_ path: String) -> Bool {
    let bundle = unsafe appBundle
    guard path.hasPrefix("\(bundle.path)/") else { return false }
    let folder = path.dropFirst(bundle.path.count + 1) + (path.hasSuffix("/") ? "" : "/")
    return bundle.files.keys.contains { $0.hasPrefix(folder) }
  }

  fileprivate nonisolated static func suffix(_ ending: String?) -> String {
    guard let ending, !ending.isEmpty else { return "" }
    return ending.hasPrefix(".") ? ending : ".\(ending)"
  }

  /// Where a file is looked for, each with a slash behind it: for each of the device's languages.
  nonisolated static func folders(
    _ folder: String?, _ localization: String?
  ) -> [String] {
    let inner = folder.map { $0.split(separator: "/").map { "\($0)/" }.joined() } ?? ""
    let languages = unsafe localization.map { [$0] } ?? deviceLanguage.folders
    return (localization == nil ? [inner] : []) + languages.map { "\(inner)\($0).lproj/" }
  }
}

/// The key of an app's build number in its Info.plist. iOS 2.0 and later.
public nonisolated let kCFBundleVersionKey = "CFBundleVersion"
/// The key of its name. iOS 2.0 and later.
public nonisolated let kCFBundleNameKey = "CFBundleName"
/// The key of its identifier. iOS 2.0 and later.
public nonisolated let kCFBundleIdentifierKey = "CFBundleIdentifier"
