import Foundation

// What an app's bundle says of its languages (rule 932); see also BundleFiles.swift.

/// The languages in which the app's bundle has files, sorted; that in which it was written where it has none.
public nonisolated var _courseLocalizations: [String] { unsafe appBundle.localizations }

/// The language in which the app was written.
public nonisolated var _courseDevelopmentLocalization: String? {
  unsafe appBundle.developmentLocalization
}

/// Which of these languages the device's user likes best; see ``DeviceLanguage``.
public nonisolated func _coursePreferred(_ localizations: [String]) -> [String] {
  let language = unsafe deviceLanguage, bundle = unsafe appBundle
  return [language.best(of: localizations, otherwise: bundle.developmentLocalization)]
}

/// What the bundle's `InfoPlist.strings` has of Info.plist in the device's language; nil without such a file.
public nonisolated var _courseLocalizedInfoDictionary: [String: Any]? {
  let path = _coursePath(of: "InfoPlist", "strings", in: nil)
  return _courseList(path.flatMap { try? _courseContents(at: $0) }) as? [String: Any]
}

/// A value of Info.plist, in the device's language where the bundle has one.
public nonisolated func _courseInfo(_ key: String) -> Any? {
  _courseLocalizedInfoDictionary?[key] ?? _courseInfoDictionary[key]
}

/// Where the app's program is said to be.
public nonisolated var _courseExecutablePath: String {
  "\(_courseBundlePath)/\(_courseProcessName)"
}

/// What the process of the app is called: as its program (rule 1173).
public nonisolated var _courseProcessName: String {
  _courseInfoDictionary["CFBundleExecutable"] as? String ?? AppBundle.moduleName
}

/// Where the receipt of an app that was installed without the App Store would be; here is no such file.
public nonisolated var _courseReceiptPath: String {
  "\(AppFiles.home)/StoreKit/sandboxReceipt"
}

nonisolated extension AppBundle {
  /// The language in which the app was written, as Info.plist says.
  var developmentLocalization: String { builtInfo["CFBundleDevelopmentRegion"] as? String ?? "en" }

  /// The languages in which it has files, and those that Info.plist lists.
  var localizations: [String] {
    let listed = builtInfo["CFBundleLocalizations"] as? [String] ?? []
    let folders = files.keys.compactMap { path in
      path.split(separator: "/").first.flatMap {
        $0.hasSuffix(".lproj") ? String($0.dropLast(".lproj".count)) : nil
      }
    }
    let found = Set(listed + folders).sorted()
    return found.isEmpty ? [developmentLocalization] : found
  }
}
