public import Foundation

/// What a provider's bytes can be read as; iOS 11.0 and later (rule 947).
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of which it can be made, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of bytes of that type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What can give a provider bytes; iOS 11.0 and later (rule 947).
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types in which objects of the class can be written, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types in which this object can be written; those of its class unless it says otherwise.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives the object's bytes in that type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}
extension NSItemProviderWriting {
  /// The default for a type that does not implement this member.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension NSItemProviderReading {
  /// The object as one of the class, which may be a subclass that cannot be made here.
  fileprivate static func made(_ object: Any?, _ type: String) throws -> Self {
    guard let object = object as? Self else {
      throw NSError(
        domain: NSItemProvider.errorDomain, code: -1000,
        userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
    }
    return object
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of which a text can be made. iOS 11.0 and later.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// The types in which a text can be written. iOS 11.0 and later.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Makes a text of bytes. iOS 11.0 and later.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(bytes: data, encoding: .utf8).map { NSString(string: $0) }, typeIdentifier)
  }
  /// Gives the bytes of the text. iOS 11.0 and later.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types of which an address can be made. iOS 11.0 and later.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }
  /// The types in which an address can be written. iOS 11.0 and later.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Makes an address of bytes. iOS 11.0 and later.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(
      String(bytes: data, encoding: .utf8).flatMap { NSURL(string: $0) }, typeIdentifier)
  }
  /// Gives the bytes of the address. iOS 11.0 and later.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(((absoluteString as String?) ?? "").utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of which a text with attributes can be made. iOS 11.0 and later.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// The types in which a text with attributes can be written. iOS 11.0 and later.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Makes a text of bytes. iOS 11.0 and later.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(
      String(bytes: data, encoding: .utf8).map { NSAttributedString(string: $0) }, typeIdentifier)
  }
  /// Gives the bytes of the text. iOS 11.0 and later.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types of which a picture can be made. iOS 11.0 and later.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    requires(
      "readableTypeIdentifiersForItemProvider", since: 11.0,
      ["public.png", "public.jpeg", "public.image"])
  }
  /// The types in which a picture can be written. iOS 11.0 and later.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    requires(
      "writableTypeIdentifiersForItemProvider", since: 11.0, ["public.png", "public.jpeg"])
  }
  /// Makes a picture of bytes. iOS 11.0 and later.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    requires("objectWithItemProviderData:typeIdentifier:error:", since: 11.0)
    return try made(UIImage(data: data), typeIdentifier)
  }
  /// Gives the bytes of the picture. iOS 11.0 and later.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    requires("loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", since: 11.0)
    completionHandler(
      typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type of which a color can be made. iOS 11.0 and later.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    requires("readableTypeIdentifiersForItemProvider", since: 11.0, ["com.apple.uikit.color"])
  }
  /// The type in which a color can be written. iOS 11.0 and later.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    requires("writableTypeIdentifiersForItemProvider", since: 11.0, ["com.apple.uikit.color"])
  }
  /// Makes a color of bytes: its parts, one after the other. iOS 11.0 and later.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    requires("objectWithItemProviderData:typeIdentifier:error:", since: 11.0)
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
      Double($0)
    }
    let color =
      parts.count == 4
      ? UIColor(
        red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]),
        alpha: CGFloat(parts[3])) : nil
    return try made(color, typeIdentifier)
  }
  /// Gives the bytes of the color. iOS 11.0 and later.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    requires("loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", since: 11.0)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue, alpha].map { "\(Double($0))" }
    completionHandler(Data(parts.joined(separator: " ").utf8), nil)
    return nil
  }
}

extension UIPasteboard {
  /// What is on it, each thing with who hands it over; iOS 10.0 and later.
  public var itemProviders: [NSItemProvider] {
    get {
      requires("itemProviders", since: 10.0)
      return contents.map { NSItemProvider(item: $0.value, typeIdentifier: $0.type) }
    }
    set {
      requires("setItemProviders:", since: 10.0)
      replace(all: newValue.compactMap(\.object).map(Self.plain))
    }
  }
  /// Puts things there, until a date where there is one (rule 1330); where they stay changes nothing here. iOS 11.0
  /// and later.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    requires("setItemProviders:localOnly:expirationDate:", since: 11.0)
    replace(all: itemProviders.compactMap(\.object).map(Self.plain))
    forget(at: expirationDate)
  }
}
