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

  /// A view of UIKit's own with what the element says for all size classes, and nothing in it.
  private static func sample(of element: InterfaceElement) -> InterfaceElement {
    let inside = ["subviews", "constraints", "connections", "gestureRecognizers", "variation"]
    return InterfaceElement(
      name: element.name,
      attributes: element.attributes.filter { !$0.key.hasPrefix("custom") },
      line: element.line,
      children: element.children.filter {
        !inside.contains($0.name) && !$0.name.hasPrefix("userDefined") && !$0.isObject
      })
  }

  /// What a variation says of the view and the element does not say for these classes.
  static func leftOut(_ element: InterfaceElement, for classes: Classes) -> [String] {
    let said = varied(element, for: classes)
    let variations = element.children.filter { $0.name == "variation" }
    let names = variations.flatMap { variation in
      variation.attributes.keys.filter { $0 != "key" }
        + variation.children.filter { $0.name != "mask" }.compactMap(\.key)
    }
    return Set(names).filter { said[$0] == nil && said.part($0) == nil }.sorted()
  }

  /// Whose property a word of a file sets, and what it is called.
  static func property(_ word: String, of view: UIView) -> (NSObject?, String) {
    switch word {
    case "fontDescription": ((view as? UIButton)?.titleLabel ?? view, "font")
    case "highlightedColor": (view, "highlightedTextColor")
    case "clipsSubviews": (view, "clipsToBounds")
    default: (view, word)
    }
  }

  /// What of the element is not the same for all size classes, as an element for these.
  static func varied(_ element: InterfaceElement, for classes: Classes) -> InterfaceElement {
    let variations = element.children.filter { $0.name == "variation" }
    let names = Set(variations.flatMap(\.attributes.keys)).subtracting(["key"])
    let keys = Set(variations.flatMap(\.children).filter { $0.name != "mask" }.compactMap(\.key))
    let resolved = resolved(element, for: classes)
    var attributes = resolved.attributes.filter { names.contains($0.key) }
    // Interface Builder leaves out what is as usual.
    for variation in variations {
      for (name, value) in variation.attributes where attributes[name] == nil && name != "key" {
        let usual =
          ["YES": "NO", "NO": "YES"][value]
          ?? ["alpha": "1", "constant": "0", "priority": "1000"][name]
        attributes[name] = usual
      }
    }
    return InterfaceElement(
      name: element.name, attributes: attributes,
      line: element.line,
      children: resolved.children.filter { $0.name != "variation" && keys.contains($0.key ?? "") })
  }

  // MARK: When size classes change

  /// What a view holds of its file, to become what it is in other size classes.
  final class Storage: SizeClassVariations {
    fileprivate struct Varied {
      let constraint: NSLayoutConstraint
      let element: InterfaceElement
    }

    fileprivate let element: InterfaceElement
    fileprivate var classes: Classes
    fileprivate var values: NibValues?
    /// The subviews that a variation names.
    fileprivate var subviews: [(id: String, view: UIView)] = []
    /// All of the file's subviews in its order, which a view takes its place in when it comes back.
    fileprivate var order: [WeakReference<UIView>] = []
    fileprivate var constraints: [Varied] = []
    /// Makes another view of what the file says for all size classes, to see what this one was.
    fileprivate var makeSample: () -> NSObject? = { nil }

    fileprivate init(_ element: InterfaceElement, _ classes: Classes) {
      (self.element, self.classes) = (element, classes)
    }
  }

  /// Remembers a view whose element varies.
  static func remember(
    _ element: InterfaceElement, of view: UIView, for classes: Classes, in file: NibFile,
    subview: (String) -> UIView?
  ) {
    guard deviceNumber >= 8 else { return }
    let storage = Storage(element, classes)
    storage.values = file.values
    storage.makeSample = { NibLoad(file).make(sample(of: element)) }
    let named = names("subviews", in: element)
    storage.subviews = element.members(of: "subviews").compactMap { child in
      guard let id = child.id, let view = subview(id) else { return nil }
      storage.order.append(WeakReference(object: view))
      return named.contains(id) ? (id, view) : nil
    }
    view.attributes.variations = storage
  }

  /// Remembers a constraint of the view that varies, or that the view's variations name.
  static func remember(
    _ constraint: NSLayoutConstraint, _ element: InterfaceElement, of view: UIView,
    in owner: InterfaceElement
  ) {
    guard deviceNumber >= 8, let id = element.id,
      vary(element) || names("constraints", in: owner).contains(id)
    else { return }
    let storage = view.attributes.variations as? Storage ?? Storage(owner, view.ownClasses)
    storage.constraints.append(Storage.Varied(constraint: constraint, element: element))
    view.attributes.variations = storage
  }

  /// The ids that any variation puts in or leaves out.
  private static func names(_ mask: String, in element: InterfaceElement) -> Set<String> {
    Set(
      element.children.filter { $0.name == "variation" }
        .flatMap { $0.part(mask)?.children ?? [] }.compactMap { $0["reference"] })
  }
}

