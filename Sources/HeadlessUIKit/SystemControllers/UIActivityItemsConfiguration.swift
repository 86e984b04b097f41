public import Foundation

/// What an object offers to share; iOS 13.0 and later (rule 910).
@MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// Who has what is shared.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether it may be shared in that way.
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  /// What is known of all of it; nil for nothing.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is known of one thing; nil for nothing.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// A picture of one thing; nil for none.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// What the app itself can do with it; nil for nothing.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}
extension UIActivityItemsConfigurationReading {
  /// The default for a type that does not implement this member.
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { true }
  /// The default for a type that does not implement this member.
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// The default for a type that does not implement this member.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// The default for a type that does not implement this member.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// The default for a type that does not implement this member.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// What can be known of what is shared; iOS 13.0 and later.
public nonisolated struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable,
  Sendable
{
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A title.
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  /// A text for a message.
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
  /// What a preview of a link shows; iOS 14.0 and later.
  public static let linkPresentationMetadata = Self(
    "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
  /// Who it is for; iOS 15.0 and later.
  public static let shareRecipients = Self("UIActivityItemsConfigurationMetadataKeyShareRecipients")
}

/// What a picture of what is shared is for; iOS 13.0 and later.
public nonisolated struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable,
  Sendable
{
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an intent of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// To be seen as large as it is.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// To be seen small.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// A way to share; iOS 13.0 and later.
public nonisolated struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable,
  Sendable
{
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a way of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// By a sheet.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  /// By the pasteboard; iOS 15.0 and later.
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// Things to share, and what is known of them; iOS 13.0 and later (rule 910).
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private final let providers: [NSItemProvider]
  /// What the app knows it by; nil for nothing.
  open var localObject: Any? {
    didSet { declaredOnly("UIActivityItemsConfiguration.localObject", oldValue, localObject) }
  }
  /// The ways in which it may be shared.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Knows what is known of all of it; nil for nothing.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Knows what is known of one thing; nil for nothing.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Makes a picture of one thing; nil for nothing.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Makes what the app itself can do with it; nil for nothing.
  open var applicationActivitiesProvider: (() -> [UIActivity]?)?

  /// Makes one of objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }
  /// Makes one of who has what is shared.
  public init(itemProviders: [NSItemProvider]) {
    Self.requiresClass(since: 13.0)
    providers = itemProviders
    super.init()
  }

  /// Who has what is shared.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// Whether it may be shared in that way.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }
  /// What is known of all of it; nil for nothing.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }
  /// What is known of one thing; nil for nothing.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  /// A picture of one thing; nil for none.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  /// What the app itself can do with it; nil for nothing.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

extension UIActivityViewController {
  /// Makes a sheet that shares what a configuration has; iOS 14.0 and later (rule 910).
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    Self.requires(init: "initWithActivityItemsConfiguration:", since: 14.0)
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        .compactMap { $0.object.map(UIPasteboard.plain) },
      applicationActivities: activityItemsConfiguration
        .applicationActivitiesForActivityItemsConfiguration)
  }
  /// Whether an activity of the app's may be the first in the sheet; iOS 15.4 and later.
  public var allowsProminentActivity: Bool {
    get {
      self[unused: "UIActivityViewController.allowsProminentActivity", since: 15.4, usual: true]
    }
    set {
      self[unused: "UIActivityViewController.allowsProminentActivity", since: 15.4, usual: true] =
        newValue
    }
  }
}
