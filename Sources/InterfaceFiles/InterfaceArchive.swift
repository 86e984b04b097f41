import Foundation

/// A xib as Xcode 3 and 4 wrote it: an archive of Interface Builder's own objects, told as the document that
/// Xcode 5 and later make of it (rule 1205).
final class InterfaceArchive {
  private let data: InterfaceElement
  /// The archived objects by the names by which the file refers to them.
  private var objects: [String: InterfaceElement] = [:]
  /// The numbers of the objects, which the document has for ids.
  private var numbers: [String: String] = [:]
  /// What Interface Builder notes of each object, such as `5.CustomClassName`.
  private var notes: [String: InterfaceElement] = [:]
  /// The connections of each object.
  private var connections: [String: [InterfaceElement]] = [:]
  /// What stands in the document already: an archive may name an object twice, or inside of itself.
  private var told: Set<String> = []
  /// How many objects around the present one are being told.
  private var depth = 0

  /// The document; nil where the archive has no objects.
  static func document(from archive: InterfaceElement) -> InterfaceElement? {
    guard let data = archive.child("data"), data.part("IBDocument.RootObjects") != nil else {
      return nil
    }
    return InterfaceArchive(data).document(of: archive)
  }

  private init(_ data: InterfaceElement) {
    self.data = data
    data.visit { if let id = $0.id { objects[id] = $0 } }
    guard let container = data.part("IBDocument.Objects") else { return }
    for record in members(container.part("objectRecords")?.part("orderedObjects")) {
      guard let object = record.part("object"), let name = object["ref"] ?? object.id else {
        continue
      }
      numbers[name] = record.part("objectID")?.text
    }
    notes = dictionary(container.part("flattenedProperties"))
    for record in members(container.part("connectionRecords")) {
      guard let connection = record.part("connection"),
        let source = connection.part("source")?["ref"]
      else { continue }
      connections[source, default: []].append(self.connection(connection, of: record))
    }
  }

  private func document(of archive: InterfaceElement) -> InterfaceElement {
    let objects = members(data.part("IBDocument.RootObjects")).compactMap {
      self.object($0, as: nil)
    }
    var attributes = [
      "type": archive["type"] ?? "", "version": "3.0", "propertyAccessControl": "none",
    ]
    attributes["useAutolayout"] = data.part("IBDocument.UseAutolayout")?.text
    return element(
      "document", attributes, at: archive,
      [element("objects", [:], at: archive, objects)])
  }

  // MARK: What the archive says

  private func resolved(_ element: InterfaceElement) -> InterfaceElement {
    guard element.name == "reference", let name = element["ref"] else { return element }
    return objects[name] ?? element
  }

  private func members(_ list: InterfaceElement?) -> [InterfaceElement] {
    guard let list else { return [] }
    return resolved(list).children.filter { $0.key != "EncodedWithXMLCoder" }.map(resolved)
  }

  private func dictionary(_ element: InterfaceElement?) -> [String: InterfaceElement] {
    guard let element else { return [:] }
    let names = members(element.part("dict.sortedKeys")).map(text)
    guard names.isEmpty else {
      return Dictionary(
        zip(names, members(element.part("dict.values"))), uniquingKeysWith: { first, _ in first })
    }
    var found: [String: InterfaceElement] = [:]
    for child in element.children {
      guard let key = child.key else { continue }
      if key.hasPrefix("NS.key.") {
        found[text(child)] = element.part("NS.object." + key.dropFirst("NS.key.".count))
      } else if !key.hasPrefix("NS.") {
        found[key] = resolved(child)
      }
    }
    return found
  }

  /// The characters of a text, also of one that is written in base 64.
  private func text(_ element: InterfaceElement) -> String {
    guard element["type"] == "base64-UTF8" else { return element["value"] ?? element.text }
    return Self.decoded(element.text) ?? element.text
  }

