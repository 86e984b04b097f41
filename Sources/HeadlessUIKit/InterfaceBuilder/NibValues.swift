import EventTrace
import Foundation
import InterfaceFiles

/// What the elements of one file mean: its colours, fonts, pictures and texts.
final class NibValues {
  let simulator: Simulator
  /// The file's name, for findings.
  let fileName: String
  private let file: InterfaceFile?
  /// The number of the segment that is being read.
  var segment = 0
  /// The texts in the language of the app, by `id.attribute`, from the `.strings` file beside it.
  var translations: [String: String] = [:]
  /// The colours among the file's resources, by `name` and by `systemColor name`.
  private lazy var colors = Dictionary(
    (file?.resources ?? []).filter { $0.name != "image" }.map { color in
      let name = color["name"] ?? ""
      return (color.name == "systemColor" ? "systemColor \(name)" : name, color)
    }, uniquingKeysWith: { first, _ in first })
  /// How large the superviews of the file's elements are, where a frame says it by its edges.
  private lazy var outerSizes: [String: CGSize] = {
    var sizes: [String: CGSize] = [:]
    @MainActor func visit(_ element: InterfaceElement, _ outer: CGSize?) {
      let own = element.part("frame").flatMap { self.size($0) } ?? outer
      if let id = element.id { sizes[id] = outer }
      for child in element.children { visit(child, own) }
    }
    if let file { visit(file.root, nil) }
    return sizes
  }()

  init(file: InterfaceFile? = nil, named name: String, in simulator: Simulator) {
    (self.file, fileName, self.simulator) = (file, name, simulator)
    // The file notes how large each picture is, also one whose own file does not say it here.
    for picture in file?.resources ?? [] where picture.name == "image" && picture["catalog"] == nil
    {
      guard let name = picture["name"], let size = self.size(picture) else { continue }
      simulator.notedPictures.sizes[name] = size
    }
  }

  /// The colour of that name among the file's resources.
  func resource(_ name: String) -> InterfaceElement? { colors[name] }

  // MARK: Findings

  /// Says once for each file that it holds something which is not read.
  func note(_ what: String, of element: InterfaceElement, _ text: String) {
    guard
      simulator.notedOnce.insert("\(fileName) \(element.name) \(what) \(text)").inserted
    else { return }
    simulator.diagnose(
      "notRead", noRule: "a limit of this course",
      "\(fileName), line \(element.line), <\(element.name)>, \(what): \(text)")
  }

  /// Names what an element that is a value says beside what is read of it.
  func noteUnread(of part: InterfaceElement) {
    guard let known = NibVocabulary.values[part.name] else { return }
    for name in part.attributes.keys.sorted() where name != "key" && !known.contains(name) {
      note(name, of: part, "this attribute is not read.")
    }
  }

  // MARK: Numbers and words

  /// A finite number; files write whole ones and such with a point.
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func length(_ element: InterfaceElement, _ name: String) -> CGFloat? {
    element[name].flatMap(number).map { CGFloat($0) }
  }

  /// The case of that name.
  static func value<Value: RawRepresentable>(named name: String) -> Value?
  where Value.RawValue: FixedWidthInteger {
    // The raw values of UIKit's enumerations lie in this range.
    let raws = sequence(first: 0) { $0 == 110 ? nil : $0 + 1 }
    for raw in [-1] + Array(raws) {
      guard let exact = Value.RawValue(exactly: raw), let value = Value(rawValue: exact) else {
        continue
      }
      if "\(value)" == name { return value }
    }
    return nil
  }

  // MARK: Geometry

