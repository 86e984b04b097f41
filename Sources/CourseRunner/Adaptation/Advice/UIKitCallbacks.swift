/// What UIKit calls in an app: the methods of its protocols, and those of its classes that an app
/// overrides to be told.
struct UIKitCallbacks: Sendable {
  /// A method or property, and the types that its declaration names.
  struct Callback: Hashable, Sendable {
    /// As `#function` spells it.
    var fullName: String
    /// Nil where only the name is known.
    var parameterTypes: [String]?
    var result = ""
    /// Whether UIKit calls it on a device, and this runtime does not.
    var isSilent = false

    /// The name without what is in the parentheses.
    var name: String { String(fullName.prefix { $0 != "(" }) }
  }

  private var callbacks: [String: [Callback]] = [:]
  /// The superclass of a class and the delegates that it is, the first ancestor of a protocol.
  private var ancestors: [String: [String]] = [:]

  /// Classes of which UIKit calls nothing of their own, by their superclasses: the table lacks them.
  private static let silent: [String: [String]] = [
    "CALayer": ["CAGradientLayer", "CAShapeLayer"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UIBarPositioningDelegate": ["UIToolbarDelegate"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UICollectionViewLayout": ["UICollectionViewFlowLayout"],
    "UIControl": [
      "UIColorWell", "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
    ],
    "UIGestureRecognizer": [
      "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
    ],
    "UINavigationController": ["UIImagePickerController"],
    "UIResponder": ["UIApplication"],
    "UIScrollView": ["UITableView"],
    "UITextField": ["UISearchTextField"],
    "UIView": [
      "UIActivityIndicatorView", "UICalendarView", "UIControl", "UIInputView", "UIListContentView",
      "UIPickerView", "UIProgressView", "UISearchBar", "UIStackView", "UITabBar", "UIToolbar",
      "UIVisualEffectView", "UIWindow",
    ],
    "UIViewController": [
      "UIActivityViewController", "UIColorPickerViewController", "UIFontPickerViewController",
      "UIInputViewController", "UISearchController",
    ],
  ]

  /// All that UIKit calls.
  static let all = UIKitCallbacks(table: table)

  /// The methods of these protocols that are not optional.
  static let required: Set<String> = [
    "collectionView(_:cellForItemAt:)", "collectionView(_:itemsForBeginning:at:)",
    "collectionView(_:numberOfItemsInSection:)", "collectionView(_:performDropWith:)",
    "collectionView(_:prefetchItemsAt:)",
    "contextMenuInteraction(_:configurationForMenuAtLocation:)",
    "dateSelection(_:didSelectDate:)", "dragInteraction(_:itemsForBeginning:)",
    "findInteraction(_:sessionFor:)",
    "indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:)",
    "indirectScribbleInteraction(_:frameForElement:)",
    "indirectScribbleInteraction(_:isElementFocused:)",
    "indirectScribbleInteraction(_:requestElementsIn:completion:)",
    "indexPathForElement(withModelIdentifier:in:)", "modelIdentifierForElement(at:in:)",
    "multiDateSelection(_:didDeselectDate:)", "multiDateSelection(_:didSelectDate:)",
    "navigationItem(_:didEndRenamingWith:)",
    "numberOfComponents(in:)", "pageViewController(_:viewControllerAfter:)",
    "pageViewController(_:viewControllerBefore:)", "pickerView(_:numberOfRowsInComponent:)",
    "previewInteraction(_:didUpdatePreviewTransition:ended:)", "previewInteractionDidCancel(_:)",
    "previewingContext(_:commit:)", "previewingContext(_:viewControllerForLocation:)",
    "selectionDidChange(_:)", "selectionWillChange(_:)",
    "tableView(_:cellForRowAt:)", "tableView(_:itemsForBeginning:at:)",
    "tableView(_:numberOfRowsInSection:)", "tableView(_:performDropWith:)",
    "tableView(_:prefetchRowsAt:)", "textDidChange(_:)", "textWillChange(_:)",
    "updateSearchResults(for:)",
    "urlSession(_:downloadTask:didFinishDownloadingTo:)",
  ]

  /// The methods of protocols that an app may leave out, by their full names.
  static let optional = Set(
    all.callbacks.filter { isAsked($0.key) }.flatMap(\.value).map(\.fullName)
  ).subtracting(required)

  /// Whether that is a protocol by which apps are asked and told, as its name says.
  static func isAsked(_ type: String) -> Bool {
    ["Delegate", "DataSource", "Updating"].contains { type.contains($0) }
      && !type.hasSuffix("DiffableDataSource")
  }

  /// Reads lines such as `UIWindowSceneDelegate: UISceneDelegate`, each with its callbacks indented
  /// below it: the full name, the types of its parameters and what comes after them, each after `|`.
  /// A `-` before the name says that this runtime does not call it.
  init(table: String) {
    for (superclass, classes) in Self.silent {
      for name in classes { ancestors[name] = [superclass] }
    }
    var type = ""
    for line in table.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        let names = line.split { $0 == ":" || $0 == "," || $0 == " " }.map(String.init)
        type = names[0]
        ancestors[type] = Array(names.dropFirst())
        callbacks[type] = []
        continue
      }
      let isSilent = line.hasPrefix("  -")
      let fields = line.dropFirst(isSilent ? 3 : 2)
        .split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      callbacks[type]?.append(
        Callback(
          fullName: fields[0],
          parameterTypes: fields.count > 1 ? Array(fields[1..<(fields.count - 1)]) : nil,
          result: fields.count > 1 ? fields[fields.count - 1] : "", isSilent: isSilent))
    }
  }

  /// Whether a class of UIKit's is another one or comes from it, as far as the table tells.
  func isClass(_ name: String, below base: String) -> Bool {
    if name == base || base == "NSObject" { return true }
    var names = [name]
    // No chain of UIKit's is as long as ten.
    for _ in 0..<10 {
      names = names.flatMap { ancestors[$0] ?? [] }
      if names.contains(base) { return true }
    }
    return false
  }

  /// The callbacks of a type and of what it comes from; nil for a type that has none.
  func callbacks(of type: String) -> [Callback]? {
    guard callbacks[type] != nil || ancestors[type] != nil else { return nil }
    var found = callbacks[type] ?? []
    var names = ancestors[type] ?? []
    // No chain of UIKit's is as long as ten.
    for _ in 0..<10 {
      found += names.flatMap { callbacks[$0] ?? [] }
      names = names.flatMap { ancestors[$0] ?? [] }
    }
    return found
  }
}

