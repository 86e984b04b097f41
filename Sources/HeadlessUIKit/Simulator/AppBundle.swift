import EventTrace
import Foundation
import InterfaceFiles

/// What is in an app's bundle beside its code.
package nonisolated struct AppBundle {
  /// Info.plist as a property list.
  package var infoDictionary: [String: Any]
  /// The names of the files at the top of the bundle.
  package var resources: Set<String>
  /// What is in the bundle's files, by their paths in it; of pictures only the names are known.
  package var files: [String: [UInt8]]
  /// The fonts among them.
  let fonts: BundledFonts
  /// What is in its asset catalogs.
  package var catalog: AssetCatalog
  /// Where the bundle claims to be; the same on every machine.
  package var path: String
  /// Formats of its texts that are others for some counts.
  var counted: [String: CountedFormat] = [:]
  /// The formats of each `.stringsdict`, by their keys.
  var countedTexts: [String: [String: String]] = [:]

  /// Makes a bundle of what the process has read.
  package init(
    infoDictionary: [String: Any] = [:], resources: Set<String> = [],
    files: [String: [UInt8]] = [:], catalog: AssetCatalog = AssetCatalog(),
    path: String = "/App.app"
  ) {
    self.catalog = catalog
    self.files = files
    fonts = BundledFonts(files)
    self.infoDictionary = infoDictionary
    self.resources = resources
    self.path = path
    compileCatalogs()
  }

  /// The module of the app's own classes, which the build puts for `$(PRODUCT_MODULE_NAME)`.
  package static let moduleName = "App"

  /// Whether something in the bundle says that the app knows 320 × 568 points (rule 175).
  @MainActor func knowsFourInchScreen(_ behaves: (Behavior) -> Bool) -> Bool {
    func hasImage(_ name: String) -> Bool {
      ["", "~iphone"].contains { resources.contains("\(name)@2x\($0).png") }
    }
    let file = infoDictionary["UILaunchImageFile"] as? String
    if hasImage("\(file?.withoutPNG ?? "Default")-568h") { return true }
    let listed = infoDictionary["UILaunchImages"] as? [[String: Any]] ?? []
    if behaves(.launchImagesAreListed),
      listed.contains(where: { image in
        (image["UILaunchImageSize"] as? String)?.filter { $0 != " " } == "{320,568}"
          && (image["UILaunchImageName"] as? String).map { hasImage($0.withoutPNG) } ?? false
      })
    {
      return true
    }
    guard behaves(.launchStoryboards),
      let storyboard = infoDictionary["UILaunchStoryboardName"] as? String
    else { return false }
    let isInLanguage = Self.folders(nil, nil).contains { folder in
      ["storyboard", "xib"].contains { files["\(folder)\(storyboard).\($0)"] != nil }
    }
    return resources.contains("\(storyboard).storyboard") || hasNibFile(storyboard) || isInLanguage
  }

  /// Whether the bundle has a nib in a file of that name, compiled or not.
  fileprivate func hasNibFile(_ name: String) -> Bool {
    resources.contains("\(name).nib") || resources.contains("\(name).xib")
  }
}

extension Simulator {
  /// Whether the bundle has a nib of that name, from iOS 4.0 on also in a file for this kind of
  /// device alone (rule 60).
  package func hasNib(_ name: String) -> Bool {
    pathOfInterface(name, .xib) != nil || bundle.hasNibFile(name)
      || has(.nibsForDevices) && bundle.hasNibFile(name + idiomSuffix)
  }

  /// What ends the names of files and keys for this kind of device.
  var idiomSuffix: String { configuration.device.idiom == .pad ? "~ipad" : "~iphone" }

  /// The value of an Info.plist key; from iOS 3.2 on `key~ipad` wins on an iPad, and so on (rule 7).
  func info(_ key: String) -> Any? {
    if has(.idiomKeys), let value = bundle.infoDictionary[key + idiomSuffix] { return value }
    return bundle.infoDictionary[key]
  }

  /// Looks up a key on UIKit's behalf, as an event.
  func infoString(_ key: String) -> String? {
    let value = info(key) as? String
    guard !isDead else { return value }
    let bundle = Event.Subject(name: "Info.plist", className: "Info.plist")
    recorder.record(.query, subject: bundle, key, answer: value ?? "no value")
    return value
  }
}

extension String {
  /// A launch image's name as its files begin: a key of Info.plist may have it with the extension.
  fileprivate var withoutPNG: String { hasSuffix(".png") ? String(dropLast(4)) : self }
}