  func size(_ element: InterfaceElement) -> CGSize? {
    guard let width = Self.length(element, "width"), let height = Self.length(element, "height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  func point(_ element: InterfaceElement) -> CGPoint? {
    guard let x = Self.length(element, "x"), let y = Self.length(element, "y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  func rect(_ element: InterfaceElement) -> CGRect? {
    guard let origin = point(element), let size = size(element) else { return nil }
    let rect = CGRect(origin: origin, size: size)
    return rect.isUsable ? rect : nil
  }

  /// A frame by its distances from the superview's edges.
  ///
  /// A distance in percent, as a view with flexible margins has it, is that much of the room which the view
  /// leaves; a length in percent is that much of all.
  func frame(insetBy element: InterfaceElement, of id: String?) -> CGRect? {
    let outer = id.flatMap { outerSizes[$0] } ?? .zero
    func part(_ name: String, of room: CGFloat) -> CGFloat? {
      guard let said = element[name], said.hasSuffix("%") else {
        return Self.length(element, name)
      }
      return Self.number(String(said.dropLast())).map { CGFloat($0) / 100 * room }
    }
    func span(
      _ near: String, _ far: String, _ length: String, in room: CGFloat
    ) -> (
      CGFloat, CGFloat
    ) {
      let length = part(length, of: room)
      let rest = room - (length ?? 0)
      let (near, far) = (part(near, of: rest), part(far, of: rest))
      let size = length ?? max(0, room - (near ?? 0) - (far ?? 0))
      return (near ?? far.map { room - $0 - size } ?? 0, size)
    }
    let (x, width) = span("minX", "maxX", "width", in: outer.width)
    let (y, height) = span("minY", "maxY", "height", in: outer.height)
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return rect.isUsable ? rect : nil
  }

  /// Insets as `inset` or `edgeInsets` says them.
  func insets(_ element: InterfaceElement) -> UIEdgeInsets? {
    switch element.name {
    case "inset":
      // Interface Builder writes the sides of a rectangle, of which the maxima are distances too.
      return UIEdgeInsets(
        top: Self.length(element, "minY") ?? 0, left: Self.length(element, "minX") ?? 0,
        bottom: Self.length(element, "maxY") ?? 0, right: Self.length(element, "maxX") ?? 0)
    case "edgeInsets":
      return UIEdgeInsets(
        top: Self.length(element, "top") ?? 0, left: Self.length(element, "left") ?? 0,
        bottom: Self.length(element, "bottom") ?? 0, right: Self.length(element, "right") ?? 0)
    case "directionalEdgeInsets":
      return UIEdgeInsets(
        top: Self.length(element, "top") ?? 0, left: Self.length(element, "leading") ?? 0,
        bottom: Self.length(element, "bottom") ?? 0, right: Self.length(element, "trailing") ?? 0)
    default: return nil
    }
  }

  func offset(_ element: InterfaceElement) -> UIOffset? {
    guard let horizontal = Self.length(element, "horizontal"),
      let vertical = Self.length(element, "vertical")
    else { return nil }
    return UIOffset(horizontal: horizontal, vertical: vertical)
  }

  // MARK: Fonts

  /// Whether an element stands for the font that a text has by itself: one of 0 points (rule 1028).
  static func isOwnFont(_ element: InterfaceElement) -> Bool {
    (length(element, "pointSize") ?? length(element, "size")) == 0
  }

  /// A font as `fontDescription` or `font` says it; nil for one that is not understood, or is the text's own.
  func font(_ element: InterfaceElement) -> UIFont? {
    guard !Self.isOwnFont(element) else { return nil }
    let size =
      Self.length(element, "pointSize") ?? Self.length(element, "size")
      ?? element["size"].flatMap { Self.namedSizes[$0] }
    if let style = element["style"] {
      // The roles came with iOS 7; before it the size counts that the file notes.
      guard deviceNumber >= 7 else { return .systemFont(ofSize: size ?? UIFont.labelFontSize) }
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = element["name"] {
      let size = size ?? UIFont.systemFontSize
      // A file's font that is not there gives way to the system's, without a word (rule 1335).
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element["type"] ?? element["metaFont"] {
    case "system"?:
      let size = size ?? UIFont.systemFontSize
      guard let weight = element["weight"], weight != "regular" else {
        return .systemFont(ofSize: size)
      }
      guard let value = Self.weights[weight] else { return nil }
      guard deviceNumber >= 8.2 else {
        return value.rawValue > 0 ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      }
      return .systemFont(ofSize: size, weight: value)
    case "boldSystem"?, "systemBold"?:
      return .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "italicSystem"?: return .italicSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "smallSystem"?: return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
    case "smallSystemBold"?: return .boldSystemFont(ofSize: size ?? UIFont.smallSystemFontSize)
    case "label"?: return .systemFont(ofSize: size ?? UIFont.labelFontSize)
    case "button"?: return .systemFont(ofSize: size ?? UIFont.buttonFontSize)
    case nil: return size.map { .systemFont(ofSize: $0) }
    // Attributed texts have the weight in the same word: `systemLight`.
    case let word?:
      guard word.hasPrefix("system"), let initial = word.dropFirst("system".count).first,
        let weight = Self.weights[initial.lowercased() + word.dropFirst("system".count + 1)]
      else { return nil }
      let size = size ?? UIFont.systemFontSize
      return deviceNumber >= 8.2
        ? .systemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size)
    }
  }

  /// The sizes that Xcode 4 and 5 write as words (rule 1207).
  private static let namedSizes: [String: CGFloat] = [
    "system": UIFont.systemFontSize, "smallSystem": UIFont.smallSystemFontSize,
    "label": UIFont.labelFontSize, "button": UIFont.buttonFontSize,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Pictures

  /// The picture of that attribute, by name or by reference; nil where there is none of the name.
  func image(_ name: String, of element: InterfaceElement) -> UIImage? {
    if let part = element.part(name) {
      guard let file = part["image"] else { return nil }
      let image = image(named: file, catalog: part["catalog"], of: part)
      let modes: [String: UIImage.RenderingMode] = [
        "template": .alwaysTemplate, "original": .alwaysOriginal,
      ]
      // The modes came with iOS 7.
      guard deviceNumber >= 7, let said = part["renderingMode"] else { return image }
      // In how many colours a symbol is drawn.
      if ["hierarchical", "palette", "multicolor", "monochrome"].contains(said) { return image }
      guard let mode = modes[said] else {
        note("renderingMode", of: part, "the value “\(said)” is not understood.")
        return image
      }
      return image?.withRenderingMode(mode)
    }
    return element[name].flatMap { image(named: $0, catalog: element["catalog"], of: element) }
  }

  func image(named name: String, catalog: String?, of element: InterfaceElement) -> UIImage? {
    if catalog == "system" {
      // The symbols came with iOS 13.
      return deviceNumber >= 13 ? UIImage(systemName: name) : nil
    }
    if let image = UIImage(named: name) { return image }
    note("image", of: element, "the bundle has no picture “\(name)”; nothing is shown for it.")
    return nil
  }
}

extension Int {
  /// The whole number next to it; files may hold any.
  init(clamping number: Double) {
    self = number >= 9e15 ? .max : number <= -9e15 ? .min : Int(number)
  }
}
