public import Foundation

/// Shows a page of the web with the controls of Safari; no page is loaded here. iOS 9.0 and later.
open class SFSafariViewController: UIViewController {
  /// What it shows first.
  package final let url: URL
  /// How it shows pages; iOS 11.0 and later.
  open var configuration: Configuration {
    requires("configuration", since: 11.0, ownConfiguration)
  }
  private final let ownConfiguration: Configuration
  /// Who hears of it; not held.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of its bars; nil for the usual one; iOS 10.0 and later.
  open var preferredBarTintColor: UIColor? {
    get { requires("preferredBarTintColor", since: 10.0, ownBarTint) }
    set { ownBarTint = requires("setPreferredBarTintColor:", since: 10.0, newValue) }
  }
  final var ownBarTint: UIColor? {
    didSet { keptLook("SFSafariViewController.preferredBarTintColor", oldValue, ownBarTint) }
  }
  /// The color of its controls; nil for the usual one; iOS 10.0 and later.
  open var preferredControlTintColor: UIColor? {
    get { requires("preferredControlTintColor", since: 10.0, ownControlTint) }
    set { ownControlTint = requires("setPreferredControlTintColor:", since: 10.0, newValue) }
  }
  final var ownControlTint: UIColor? {
    didSet {
      keptLook("SFSafariViewController.preferredControlTintColor", oldValue, ownControlTint)
    }
  }
  /// What the button says that ends it; iOS 11.0 and later.
  open var dismissButtonStyle: DismissButtonStyle {
    get { requires("dismissButtonStyle", since: 11.0, ownButtonStyle) }
    set { ownButtonStyle = requires("setDismissButtonStyle:", since: 11.0, newValue) }
  }
  final var ownButtonStyle = DismissButtonStyle.done {
    didSet { keptLook("SFSafariViewController.dismissButtonStyle", oldValue, ownButtonStyle) }
  }

  /// What the button says that ends it. iOS 11.0 and later.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done; close; cancel.
    case done, close, cancel
  }

  /// How it shows pages. iOS 11.0 and later.
  open class Configuration: NSObject {
    /// Whether articles are shown without what is around them.
    open var entersReaderIfAvailable = false {
      didSet {
        declaredOnly(
          "SFSafariViewController.Configuration.entersReaderIfAvailable", oldValue,
          entersReaderIfAvailable)
      }
    }
    /// Whether its bars become small while a page is scrolled.
    open var barCollapsingEnabled = true {
      didSet {
        declaredOnly(
          "SFSafariViewController.Configuration.barCollapsingEnabled", oldValue,
          barCollapsingEnabled)
      }
    }
    /// Makes the usual one.
    public override convenience init() {
      Self.requiresClass(since: 11.0)
      self.init(own: ())
    }
    /// Made by UIKit itself, on every version.
    fileprivate init(own: Void) {}
  }

  /// Makes one that shows the page at that address.
  public convenience init(url URL: URL) { self.init(url: URL, Configuration(own: ())) }

  /// Makes one that shows the page at that address in that way. iOS 11.0 and later.
  public convenience init(url URL: URL, configuration: Configuration) {
    Self.requires(init: "initWithURL:configuration:", since: 11.0)
    self.init(url: URL, configuration)
  }

  /// Makes one that shows the page without what is around it, if it can.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration(own: ())
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration)
  }

  private init(url: URL, _ configuration: Configuration) {
    Self.requiresClass(since: 9.0)
    (self.url, ownConfiguration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    declaredOnly("SFSafariViewController.init(url:)")
  }

  /// No file of Interface Builder has one.
  public required init?(coder: NSCoder) { return nil }
}

/// Hears of a page of the web. iOS 9.0 and later.
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has left it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page was loaded, or was not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isMissing() }
  /// The default for a type that does not implement this member.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { isMissing() }
}