  private static func decoded(_ text: String) -> String? {
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let rest = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    // Lists of numbers have a zero behind them, and an odd digit more than their bytes need.
    let bytes = Data(base64Encoded: digits + rest) ?? Data(base64Encoded: String(digits.dropLast()))
    return bytes.map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  // MARK: What the document says

  private func element(
    _ name: String, _ attributes: [String: String], at place: InterfaceElement,
    _ children: [InterfaceElement] = []
  ) -> InterfaceElement {
    InterfaceElement(name: name, attributes: attributes, line: place.line, children: children)
  }

  /// An object as an element: nil for one that says how Interface Builder shows others.
  private func object(_ archived: InterfaceElement, as key: String?) -> InterfaceElement? {
    let object = resolved(archived)
    guard let type = object["class"], let name = ArchiveNames.element(ofClass: type) else {
      return nil
    }
    // An object and the list that it stands in are two elements.
    guard depth < InterfaceReader.depthLimit / 2 - 5 else { return nil }
    if let name = object.id, !told.insert(name).inserted { return nil }
    depth += 1
    defer { depth -= 1 }
    var attributes: [String: String] = [:]
    attributes["key"] = key
    let number = object.id.flatMap { numbers[$0] }
    attributes["id"] = number ?? object.id
    if let number { attributes["customClass"] = notes["\(number).CustomClassName"].map(text) }
    if type == "IBProxyObject" {
      let kind = object.part("IBProxiedObjectIdentifier")?.text
      attributes["placeholderIdentifier"] = kind
      if kind == "IBFilesOwner" { attributes["userLabel"] = "File's Owner" }
    }
    var children: [InterfaceElement] = []
    if let number,
      let free = notes["\(number).IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"]
    {
      attributes["translatesAutoresizingMaskIntoConstraints"] = text(free)
    }
    // The content of a cell is one of its subviews as well.
    if let content = object.part("IBUIContentView") {
      children += [self.object(content, as: "contentView")].compactMap { $0 }
    }
    for part in object.children { add(part, of: name, to: &attributes, &children) }
    if name == "button" { children += states(of: object) }
    if name == "segmentedControl" { children.append(segments(of: object)) }
    if let font = font(of: object) { children.append(font) }
    if let number, let constraints = notes["\(number).IBViewMetadataConstraints"] {
      children.append(
        element("constraints", [:], at: object, members(constraints).compactMap(constraint)))
    }
    if let number { children += runtimeAttributes(of: number, at: object) }
    let connections = object.id.flatMap { self.connections[$0] } ?? []
    if !connections.isEmpty {
      children.append(element("connections", [:], at: object, connections))
    }
    return element(name, attributes, at: object, children)
  }

  private func add(
    _ part: InterfaceElement, of owner: String, to attributes: inout [String: String],
    _ children: inout [InterfaceElement]
  ) {
    guard let key = part.key, !ArchiveNames.ofInterfaceBuilder.contains(key) else { return }
    let value = resolved(part)
    // A reference to an object that stands elsewhere, such as the bar of a bar's item.
    if part.name == "reference", value["class"]?.hasPrefix("IB") == true { return }
    switch key {
    case "IBSelectedSegmentIndex": attributes["selectedSegmentIndex"] = value.text
    case "NSFrame", "NSFrameSize": children.append(frame(value))
    case "NSvFlags": add(flags: Int(value.text) ?? 0, at: value, to: &attributes, &children)
    case "NSSubviews": children.append(list("subviews", value))
    default:
      guard key.hasPrefix("IBUI") else { return }
      let name = ArchiveNames.attribute(String(key.dropFirst(4)))
      switch (value.name, value["class"]) {
      case ("nil", _), ("reference", _): break
      case (_, "NSColor"?): children.append(color(value, as: name))
      case (_, "NSCustomResource"?):
        attributes[name] = value.part("NSResourceName")?.text
      case (_, "IBUITextInputTraits"?):
        var traits = ["key": name]
        var none: [InterfaceElement] = []
        for trait in value.children { add(trait, of: "textInputTraits", to: &traits, &none) }
        children.append(element("textInputTraits", traits, at: value))
      case ("array", _), (_, "NSArray"?), (_, "NSMutableArray"?):
        children.append(list(name, value))
      case (_, "IBUIAccessibilityConfiguration"?):
        var words = ["key": name]
        words["label"] = value.part("IBUIAccessibilityLabel").map(text)
        words["hint"] = value.part("IBUIAccessibilityHint").map(text)
        children.append(element("accessibility", words, at: value))
      case ("object", _):
        if let child = object(value, as: name) { children.append(child) }
      case ("string", _):
        let said = text(value)
        if let lengths = lengths(said, as: name, at: value) {
          children.append(lengths)
        } else if !said.isEmpty || name == "text" {
          attributes[name] = said
        }
      default:
        attributes[name] = ArchiveNames.word(text(value), for: name, of: owner)
      }
    }
  }

  private func list(_ name: String, _ list: InterfaceElement) -> InterfaceElement {
    element(
      name, [:], at: list,
      members(list).compactMap { member in
        member.name != "string"
          ? object(member, as: nil)
          : InterfaceElement(
            name: "string", attributes: [:], line: member.line, text: text(member))
      })
  }

  // MARK: Values

  /// The numbers of `{{0, 20}, {320, 548}}`.
  private func numbers(in text: String) -> [String] {
    text.split { "{}, ".contains($0) }.map(String.init)
  }

  /// A size, or insets, such as `{320, 400}`.
  private func lengths(
    _ text: String, as key: String, at place: InterfaceElement
  ) -> InterfaceElement? {
    let isLength = key.hasSuffix("Size") || key.hasSuffix("Offset") || key.contains("Inset")
    guard isLength, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let numbers = numbers(in: text)
    guard numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    let name = numbers.count == 2 ? "size" : "inset"
    let parts: [String]
    switch numbers.count {
    case 2: parts = ["width", "height"]
    case 4: parts = ["minY", "minX", "maxY", "maxX"]
    default: return nil
    }
    let attributes = Dictionary(zip(parts, numbers)) { $1 }
    return element(name, attributes.merging(["key": key]) { $1 }, at: place)
  }

  private func frame(_ value: InterfaceElement) -> InterfaceElement {
    var numbers = numbers(in: value.text)
    if numbers.count == 2 { numbers = ["0.0", "0.0"] + numbers }
    let lengths = zip(["x", "y", "width", "height"], numbers) + [("key", "frame")]
    return element("rect", Dictionary(lengths) { $1 }, at: value)
  }

  /// The bits of a view of macOS, from which Interface Builder's views came.
  private func add(
    flags: Int, at place: InterfaceElement, to attributes: inout [String: String],
    _ children: inout [InterfaceElement]
  ) {
    let names = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY",
    ]
    var mask = ["key": "autoresizingMask"]
    for (bit, name) in names.enumerated() where flags & 1 << bit != 0 { mask[name] = "YES" }
    children.append(element("autoresizingMask", mask, at: place))
    if flags & 256 == 0 { attributes["autoresizesSubviews"] = "NO" }
    if flags & 0x8000_0000 != 0 { attributes["hidden"] = "YES" }
  }

