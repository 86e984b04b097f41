extension AppGlue {
  /// The app's own files in the place of the machine's.
  static let bundle = """
    import Foundation
    import UIKit

    extension Foundation.Bundle {
      nonisolated static var main: Foundation.Bundle { _courseMainBundle }

      nonisolated convenience init?(path: String) {
        guard let bundle = _courseBundle(at: path) else { return nil }
        self.init(_course: bundle)
      }

      nonisolated convenience init(for aClass: AnyClass) {
        self.init(_course: _courseBundle(for: aClass))
      }

      nonisolated convenience init?(identifier: String) {
        guard identifier == _courseInfoDictionary["CFBundleIdentifier"] as? String else { return nil }
        self.init(_course: _courseMainBundle)
      }

      nonisolated var bundlePath: String { _courseBundlePath }
      nonisolated var resourcePath: String? { _courseBundlePath }
      nonisolated var bundleURL: Foundation.URL { _url(_courseBundlePath, isDirectory: true) }
      nonisolated var resourceURL: Foundation.URL? { bundleURL }
      nonisolated var infoDictionary: [String: Any]? { _courseInfoDictionary }
      nonisolated var bundleIdentifier: String? {
        _courseInfoDictionary["CFBundleIdentifier"] as? String
      }

      nonisolated var localizedInfoDictionary: [String: Any]? { _courseLocalizedInfoDictionary }
      nonisolated var localizations: [String] { _courseLocalizations }
      nonisolated var preferredLocalizations: [String] { _coursePreferred(_courseLocalizations) }
      nonisolated var developmentLocalization: String? { _courseDevelopmentLocalization }
      nonisolated static func preferredLocalizations(from localizations: [String]) -> [String] {
        _coursePreferred(localizations)
      }
      nonisolated var executablePath: String? { _courseExecutablePath }
      nonisolated var executableURL: Foundation.URL? { executablePath.map { _url($0) } }
      nonisolated var appStoreReceiptURL: Foundation.URL? { _url(_courseReceiptPath) }

      nonisolated func object(forInfoDictionaryKey key: String) -> Any? {
        _courseInfo(key)
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

      // Foundation's own has other results here: a text that is none of an optional type decides.
      nonisolated func urls(
        forResourcesWithExtension ext: String, subdirectory subpath: String?
      ) -> [Foundation.URL]? {
        _coursePaths(ext, in: subpath).map { _url($0) }
      }

      nonisolated func urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?
      ) -> [Foundation.URL]? {
        _coursePaths(ext, in: subpath).map { _url($0) }
      }

      nonisolated func localizedString(forKey key: String, value: String?, table: String?)
        -> String
      {
        _courseLocalized(key, value, table, in: self)
      }

      private nonisolated func _url(_ path: String, isDirectory: Bool = false) -> Foundation.URL {
        Foundation.URL(fileURLWithPath: path, isDirectory: isDirectory)
      }
    }

    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = Foundation.Bundle.main, value: String = "",
      comment: String
    ) -> String {
      _courseLocalized(key, value, tableName, in: bundle)
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
}
