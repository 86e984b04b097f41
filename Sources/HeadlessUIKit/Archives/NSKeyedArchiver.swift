public import Foundation

// Archives of the runtime's own. Foundation's believe what the bytes say of classes and lengths; these
// make nothing but values, collections and objects of the app's that read themselves.

/// The key of an archive's one object. iOS 2.0 and later.
public nonisolated let NSKeyedArchiveRootObjectKey = "root"

/// What the archives of an app call classes, where the app has said so.
private struct ArchivedClassNames {
  var names: [ObjectIdentifier: String] = [:]
  var classes: [String: AnyClass] = [:]
}

@MainActor private var archivedClassNames: ArchivedClassNames {
  get { Simulator.current.archivedClassNames.value }
  set { Simulator.current.archivedClassNames.value = newValue }
}

private final class ArchivedClassNameState {
  var value = ArchivedClassNames()
}

extension Simulator {
  private static let archivedClassNamesKey = StateKey { _ in ArchivedClassNameState() }
  fileprivate var archivedClassNames: ArchivedClassNameState { state(Self.archivedClassNamesKey) }
}

/// Writes objects and all that they hold into data. iOS 2.0 and later.
///
/// What apps call is final, as in ``FileManager``.
nonisolated open class NSKeyedArchiver: NSCoder {
  /// What was written, each once; a place in it is what others refer to.
  private var objects: [Any] = [["kind": "nil"]]
  private var places: [ObjectIdentifier: Int] = [:]
  /// What the places were given for stays alive, so that no other object gets its address.
  private var written: [AnyObject] = []
  /// The fields of the objects that are being written, the innermost last.
  private var fields: [[String: Any]] = [[:]]
  private var fault: (any Error)?
  private let isSecure: Bool
  private let target: NSMutableData?
  private var depth = 0
  /// How deep objects may lie in objects: UIKit's own stack ends not far beyond.
  private static let deepest = 1000

  /// How the archive is written; here it is XML whatever is set.
  public final var outputFormat = PropertyListSerialization.PropertyListFormat.binary {
    didSet { declaredOnly("NSKeyedArchiver.outputFormat", oldValue, outputFormat) }
  }
  /// Begins an archive; whether every class must promise to read itself safely. iOS 11.0 and later.
  public init(requiringSecureCoding requiresSecureCoding: Bool) {
    (isSecure, target) = (requiresSecureCoding, nil)
    super.init()
  }

  /// Begins an archive that ends up in that data.
  public init(forWritingWith data: NSMutableData) {
    (isSecure, target) = (false, data)
    super.init()
  }

  /// An archive of an object; iOS 11.0 and later.
  public static func archivedData(
    withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: requiresSecureCoding)
    archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
    if let fault = archiver.fault { throw fault }
    return archiver.encodedData
  }

  /// An archive of an object.
  public static func archivedData(withRootObject rootObject: Any) -> Data {
    (try? archivedData(withRootObject: rootObject, requiringSecureCoding: false)) ?? Data()
  }

  /// Writes an archive of an object to a file of the app; false where it cannot be written.
  @discardableResult
  public static func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool {
    (try? _courseWrite(archivedData(withRootObject: rootObject), to: path)) != nil
  }

  public final override var allowsKeyedCoding: Bool { true }
  public final override var requiresSecureCoding: Bool { isSecure }
  public final override var error: (any Error)? { fault }

  /// Writes the objects of a class under that name; nil for its own; iOS 2.0 and later.
  public static func setClassName(_ codedName: String?, for cls: AnyClass) {
    MainActor.assumeIsolated { archivedClassNames.names[ObjectIdentifier(cls)] = codedName }
  }
  /// The name under which the objects of a class are written; nil for its own; iOS 2.0 and later.
  public static func className(for cls: AnyClass) -> String? {
    MainActor.assumeIsolated { archivedClassNames.names[ObjectIdentifier(cls)] }
  }

  /// Writes a value of Swift's; iOS 9.0 and later.
  public final func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
    encode(try PropertyListEncoder().encode([value]), forKey: key)
  }

  /// What was archived so far; iOS 10.0 and later.
  public final var encodedData: Data {
    let archive: [String: Any] = ["$top": fields[0], "$objects": objects]
    return
      (try? PropertyListSerialization.data(
        fromPropertyList: archive, format: .binary, options: 0)) ?? Data()
  }

  /// Ends the archive.
  public final func finishEncoding() { target?.setData(encodedData) }

  // MARK: Fields

  private func set(_ value: Any, _ key: String) { fields[fields.count - 1][key] = value }

  public final override func encode(_ objv: Any?, forKey key: String) { write(objv, key) }
  /// Writes an object under a key; what archives states writes some otherwise.
  func write(_ object: Any?, _ key: String) { set(["at": place(of: object)], key) }
  public final override func encodeConditionalObject(_ objv: Any?, forKey key: String) {
    encode(objv, forKey: key)
  }
  public final override func encode(_ boolv: Bool, forKey key: String) { set(boolv, key) }
  public final override func encode(_ intv: Int32, forKey key: String) { set(Int(intv), key) }
  public final override func encode(_ intv: Int64, forKey key: String) { set(Int(intv), key) }
  public final override func encode(_ intv: Int, forKey key: String) { set(intv, key) }
  public final override func encode(_ realv: Float, forKey key: String) { set(Double(realv), key) }
  public final override func encode(_ realv: Double, forKey key: String) { set(realv, key) }
  public final override func encodeRootObject(_ rootObject: Any) {
    encode(rootObject, forKey: NSKeyedArchiveRootObjectKey)
  }
  public final override func encode(_ object: Any?) {
    encode(object, forKey: "$\(fields[fields.count - 1].count)")
  }

  // MARK: Objects

  private func add(_ content: [String: Any]) -> Int {
    objects.append(content)
    return objects.count - 1
  }

  private func place(of value: Any?) -> Int {
    guard let value = value.map(Self.unwrapped) ?? nil else { return 0 }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      fault = CocoaError(.coderInvalidValue)
      return 0
    }
    if let content = Self.plain(value) { return add(content) }
    switch value {
    case let text as NSAttributedString:
      return add(["kind": "attributed", "value": text.string, "runs": runs(of: text)])
    case let list as [Any]: return add(["kind": "array", "items": list.map(place)])
    case let set as NSSet: return add(["kind": "set", "items": set.allObjects.map(place)])
    case let set as Set<AnyHashable>:
      return add(["kind": "set", "items": set.map { place(of: $0.base) }])
    case let list as NSDictionary:
      let keys = list.allKeys
      return add([
        "kind": "dictionary", "keys": keys.map(place),
        "items": keys.map { place(of: list.object(forKey: $0)) },
      ])
    case let list as [AnyHashable: Any]:
      let pairs = Array(list)
      return add([
        "kind": "dictionary", "keys": pairs.map { place(of: $0.key.base) },
        "items": pairs.map { place(of: $0.value) },
      ])
    default: return place(ofObject: value as AnyObject)
    }
  }

  /// The pieces of a text that have attributes, and where these are written (rule 931).
  private func runs(of text: NSAttributedString) -> [[String: Any]] {
    var runs: [[String: Any]] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { values, range, _ in
      if values.isEmpty { return }
      let named = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
      runs.append([
        "location": range.location, "length": range.length, "attributes": place(of: named),
      ])
    }
    return runs
  }

  private func place(ofObject object: AnyObject) -> Int {
    if let known = places[ObjectIdentifier(object)] { return known }
    guard let coding = object as? any NSCoding else {
      refuse(object)
      return 0
    }
    if isSecure, !(object is any NSSecureCoding) {
      fault = CocoaError(.coderInvalidValue)
      return 0
    }
    let index = add([:])
    places[ObjectIdentifier(object)] = index
    written.append(object)
    fields.append([:])
    coding.encode(with: self)
    let content = fields.removeLast()
    nonisolated(unsafe) let named = object
    let name = MainActor.assumeIsolated {
      unsafe archivedClassNames.names[ObjectIdentifier(type(of: named))]
        ?? NSStringFromClass(type(of: named))
    }
    objects[index] = ["kind": "object", "class": name, "fields": content]
    return index
  }

  /// What a value that needs no others is written as; nil for everything else.
  private static func plain(_ value: Any) -> [String: Any]? {
    switch value {
    case let text as String: ["kind": "value", "value": text]
    case let text as NSString: ["kind": "value", "value": text as String]
    case let number as NSNumber: ["kind": "value", "value": number]
    case let number as Bool: ["kind": "value", "value": number]
    case let number as any BinaryInteger: ["kind": "value", "value": Int(clamping: number)]
    case let number as any BinaryFloatingPoint: ["kind": "value", "value": Double(number)]
    case let date as Date: ["kind": "value", "value": date]
    case let date as NSDate: ["kind": "value", "value": date as Date]
    case let data as Data: ["kind": "value", "value": data]
    case let data as NSData: ["kind": "value", "value": data as Data]
    case let url as URL: ["kind": "url", "value": url.absoluteString]
    case let identifier as UUID: ["kind": "uuid", "value": identifier.uuidString]
    case let path as IndexPath: ["kind": "indexPath", "value": Array(path)]
    case let point as CGPoint: ["kind": "numbers", "value": [point.x, point.y].map(Double.init)]
    case let size as CGSize:
      ["kind": "size", "value": [size.width, size.height].map(Double.init)]
    case let rect as CGRect:
      [
        "kind": "numbers",
        "value": [rect.minX, rect.minY, rect.width, rect.height].map(Double.init),
      ]
    case let color as UIColor:
      [
        "kind": "color",
        "value": color.numbersNow.map(Double.init),
      ]
    case is NSNull: ["kind": "null"]
    case let image as UIImage:
      ["kind": "image", "value": onMain(image) { Boxed($0.archived) }.value]
    default: nil
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private func refuse(_ object: AnyObject) {
    fault = CocoaError(.coderInvalidValue)
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      let simulator = Simulator.current!
      unsafe simulator.refuse(
        "encodeWithCoder:", of: simulator.className(of: type(of: object)),
        simulator.name(of: object))
    }
  }
}

