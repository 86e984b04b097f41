public import Foundation

/// Takes what is pasted; iOS 11.0 and later (rule 911).
@MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What it takes; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what is pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes these things.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
extension UIResponder: UIPasteConfigurationSupporting {}

/// What can be pasted into an object, by types; iOS 11.0 and later (rule 911).
open class UIPasteConfiguration: NSObject {
  /// The types.
  open var acceptableTypeIdentifiers: [String] = []
  /// The classes of which objects are made.
  final var classes: [any NSItemProviderReading.Type] = []

  /// Makes one that takes nothing.
  public override init() {
    Self.requiresClass(since: 11.0)
    super.init()
  }
  /// Makes one that takes these types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
  /// Makes one that takes what can be made into an object of that class.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }
  /// Takes these types, too.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Takes what can be made into an object of that class, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    classes.append(aClass)
    for type in aClass.readableTypeIdentifiersForItemProvider
    where !acceptableTypeIdentifiers.contains(type) {
      acceptableTypeIdentifiers.append(type)
    }
  }

  /// Whether it takes what a provider has.
  final func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
      || classes.contains(where: provider.canLoadObject)
  }
}

extension UIResponder {
  /// Whether a responder that overrides nothing takes these things.
  final func takesByConfiguration(_ providers: [NSItemProvider]) -> Bool {
    guard let configuration = pasteConfiguration else { return false }
    return providers.contains(where: configuration.accepts)
  }
}
