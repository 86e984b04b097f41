public import Foundation

/// What hands over things between views and apps, in one form or several (rule 947); nothing leaves an app here.
/// iOS 8.0 and later.
open class NSItemProvider: NSObject {
  /// Gives a thing of a class; iOS 8.0 and later.
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void
  /// Has a thing made when it is asked for; iOS 8.0 and later.
  public typealias LoadHandler = (
    _ completionHandler: CompletionHandler?, _ expectedValueClass: AnyClass?,
    _ options: [AnyHashable: Any]?
  ) -> Void
  /// The domain of its errors; iOS 8.0 and later.
  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// The forms that it has, the best one first.
  private final var forms: [ItemForm] = []
  /// How it should be called; nil for nothing. iOS 11.0 and later.
  open var suggestedName: String? {
    get { requires("suggestedName", since: 11.0, ownSuggestedName) }
    set { ownSuggestedName = requires("setSuggestedName:", since: 11.0, newValue) }
  }
  private final var ownSuggestedName: String?

  public override init() {
    Self.requiresClass(since: 8.0)
    super.init()
  }
  /// Makes one of what it has; iOS 11.0 and later.
  public init(object: Any) {
    Self.requires(init: "initWithObject:", since: 11.0)
    super.init()
    add(object)
  }
  /// Makes one of a value and its type; iOS 8.0 and later.
  public init(item: Any?, typeIdentifier: String?) {
    Self.requiresClass(since: 8.0)
    super.init()
    if let typeIdentifier { forms.append(ItemForm(typeIdentifier, .object(item))) }
  }
  /// Makes one of a file, with the type that its name says; iOS 8.0 and later.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    let type = UTType.identifier(ofEnding: fileURL.pathExtension) ?? "public.data"
    self.init(item: try? Data(contentsOf: fileURL), typeIdentifier: type)
    ownSuggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  // MARK: Forms

