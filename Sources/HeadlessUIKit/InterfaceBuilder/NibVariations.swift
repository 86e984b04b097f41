import Foundation
import InterfaceFiles

/// What elements say for some size classes only.
///
/// A `variation` has the key `default` or one such as `heightClass=regular-widthClass=compact`. It
/// changes attributes and parts, and leaves subviews and constraints out or puts them in.
enum NibVariations {
  struct Classes: Hashable {
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass
  }

  /// Those in which a file is read on this device, which before iOS 8 has no size classes: Xcode
  /// made a file of its own for each kind of device.
  static func classes(in simulator: Simulator, of traits: UITraitCollection?) -> Classes {
    guard deviceNumber >= 8, let traits else {
      return simulator.configuration.device.idiom == .pad
        ? Classes(horizontal: .regular, vertical: .regular)
        : Classes(horizontal: .compact, vertical: .regular)
    }
    return Classes(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
  }

  static func vary(_ element: InterfaceElement) -> Bool { element.child("variation") != nil }

  /// The variations that hold, the general ones first, so that a later one counts.
  private static func variations(
    of element: InterfaceElement, for classes: Classes
  ) -> [InterfaceElement] {
    element.children.filter { $0.name == "variation" }.compactMap { variation in
      rank(variation.key ?? "", for: classes).map { ($0, variation) }
    }
    .enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    .map(\.element.1)
  }

  /// How many classes the key names; nil where it is for others.
  private static func rank(_ key: String, for classes: Classes) -> Int? {
    guard key != "default" else { return 0 }
    let names: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]
    var rank = 0
    for pair in key.split(separator: "-") {
      let parts = pair.split(separator: "=")
      guard parts.count == 2 else { return nil }
      let own = parts[0] == "widthClass" ? classes.horizontal : classes.vertical
      guard ["widthClass", "heightClass"].contains(parts[0]), names[own] == String(parts[1]) else {
        return nil
      }
      rank += 1
    }
    return rank
  }

  /// The ids that are left out: of `subviews` or of `constraints`.
  static func excluded(
    _ mask: String, of element: InterfaceElement, for classes: Classes
  ) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(of: element, for: classes) {
      for reference in variation.part(mask)?.children ?? [] {
        guard let id = reference["reference"] else { continue }
        if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  /// The element with the attributes and parts that hold for these size classes.
  static func resolved(_ element: InterfaceElement, for classes: Classes) -> InterfaceElement {
    guard vary(element) else { return element }
    var attributes = element.attributes
    var parts: [InterfaceElement] = []
    for variation in variations(of: element, for: classes) {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for part in variation.children where part.name != "mask" {
        parts.removeAll { $0.key == part.key }
        parts.append(part)
      }
    }
    let kept = element.children.filter { child in
      child.key == nil || child.name == "variation" || !parts.contains { $0.key == child.key }
    }
    return InterfaceElement(
      name: element.name, attributes: attributes, line: element.line, children: kept + parts)
  }

  /// What of the element is not the same for all size classes, as an element for these.
  static func varied(_ element: InterfaceElement, for classes: Classes) -> InterfaceElement {
    let variations = element.children.filter { $0.name == "variation" }
    let names = Set(variations.flatMap(\.attributes.keys)).subtracting(["key"])
    let keys = Set(variations.flatMap(\.children).filter { $0.name != "mask" }.compactMap(\.key))
    let resolved = resolved(element, for: classes)
    return InterfaceElement(
      name: element.name, attributes: resolved.attributes.filter { names.contains($0.key) },
      line: element.line,
      children: resolved.children.filter { $0.name != "variation" && keys.contains($0.key ?? "") })
  }
}
