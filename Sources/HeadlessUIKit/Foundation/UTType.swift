/// A type of documents; iOS 14.0 and later. On a device `import UniformTypeIdentifiers` has it.
public nonisolated struct UTType: Hashable, Sendable {
  /// Its name, such as `public.image`.
  public let identifier: String
  /// Makes a type of its name.
  public init?(_ identifier: String) { self.init(known: identifier) }
  /// The type that the app says it is a kind of; nil for none.
  private var parent: String?
  private init(known identifier: String, parent: UTType? = nil) {
    requiresSymbol("$s22UniformTypeIdentifiers6UTTypeVMa", since: 14.0)
    (self.identifier, self.parent) = (identifier, parent?.identifier)
  }
  /// Whether they have the same name.
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier == other.identifier
  }
  /// Adds its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  /// Makes a type of the end of a file's name; nil for one that is not known.
  public init?(filenameExtension: String) {
    requiresSymbol("$s22UniformTypeIdentifiers6UTTypeVMa", since: 14.0)
    guard let known = Self.identifier(ofEnding: filenameExtension) else { return nil }
    identifier = known
  }
  /// The name of the type of files that end so, which documents have on every version; nil for none.
  static func identifier(ofEnding ending: String) -> String? {
    let ending = ending.lowercased()
    return known.first { $0.endings.contains(ending) }?.identifier
  }
  /// Makes a type of its name on the web, such as `image/png`; nil for one that is not known.
  public init?(mimeType: String) {
    requiresSymbol("$s22UniformTypeIdentifiers6UTTypeVMa", since: 14.0)
    let name = mimeType.lowercased()
    guard let known = Self.known.first(where: { $0.mime == name }) else { return nil }
    identifier = known.identifier
  }

  /// What is known of a type: its name on the web, the ends of files' names, and what it is a kind of.
  private struct Known {
    let identifier: String
    var mime: String?
    var endings: [String] = []
    var parents: [String] = []
  }
  private static let known = [
    Known(identifier: "public.content"), Known(identifier: "public.item"),
    Known(identifier: "public.data", parents: ["public.item"]),
    Known(identifier: "public.folder", parents: ["public.item"]),
    Known(identifier: "public.image", parents: ["public.data", "public.content"]),
    Known(
      identifier: "public.png", mime: "image/png", endings: ["png"], parents: ["public.image"]),
    Known(
      identifier: "public.jpeg", mime: "image/jpeg", endings: ["jpeg", "jpg"],
      parents: ["public.image"]),
    Known(
      identifier: "com.compuserve.gif", mime: "image/gif", endings: ["gif"],
      parents: ["public.image"]),
    Known(
      identifier: "public.heic", mime: "image/heic", endings: ["heic"], parents: ["public.image"]),
    Known(
      identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Known(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Known(identifier: "public.video", parents: ["public.movie"]),
    Known(
      identifier: "public.mpeg-4", mime: "video/mp4", endings: ["mp4"], parents: ["public.movie"]),
    Known(
      identifier: "com.apple.quicktime-movie", mime: "video/quicktime", endings: ["mov"],
      parents: ["public.movie"]),
    Known(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Known(
      identifier: "public.mp3", mime: "audio/mpeg", endings: ["mp3"], parents: ["public.audio"]),
    Known(identifier: "public.text", parents: ["public.data", "public.content"]),
    Known(
      identifier: "public.plain-text", mime: "text/plain", endings: ["txt", "text"],
      parents: ["public.text"]),
    Known(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Known(
      identifier: "public.json", mime: "application/json", endings: ["json"],
      parents: ["public.text"]),
    Known(
      identifier: "public.xml", mime: "application/xml", endings: ["xml"],
      parents: ["public.text"]),
    Known(
      identifier: "public.html", mime: "text/html", endings: ["html", "htm"],
      parents: ["public.text"]),
    Known(
      identifier: "public.comma-separated-values-text", mime: "text/csv", endings: ["csv"],
      parents: ["public.text"]),
    Known(
      identifier: "com.adobe.pdf", mime: "application/pdf", endings: ["pdf"],
      parents: ["public.data", "public.content"]),
    Known(
      identifier: "public.zip-archive", mime: "application/zip", endings: ["zip"],
      parents: ["public.archive"]),
    Known(identifier: "public.url", parents: ["public.data"]),
    Known(identifier: "public.file-url", parents: ["public.url"]),
    Known(identifier: "public.directory", parents: ["public.item"]),
    Known(identifier: "com.apple.package", parents: ["public.directory"]),
    Known(identifier: "com.apple.bundle", parents: ["public.directory"]),
    Known(identifier: "public.symlink", parents: ["public.item"]),
    Known(identifier: "public.archive", parents: ["public.data"]),
    Known(
      identifier: "public.rtf", mime: "text/rtf", endings: ["rtf"], parents: ["public.text"]),
    Known(identifier: "public.source-code", parents: ["public.plain-text"]),
    Known(
      identifier: "public.swift-source", endings: ["swift"], parents: ["public.source-code"]),
    Known(identifier: "public.log", endings: ["log"], parents: ["public.plain-text"]),
    Known(
      identifier: "public.yaml", mime: "application/x-yaml", endings: ["yml", "yaml"],
      parents: ["public.text"]),
    Known(
      identifier: "com.apple.property-list", endings: ["plist"], parents: ["public.data"]),
    Known(
      identifier: "public.tiff", mime: "image/tiff", endings: ["tiff", "tif"],
      parents: ["public.image"]),
    Known(
      identifier: "com.microsoft.bmp", mime: "image/bmp", endings: ["bmp"],
      parents: ["public.image"]),
    Known(
      identifier: "org.webmproject.webp", mime: "image/webp", endings: ["webp"],
      parents: ["public.image"]),
    Known(
      identifier: "public.svg-image", mime: "image/svg+xml", endings: ["svg"],
      parents: ["public.image"]),
    Known(
      identifier: "com.microsoft.waveform-audio", mime: "audio/vnd.wave", endings: ["wav"],
      parents: ["public.audio"]),
    Known(
      identifier: "public.aiff-audio", mime: "audio/aiff", endings: ["aiff"],
      parents: ["public.audio"]),
    Known(
      identifier: "public.mpeg-4-audio", mime: "audio/mp4", endings: ["mp4"],
      parents: ["public.audio"]),
    Known(
      identifier: "public.vcard", mime: "text/vcard", endings: ["vcf"], parents: ["public.text"]),
    Known(
      identifier: "org.idpf.epub-container", mime: "application/epub+zip", endings: ["epub"],
      parents: ["public.data", "public.content"]),
    Known(identifier: "public.spreadsheet", parents: ["public.content"]),
    Known(identifier: "public.presentation", parents: ["public.content"]),
    Known(identifier: "public.font", parents: ["public.data"]),
    Known(identifier: "public.database"),
  ]
  /// Makes a type that the app brings along. iOS 14.0 and later.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType)
  }
  /// Makes a type of another app's. iOS 14.0 and later.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parent: parentType)
  }
  private var facts: Known? { Self.known.first { $0.identifier == identifier } }

  /// Its name on the web; nil for one without.
  public var preferredMIMEType: String? { facts?.mime }
  /// How files of it end; nil for one without.
  public var preferredFilenameExtension: String? { facts?.endings.first }
  /// Whether it is that type or a kind of it (rule 812).
  public func conforms(to type: UTType) -> Bool {
    Self.conforms(identifier, to: type.identifier)
      || parent.map { Self.conforms($0, to: type.identifier) } ?? false
  }
  /// The same for names, which every version has.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other
      || (known.first { $0.identifier == identifier }?.parents ?? []).contains {
        conforms($0, to: other)
      }
  }
  /// Whether it is another type and of a kind that this one is a kind of.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  /// Whether it is another type and a kind of that one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Anything with content.
  public static var content: UTType { UTType(known: "public.content") }
  /// Anything with bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// Anything in a file system.
  public static var item: UTType { UTType(known: "public.item") }
  /// A folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture in GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture in HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// A film in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A film of QuickTime.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A sound in MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A document in XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// A picture in PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// A picture in JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A film.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// A sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A text.
  public static var text: UTType { UTType(known: "public.text") }
  /// A text without a look.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// A text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Values in JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// Values in columns.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// A document in PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A document in HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// An archive in ZIP.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A place in a file system that has others.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder that looks like one file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A folder with code.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A link to another file.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// Files in one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A text with a look.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// The text of a program.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The text of a program in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// What a program has noted.
  public static var log: UTType { UTType(known: "public.log") }
  /// Values in YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A picture in TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture in BMP.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// A picture in WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A picture in SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A sound in WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// A sound in AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// A sound in MPEG-4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Sounds or moving pictures.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// The card of a person.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A book in EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A document with numbers in columns.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A document with slides.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
}