  private func color(
    _ color: InterfaceElement, as key: String, isNamed: Bool = false
  ) -> InterfaceElement {
    var attributes = ["key": key]
    attributes["cocoaTouchSystemColor"] = color.part("IBUIColorCocoaTouchKeyPath")?.text
    func components(_ name: String) -> [String] {
      let text = color.part(name).flatMap { Self.decoded($0.text) }
      return text?.split(separator: " ").map(String.init) ?? []
    }
    let (gray, rgb) = (components("NSWhite"), components("NSRGB"))
    if let white = gray.first {
      attributes["white"] = white
      attributes["alpha"] = gray.count > 1 ? gray[1] : "1"
      attributes["colorSpace"] = "calibratedWhite"
    } else if rgb.count >= 3 {
      (attributes["red"], attributes["green"], attributes["blue"]) = (rgb[0], rgb[1], rgb[2])
      attributes["alpha"] = rgb.count > 3 ? rgb[3] : "1"
      attributes["colorSpace"] = "calibratedRGB"
    } else if let image = color.part("NSImage").map(resolved) {
      // The file may have the picture itself in place of a name.
      attributes["patternImage"] = image.part("NSResourceName")?.text ?? ""
    } else if !isNamed, let named = color.part("NSColor").map(resolved) {
      return self.color(named, as: key, isNamed: true)
    }
    return element("color", attributes, at: color)
  }

  private func font(of object: InterfaceElement) -> InterfaceElement? {
    let font = object.part("IBUIFont").map(resolved)
    let words = object.part("IBUIFontDescription").map(resolved)
    guard let place = words ?? font else { return nil }
    var attributes = ["key": "fontDescription"]
    let name = font?.part("NSName")?.text ?? words?.part("name")?.text
    attributes["pointSize"] = words?.part("pointSize")?.text ?? font?.part("NSSize")?.text
    let types = ["1": "system", "2": "boldSystem", "3": "italicSystem"]
    let systems = [
      "Helvetica": "system", "Helvetica-Bold": "boldSystem", "Helvetica-Oblique": "italicSystem",
    ]
    if let type = words?.part("type").flatMap({ types[$0.text] }) ?? name.flatMap({ systems[$0] }) {
      attributes["type"] = type
    } else {
      attributes["name"] = name
      attributes["family"] =
        words?.part("family")?.text ?? name.map { String($0.prefix { $0 != "-" }) }
    }
    return element("fontDescription", attributes, at: place)
  }

  private func states(of button: InterfaceElement) -> [InterfaceElement] {
    ["Normal", "Highlighted", "Disabled", "Selected"].compactMap { state in
      var attributes: [String: String] = [:]
      var children: [InterfaceElement] = []
      for (part, name) in ArchiveNames.partsOfStates {
        guard let value = button.part("IBUI\(state)\(part)").map(resolved) else { continue }
        switch value["class"] {
        case "NSColor"?: children.append(color(value, as: name))
        case "NSCustomResource"?: attributes[name] = value.part("NSResourceName")?.text
        default: attributes[name] = text(value)
        }
      }
      guard !attributes.isEmpty || !children.isEmpty else { return nil }
      attributes["key"] = state.lowercased()
      return element("state", attributes, at: button, children)
    }
  }

