import Foundation

/// Info.plist as Xcode's build leaves it, for an app that reads its own (rule 898).
extension AppBundle {
  /// What Info.plist says, with the build's settings in it, and with what Xcode adds where it says nothing.
  nonisolated var builtInfo: [String: Any] {
    let said = infoDictionary.mapValues { value in
      (value as? String).map(Self.withSettings) ?? value
    }
    return Self.added.merging(said) { $1 }
  }

  /// What Xcode writes into every app.
  private nonisolated static var added: [String: Any] {
    [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": moduleName,
      "CFBundleIdentifier": "com.example.\(moduleName)", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": moduleName, "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }

  /// The text with a setting's value for each `$(NAME)` or `${NAME}` that is known.
  private nonisolated static func withSettings(_ text: String) -> String {
    guard text.contains("$") else { return text }
    let settings = [
      "PRODUCT_NAME": moduleName, "TARGET_NAME": moduleName, "EXECUTABLE_NAME": moduleName,
      "PRODUCT_MODULE_NAME": moduleName, "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(moduleName)",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
    return settings.reduce(text) { text, setting in
      ["", ":rfc1034identifier", ":c99extidentifier"].reduce(text) { text, form in
        text.replacing("$(\(setting.key)\(form))", with: setting.value)
          .replacing("${\(setting.key)\(form)}", with: setting.value)
      }
    }
  }
}
