public import Foundation

/// The bytes of a data set of the app's asset catalog. iOS 9.0 and later.
nonisolated open class NSDataAsset: NSObject, @unchecked Sendable {
  /// What it is called there.
  public let name: String
  /// What is in its file.
  public let data: Data
  /// What sort of data it is, as far as its file's name tells.
  public let typeIdentifier: String

  /// Finds the data set of that name; nil when the catalog has none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds the data set of that name; an app has one bundle.
  public init?(name: String, bundle: Bundle) {
    Self.requiresClass(since: 9.0)
    guard let asset = unsafe appBundle.catalog.data[name] else { return nil }
    self.name = name
    data = Data(asset.bytes)
    typeIdentifier = Self.types[asset.ending] ?? "public.data"
  }

  private static let types = [
    "json": "public.json", "txt": "public.plain-text", "xml": "public.xml",
    "csv":
      "public.comma-separated-values-text", "mp3": "public.mp3",
    "wav": "com.microsoft.waveform-audio",
    "pdf": "com.adobe.pdf", "html": "public.html", "plist": "com.apple.property-list",
  ]
}