extension UIView {
  fileprivate var ownClasses: NibVariations.Classes {
    let traits = Simulator.current.currentTraits
    return NibVariations.Classes(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
  }
}

extension NibVariations.Storage {
  /// Puts a subview before the next of the file's that is there, and into a stack view's row.
  private func insert(_ subview: UIView, into view: UIView) {
    let next = order.compactMap(\.object).drop { $0 !== subview }.dropFirst().first {
      $0.drawnSuperview === view
    }
    func place(among views: [UIView]) -> Int {
      views.firstIndex { $0 === next } ?? views.count
    }
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(subview, at: place(among: stack.arranged))
    } else {
      view.insert(subview, at: place(among: view.drawnSubviews))
    }
  }

  /// Gives back to the view what no variation says of it any more (rule 681).
  private func restore(_ view: UIView, _ values: NibValues) {
    let names = NibVariations.leftOut(element, for: classes)
    guard !names.isEmpty, let sample = makeSample() as? UIView else { return }
    let simulator = values.simulator
    for name in names {
      let (holder, key) = NibVariations.property(name, of: view)
      let (usual, _) = NibVariations.property(name, of: sample)
      guard let holder, let usual, let property = simulator.keyedProperty(key, of: holder),
        // Most views have the colour of those around them, and none of their own.
        property.set?(holder, name == "tintColor" ? nil : property.value(usual)) == true
      else {
        values.note(name, of: element, "it stays as it is when other size classes hold.")
        continue
      }
    }
  }

  /// Has the view be what its file says for its size classes now.
  func follow(_ traits: UITraitCollection, on view: UIView) {
    let new = NibVariations.Classes(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    guard new != classes else { return }
    classes = new
    if let values {
      NibAttributes.apply(
        NibVariations.varied(element, for: classes), to: view, in: values)
      restore(view, values)
    }
    let gone = NibVariations.excluded("subviews", of: element, for: classes)
    for (id, subview) in subviews {
      if gone.contains(id) {
        subview.detach()
      } else if subview.drawnSuperview !== view {
        insert(subview, into: view)
      }
    }
    let loose = NibVariations.excluded("constraints", of: element, for: classes)
    // What no longer holds goes first, so that nothing contradicts it in between.
    for varied in constraints where loose.contains(varied.element.id ?? "") {
      varied.constraint.deactivate()
    }
    for varied in constraints where !loose.contains(varied.element.id ?? "") {
      let said = NibVariations.varied(varied.element, for: classes)
      if let constant = said["constant"].flatMap(NibValues.number) {
        varied.constraint.constant = CGFloat(constant)
      }
      if let priority = said["priority"].flatMap(NibValues.number), let values {
        let priority = NibConstraints.priority(priority, of: said, in: values)
        // One that is installed stays required, or optional.
        if varied.constraint.priority != priority { varied.constraint.deactivate() }
        varied.constraint.priority = priority
      }
      if varied.constraint.holder == nil { NibConstraints.install(varied.constraint, in: view) }
    }
  }
}
