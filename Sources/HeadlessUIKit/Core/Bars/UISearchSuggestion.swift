public import Foundation

/// What is proposed to somebody who searches; iOS 16.0 and later.
@MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is proposed; nil for a picture alone.
  var localizedSuggestion: String? { get }
  /// What the app knows it by; nil for nothing.
  var representedObject: Any? { get set }
}

/// A proposal of a text; iOS 16.0 and later.
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is proposed; nil for a picture alone.
  public let localizedSuggestion: String?
  /// What is read of it; nil for the text.
  public let localizedDescription: String?
  /// The picture beside it; nil for none.
  public let iconImage: UIImage?
  /// What the app knows it by; nil for nothing.
  public var representedObject: Any?
  /// Makes a proposal.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    Self.requiresClass(since: 16.0)
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