extension UIKitCallbacks.Callback {
  /// Whether the method has the callback's types, as far as their words tell.
  func hasTypes(of member: MemberDeclaration, aliases: Set<String>) -> Bool {
    let types = member.parameterTypes.map(Self.plain)
    let written = types + [Self.plain(member.result)]
    // What hides behind the app's own names, and generic methods, are the compiler's to know.
    guard aliases.isDisjoint(with: written.flatMap(Self.names)),
      !member.result.contains("where"), !member.result.contains("async")
    else { return true }
    return types == parameterTypes?.map(Self.plain)
      && Self.plain(member.result) == Self.plain(result)
  }

  /// Whether a method of that name is this one without its handler.
  func isAwaited(as name: String) -> Bool {
    guard fullName.hasPrefix(name.dropLast()) else { return false }
    let rest = fullName.dropFirst(name.count - 1)
    return rest.dropLast(2).allSatisfy { $0 != ":" } && rest.hasSuffix("ompletionHandler:)")
  }

  /// Whether a method without `override` has this one's name and other types, and is hardly the app's own idea.
  func isMistaken(by member: MemberDeclaration, aliases: Set<String>) -> Bool {
    Self.oftenMistaken.contains(fullName) && !hasTypes(of: member, aliases: aliases)
  }
  private static let oftenMistaken: Set<String> = [
    "willTransition(to:with:)", "viewWillTransition(to:with:)", "traitCollectionDidChange(_:)",
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
    "touchesCancelled(_:with:)",
  ]

  /// The names in a type, whole: an alias `Key` is not part of `LaunchOptionsKey`.
  private static func names(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// A type without what does not tell it from another.
  static func plain(_ type: String) -> String {
    var plain = type
    for prefix in ["UIKit.", "Foundation.", "Swift."] { plain = plain.replacing(prefix, with: "") }
    // `any` may be left out, and with it what it is put into parentheses for.
    plain = plain.replacing(/\(([A-Za-z.]+)\)([?!])/) { "\($0.output.1)\($0.output.2)" }
    plain = plain.replacing("->Void", with: "->()")
    if plain == "->()" { return "" }
    return plain.hasSuffix("!") ? String(plain.dropLast()) : plain
  }
}