/// Reads objects out of data that ``NSKeyedArchiver`` wrote. iOS 2.0 and later.
nonisolated open class NSKeyedUnarchiver: NSCoder {
  private let contents: [Any]
  private var made: [Int: Any] = [:]
  /// The objects that are being read: Swift has nothing of one before it is whole.
  private var making: Set<Int> = []
  /// The fields of the objects that are being read, the innermost last.
  private var fields: [[String: Any]]
  private var positions = [0]
  private var fault: (any Error)?
  private var depth = 0
  private static let deepest = 1000
  /// Whether classes are believed only where the reader named them.
  private var isSecure = true

  /// Opens an archive; iOS 11.0 and later.
  public init(forReadingFrom data: Data) throws {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any],
      let contents = list["$objects"] as? [Any], let top = list["$top"] as? [String: Any]
    else { throw CocoaError(.coderReadCorrupt) }
    (self.contents, fields) = (contents, [top])
    super.init()
  }

  /// Opens an archive; one that cannot be read is empty.
  public init(forReadingWith data: Data) {
    let list =
      (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    contents = list?["$objects"] as? [Any] ?? []
    fields = [list?["$top"] as? [String: Any] ?? [:]]
    super.init()
  }

  /// What an archive holds, whatever its class; iOS 9.0 and later.
  public static func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    return try reader.root()
  }

  /// What an archive holds, whatever its class; nil where it cannot be read.
  public static func unarchiveObject(with data: Data) -> Any? {
    try? unarchiveTopLevelObjectWithData(data)
  }

  /// What the archive in a file of the app holds; nil where it cannot be read.
  public static func unarchiveObject(withFile path: String) -> Any? {
    (try? _courseContents(at: path)).flatMap { unarchiveObject(with: $0) }
  }

  /// An object of that class out of an archive; iOS 11.0 and later.
  public static func unarchivedObject<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> DecodedObjectType? {
    try unarchivedObject(ofClasses: [cls], from: data) as? DecodedObjectType
  }

  /// An object of one of the classes out of an archive; iOS 11.0 and later.
  public static func unarchivedObject(
    ofClasses classes: [AnyClass], from data: Data
  ) throws
    -> Any?
  {
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    // An object of the app's is made only where its class is allowed (rule 993).
    if let type = reader.typeOfRoot, !classes.contains(where: { reader.isType(type, a: $0) }) {
      throw CocoaError(.coderReadCorrupt)
    }
    let root = try reader.root()
    guard let root else { return nil }
    guard reader.isAllowed(root, classes) else { throw CocoaError(.coderReadCorrupt) }
    return root
  }

  /// A list of objects of that class out of an archive; iOS 14.0 and later.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchiveTopLevelObjectWithData(data) as? [DecodedObjectType]
  }

  /// The class of the object at the root; nil for a value, such as a text, and for a class that there is not.
  private var typeOfRoot: AnyClass? {
    guard let place = (field(NSKeyedArchiveRootObjectKey) as? [String: Any])?["at"] as? Int,
      contents.indices.contains(place), let content = contents[place] as? [String: Any],
      content["kind"] as? String == "object"
    else { return nil }
    return Self.type(named: content["class"] as? String ?? "")
  }

  private func isType(_ type: AnyClass, a other: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
  }

  private static func type(named name: String) -> AnyClass? {
    onMain(name) { name in
      Boxed(archivedClassNames.classes[name] ?? NSClassFromString(name))
    }.value
  }

  private func root() throws -> Any? {
    let root = decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    if let fault { throw fault }
    return root
  }

  public final override var allowsKeyedCoding: Bool { true }
  public final override var requiresSecureCoding: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }
  public final override var error: (any Error)? { fault }
  public final override func failWithError(_ error: any Error) { fault = fault ?? error }
  /// Closes the archive.
  public final func finishDecoding() {}

  /// Makes objects of that class where an archive has the name; nil for the class of that name; iOS 2.0 and
  /// later.
  public static func setClass(_ cls: AnyClass?, forClassName codedName: String) {
    MainActor.assumeIsolated { archivedClassNames.classes[codedName] = cls }
  }
  /// The class whose objects are made where an archive has the name; nil for the one of that name; iOS 2.0
  /// and later.
  public static func `class`(forClassName codedName: String) -> AnyClass? {
    MainActor.assumeIsolated { archivedClassNames.classes[codedName] }
  }

  /// Reads a value of Swift's; nil where it is none of these; iOS 9.0 and later.
  public final func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    try? decodeTopLevelDecodable(type, forKey: key)
  }
  /// Reads a value of Swift's; nil for none under that key; iOS 9.0 and later.
  ///
  /// - Throws: What is wrong with what is there.
  public final func decodeTopLevelDecodable<T: Decodable>(
    _ type: T.Type, forKey key: String
  ) throws -> T? {
    guard let data = decodeObject(forKey: key) as? Data else { return nil }
    return try PropertyListDecoder().decode([T].self, from: data).first
  }

  // MARK: Fields

  private func field(_ key: String) -> Any? { fields[fields.count - 1][key] }

  public final override func containsValue(forKey key: String) -> Bool { field(key) != nil }
  public final override func decodeObject(forKey key: String) -> Any? { read(key) }
  /// The object under a key; what reads states finds some otherwise.
  func read(_ key: String) -> Any? {
    ((field(key) as? [String: Any])?["at"] as? Int).flatMap { object(at: $0) }
  }
  public final override func decodeObject() -> Any? {
    defer { positions[positions.count - 1] += 1 }
    return decodeObject(forKey: "$\(positions[positions.count - 1])")
  }
  public final override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? {
    guard let value = decodeObject(forKey: key) else { return nil }
    if let object = value as? DecodedObjectType { return object }
    // Text and lists are values here, and objects for whoever asks for objects.
    let object: Any? =
      switch value {
      case let text as String: NSString(string: text)
      case let list as [Any]: NSArray(array: list)
      case let list as [AnyHashable: Any]: NSDictionary(dictionary: list)
      case let date as Date:
        NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
      case let data as Data: NSData(data: data)
      case let url as URL: NSURL(string: url.absoluteString)
      case let identifier as UUID: NSUUID(uuidString: identifier.uuidString)
      case let set as Set<AnyHashable>: NSSet(set: set)
      default: nil
      }
    return object as? DecodedObjectType
  }
  public final override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let value = decodeObject(forKey: key) else { return nil }
    return isAllowed(value, classes ?? []) ? value : nil
  }
  public final override func decodePropertyList(forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }
  public final override func decodeBool(forKey key: String) -> Bool {
    (number(key) as? NSNumber)?.boolValue ?? false
  }
  public final override func decodeInteger(forKey key: String) -> Int {
    (number(key) as? NSNumber)?.intValue ?? 0
  }
  public final override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: decodeInteger(forKey: key))
  }
  public final override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
  public final override func decodeInt64(forKey key: String) -> Int64 {
    Int64(decodeInteger(forKey: key))
  }
  public final override func decodeDouble(forKey key: String) -> Double {
    (number(key) as? NSNumber)?.doubleValue ?? 0
  }
  public final override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }

  /// A number that was written as such, or as an object.
  private func number(_ key: String) -> Any? {
    let value = field(key)
    return value is [String: Any] ? decodeObject(forKey: key) : value
  }

  private func isAllowed(_ value: Any, _ classes: [AnyClass]) -> Bool {
    switch value {
    case is String: classes.contains { $0 == NSString.self }
    case let list as [Any]:
      classes.contains { $0 == NSArray.self } && list.allSatisfy { isAllowed($0, classes) }
    case is [AnyHashable: Any]: classes.contains { $0 == NSDictionary.self }
    case is Date: classes.contains { $0 == NSDate.self }
    case is Data: classes.contains { $0 == NSData.self }
    case is Set<AnyHashable>: classes.contains { $0 == NSSet.self }
    case is URL: classes.contains { $0 == NSURL.self }
    case is UUID: classes.contains { $0 == NSUUID.self }
    case let object as NSObject: classes.contains { object.isKind(of: $0) }
    default: true
    }
  }

  // MARK: Objects

  private func object(at index: Int) -> Any? {
    guard index > 0, index < contents.count else { return nil }
    if let known = made[index] { return known }
    guard let content = contents[index] as? [String: Any], depth < Self.deepest else { return nil }
    guard making.insert(index).inserted else {
      onMain(0) { _ in
        Simulator.current.unimplemented(
          "NSKeyedUnarchiver", "an object that leads back to itself finds nil there.")
      }
      return nil
    }
    depth += 1
    defer {
      depth -= 1
      making.remove(index)
    }
    let object = make(content)
    if let object { made[index] = object }
    return object
  }

  private func make(_ content: [String: Any]) -> Any? {
    let items = { (key: String) in
      (content[key] as? [Int] ?? []).map { self.object(at: $0) ?? NSNull() }
    }
    let value = content["value"]
    let numbers = (value as? [Double] ?? []).map { CGFloat($0) }
    switch content["kind"] as? String {
    case "value": return value
    case "null": return NSNull()
    case "array": return items("items")
    case "set": return Set(items("items").compactMap { $0 as? AnyHashable })
    case "dictionary":
      let keys = items("keys").map { $0 as? AnyHashable ?? AnyHashable(0) }
      return Dictionary(zip(keys, items("items"))) { $1 }
    case "url":
      let text = value as? String
      return text.flatMap { URL(string: $0) }
    case "uuid": return (value as? String).flatMap { UUID(uuidString: $0) }
    case "indexPath": return (value as? [Int]).map { IndexPath(indexes: $0) }
    case "size":
      return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
    case "numbers":
      if numbers.count == 2 { return CGPoint(x: numbers[0], y: numbers[1]) }
      return numbers.count == 4
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    case "attributed":
      return (value as? String).map { attributed($0, content["runs"] as? [[String: Any]] ?? []) }
    case "color":
      if numbers.count == 2 { return UIColor(white: numbers[0], alpha: numbers[1]) }
      return numbers.count == 4
        ? UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) : nil
    case "image":
      guard let list = value as? [String: Any] else { return nil }
      return onMain(Boxed(list)) { Boxed(UIImage(archived: $0.value)) }.value
    case "object": return makeObject(content)
    default: return nil
    }
  }

  private func attributed(_ string: String, _ runs: [[String: Any]]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    for run in runs {
      let range = NSRange(
        location: run["location"] as? Int ?? 0, length: run["length"] as? Int ?? 0)
      let values = (run["attributes"] as? Int).flatMap { object(at: $0) } as? [AnyHashable: Any]
      guard let values, range.location >= 0, range.length > 0,
        range.location <= text.length - range.length
      else { continue }
      let attributes = values.compactMap { key, value in
        (key.base as? String).map { (NSAttributedString.Key($0), value) }
      }
      text.setAttributes(
        Dictionary(attributes, uniquingKeysWith: { first, _ in first }), range: range)
    }
    return text
  }

  private func makeObject(_ content: [String: Any]) -> Any? {
    let name = content["class"] as? String ?? ""
    guard let type = Self.type(named: name) as? any NSCoding.Type
    else {
      fault = fault ?? CocoaError(.coderReadCorrupt)
      return nil
    }
    fields.append(content["fields"] as? [String: Any] ?? [:])
    positions.append(0)
    defer {
      fields.removeLast()
      positions.removeLast()
    }
    return type.init(coder: self)
  }
}

/// A color by itself, as other objects are archived; iOS 2.0 and later (rule 875).
extension UIColor: NSSecureCoding {
  /// Whether it can be read where classes are checked: it can.
  public static let supportsSecureCoding = true
  /// Writes its parts.
  public nonisolated func encode(with coder: NSCoder) {
    let names = isGrayNow ? Self.grayPartNames : Self.partNames
    for (name, part) in zip(names, numbersNow) { coder.encode(Double(part), forKey: name) }
  }
}