  private func segments(of control: InterfaceElement) -> InterfaceElement {
    let titles = members(control.part("IBSegmentTitles")).map {
      element("segment", $0.name == "string" ? ["title": text($0)] : [:], at: $0)
    }
    return element("segments", [:], at: control, titles)
  }

  /// The attributes that a person has defined for an object.
  private func runtimeAttributes(
    of number: String, at place: InterfaceElement
  ) -> [InterfaceElement] {
    let holders = dictionary(notes["\(number).IBAttributePlaceholdersKey"])
    guard let holder = holders["IBUserDefinedRuntimeAttributesPlaceholderName"].map(resolved) else {
      return []
    }
    let defined = members(holder.part("userDefinedRuntimeAttributes")).map(runtimeAttribute)
    return [element("userDefinedRuntimeAttributes", [:], at: place, defined)]
  }

  private func runtimeAttribute(_ defined: InterfaceElement) -> InterfaceElement {
    let type = defined.part("typeIdentifier")?.text.split(separator: ".").last.map(String.init)
    var attributes: [String: String] = [:]
    (attributes["type"], attributes["keyPath"]) = (type, defined.part("keyPath")?.text)
    let name = "userDefinedRuntimeAttribute"
    guard let value = defined.part("value").map(resolved), value.name != "nil" else {
      return element(name, attributes, at: defined)
    }
    let parts: [String]? =
      switch type {
      case "point"?: ["x", "y"]
      case "size"?: ["width", "height"]
      case "rect"?: ["x", "y", "width", "height"]
      default: nil
      }
    if value["class"] == "NSColor" {
      return element(name, attributes, at: defined, [color(value, as: "value")])
    }
    if let type, let parts {
      let lengths = Dictionary(zip(parts, numbers(in: value.text)) + [("key", "value")]) { $1 }
      return element(name, attributes, at: defined, [element(type, lengths, at: value)])
    }
    if type == "number" {
      let number = element(value.name, ["key": "value", "value": text(value)], at: value)
      return element(name, attributes, at: defined, [number])
    }
    attributes["value"] = value.part("NSResourceName")?.text ?? text(value)
    return element(name, attributes, at: defined)
  }

  private func constraint(_ constraint: InterfaceElement) -> InterfaceElement? {
    guard constraint["class"] == "IBNSLayoutConstraint" else { return nil }
    func item(_ key: String) -> String? {
      constraint.part(key)?["ref"].map { numbers[$0] ?? $0 }
    }
    func edge(_ key: String) -> String? {
      (constraint.part(key)?.text).flatMap { ArchiveNames.edges[$0] }
    }
    var attributes: [String: String] = [:]
    attributes["id"] = constraint.id.map { numbers[$0] ?? $0 }
    (attributes["firstItem"], attributes["secondItem"]) = (item("firstItem"), item("secondItem"))
    attributes["firstAttribute"] = edge("firstAttribute")
    attributes["secondAttribute"] = attributes["secondItem"] == nil ? nil : edge("secondAttribute")
    switch constraint.part("relation")?.text {
    case "1"?: attributes["relation"] = "greaterThanOrEqual"
    case "-1"?: attributes["relation"] = "lessThanOrEqual"
    default: break
    }
    attributes["multiplier"] = constraint.part("multiplier")?.text
    let constant = constraint.part("constant").map(resolved)
    attributes["constant"] = constant?.part("value")?.text
    if constant?["class"] == "IBNSLayoutSymbolicConstant" { attributes["symbolic"] = "YES" }
    attributes["priority"] = constraint.part("priority")?.text
    return element("constraint", attributes, at: constraint)
  }

  private func connection(
    _ connection: InterfaceElement, of record: InterfaceElement
  ) -> InterfaceElement {
    let label = connection.part("label")?.text ?? ""
    var attributes: [String: String] = [:]
    attributes["id"] = record.part("connectionID")?.text
    attributes["destination"] = connection.part("destination")?["ref"].map { numbers[$0] ?? $0 }
    switch connection["class"] {
    case "IBCocoaTouchEventConnection"?:
      attributes["selector"] = label
      attributes["eventType"] = connection.part("IBEventType").flatMap {
        ArchiveNames.events[$0.text]
      }
      return element("action", attributes, at: connection)
    case "IBCocoaTouchOutletCollectionConnection"?:
      attributes["property"] = label
      if connection.part("addsToExistingCollection")?.text == "YES" {
        attributes["appends"] = "YES"
      }
      return element("outletCollection", attributes, at: connection)
    default:
      attributes["property"] = label
      return element("outlet", attributes, at: connection)
    }
  }
}