  /// The types of what it has.
  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }
  /// The types of what it has for others that may see so much; iOS 11.0 and later.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions = []
  ) -> [String] {
    requires("registeredTypeIdentifiersWithFileOptions:", since: 11.0)
    return registeredTypeIdentifiers
  }
  /// Whether it has something of that type or of a kind of it; iOS 8.0 and later.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }
  /// The same, whatever is said of files; iOS 11.0 and later.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    requires("hasRepresentationConformingToTypeIdentifier:fileOptions:", since: 11.0)
    return form(typeIdentifier) != nil
  }

  /// Has an object, in the forms that its class can be written in; iOS 11.0 and later.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    requires("registerObject:visibility:", since: 11.0)
    add(object)
  }
  /// Has an object made when it is asked for; iOS 11.0 and later.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (
        @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    requires("registerObjectOfClass:visibility:loadHandler:", since: 11.0)
    let content = ItemForm.Content.lateObject { answer in _ = loadHandler { answer($0, $1) } }
    for type in aClass.writableTypeIdentifiersForItemProvider {
      forms.append(ItemForm(type, content))
    }
  }
  /// Says that it can give data of a type; iOS 11.0 and later.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    requires("registerDataRepresentationForTypeIdentifier:visibility:loadHandler:", since: 11.0)
    forms.append(
      ItemForm(typeIdentifier, .data { answer in _ = loadHandler { answer($0, $1) } }))
  }
  /// Says that it can give a thing of a type; iOS 8.0 and later.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    forms.append(
      ItemForm(
        typeIdentifier,
        .lateObject { answer in loadHandler({ answer($0, $1) }, nil, [:]) }))
  }

  private func add(_ object: Any) {
    for type in Self.types(of: object) { forms.append(ItemForm(type, .object(object))) }
  }

  /// The types in which an object can be written.
  private static func types(of object: Any) -> [String] {
    if let writing = itemObject(object) as? any NSItemProviderWriting {
      return writing.writableTypeIdentifiersForItemProvider
    }
    return object is Data ? ["public.data"] : [String(describing: Swift.type(of: object))]
  }

  private func form(_ type: String) -> ItemForm? {
    forms.first { UTType.conforms($0.type, to: type) }
  }

  // MARK: What it gives

  /// What it has as it was given; nil for nothing, or for what is made when it is asked for.
  final var object: Any? {
    for form in forms {
      if case .object(let object?) = form.content { return object }
    }
    return nil
  }

  /// Whether what it has can be made into an object of that class; iOS 11.0 and later.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    requires("canLoadObjectOfClass:", since: 11.0)
    return form(for: aClass) != nil
  }
  /// Whether what it has can be made into a value of that type; iOS 11.0 and later.
  open func canLoadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type
  ) -> Bool where Value._ObjectiveCType: NSItemProviderReading {
    requires("canLoadObjectOfClass:", since: 11.0)
    return form(for: Value._ObjectiveCType.self) != nil
  }
  /// Gives what it has as an object of that class in a later turn; iOS 11.0 and later.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    requires("loadObjectOfClass:completionHandler:", since: 11.0)
    return load("loadObject") { [self] in make(aClass, completionHandler) }
  }
  /// Gives what it has as a value of that type in a later turn; iOS 11.0 and later.
  @discardableResult
  open func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    requires("loadObjectOfClass:completionHandler:", since: 11.0)
    return load("loadObject") { [self] in
      make(Value._ObjectiveCType.self) { object, fault in
        let found = (object as? Value._ObjectiveCType).map {
          Value._unconditionallyBridgeFromObjectiveC($0)
        }
        completionHandler(found, fault)
      }
    }
  }
  /// Gives what it has of that type in a later turn; iOS 8.0 and later.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    load("loadItem") { [self] in
      guard let form = form(typeIdentifier) else {
        completionHandler?(nil, Self.fault(typeIdentifier))
        return
      }
      switch form.content {
      case .object(let object): completionHandler?(object, nil)
      case .lateObject(let make): make { completionHandler?($0, $1) }
      case .data(let make): make { completionHandler?($0, $1) }
      }
    }
  }
  /// Gives the bytes of what it has in a later turn; iOS 11.0 and later.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    requires("loadDataRepresentationForTypeIdentifier:completionHandler:", since: 11.0)
    return load("loadDataRepresentation") { [self] in
      bytes(form(typeIdentifier)) { data, fault in
        completionHandler(data, data == nil ? fault ?? Self.fault(typeIdentifier) : nil)
      }
    }
  }
  /// Gives a file with what it has; here none. iOS 11.0 and later.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    requires("loadFileRepresentationForTypeIdentifier:completionHandler:", since: 11.0)
    declaredOnly("NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)")
    return load("loadFileRepresentation") { completionHandler(nil, Self.fault(typeIdentifier)) }
  }

  @discardableResult
  private func load(_ name: String, _ call: @escaping () -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Simulator.current.post("NSItemProvider \(name)") {
      progress.completedUnitCount = 1
      call()
    }
    return progress
  }

  /// The form of which an object of the class can be made; nil for none.
  private func form(for aClass: any NSItemProviderReading.Type) -> ItemForm? {
    for form in forms {
      if case .object(let object?) = form.content, itemObject(object, is: aClass) { return form }
    }
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return forms.first { form in readable.contains { UTType.conforms(form.type, to: $0) } }
  }

  private func make(
    _ aClass: any NSItemProviderReading.Type,
    _ completion: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    guard let form = form(for: aClass) else {
      return completion(nil, Self.fault("\(aClass)"))
    }
    if case .object(let object?) = form.content, itemObject(object, is: aClass) {
      return completion(itemObject(object) as? any NSItemProviderReading, nil)
    }
    bytes(form) { data, fault in
      guard let data else { return completion(nil, fault ?? Self.fault(form.type)) }
      do {
        completion(try aClass.object(withItemProviderData: data, typeIdentifier: form.type), nil)
      } catch { completion(nil, error) }
    }
  }

  /// Gives the bytes of a form: those of data or of a text, or what its object writes.
  private func bytes(
    _ form: ItemForm?, _ completion: @escaping (Data?, (any Error)?) -> Void
  ) {
    guard let form else { return completion(nil, nil) }
    switch form.content {
    case .data(let make): make(completion)
    case .object(let object): write(object, as: form.type, completion)
    case .lateObject(let make):
      make { object, fault in
        if fault == nil { return self.write(object, as: form.type, completion) }
        completion(nil, fault)
      }
    }
  }

  private func write(
    _ object: Any?, as type: String, _ completion: @escaping (Data?, (any Error)?) -> Void
  ) {
    if let data = object as? Data ?? (object as? NSData).map({ Data(referencing: $0) }) {
      return completion(data, nil)
    }
    guard let writing = object.flatMap(itemObject) as? any NSItemProviderWriting else {
      return completion(nil, nil)
    }
    _ = writing.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
  }

  private static func fault(_ type: String) -> NSError {
    NSError(
      domain: errorDomain, code: -1000,
      userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
  }
}

/// One form of what a provider has.
private struct ItemForm {
  let type: String
  let content: Content

  enum Content {
    case object(Any?)
    /// An object that the app makes when it is asked for.
    case lateObject((@escaping (Any?, (any Error)?) -> Void) -> Void)
    /// Bytes that the app makes when it is asked for.
    case data((@escaping (Data?, (any Error)?) -> Void) -> Void)
  }

  init(_ type: String, _ content: Content) { (self.type, self.content) = (type, content) }
}

/// A text and an address as objects; everything else as it is.
private func itemObject(_ object: Any) -> Any {
  if let text = object as? String { return NSString(string: text) }
  return (object as? URL).flatMap { NSURL(string: $0.absoluteString) } ?? object
}

private func itemObject(_ object: Any, is aClass: any NSItemProviderReading.Type) -> Bool {
  let object = itemObject(object) as AnyObject
  let kind: AnyClass = aClass
  return (object as? NSObject)?.isKind(of: kind) ?? (Swift.type(of: object) == kind)
}

/// Who may get what a provider has; iOS 11.0 and later.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody; apps of the same maker; the same app.
  case all, team = 1, ownProcess = 3
}

/// What may be done with the files of a provider; iOS 11.0 and later.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They may be changed where they are.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
