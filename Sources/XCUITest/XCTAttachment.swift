public import Foundation

/// A picture of the screen; this course takes none.
public final class XCUIScreenshot: NSObject {
  /// Nothing.
  public var pngRepresentation: Data { Data() }
  /// A picture of the screen's size, on which nothing is.
  public var image: UIImage { UIImage(size: UIScreen.main.bounds.size, scale: UIScreen.main.scale) }
}

/// What can be photographed.
public protocol XCUIScreenshotProviding {
  /// Nothing: this course takes no pictures for tests.
  func screenshot() -> XCUIScreenshot
}

extension XCUIScreenshotProviding {
  /// Notes that no picture is taken.
  static func noScreenshot() -> XCUIScreenshot {
    TestRun.current?.noteMissing("screenshot", "takes no picture here")
    return XCUIScreenshot()
  }
}

/// The device's screen.
public final class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The one that there is.
  public static let main = XCUIScreen()
  /// The one that there is.
  public static var screens: [XCUIScreen] { [main] }

  private override init() {}

  /// Nothing: this course takes no pictures for tests.
  public func screenshot() -> XCUIScreenshot { Self.noScreenshot() }
}

/// What a test leaves for who reads its report; nobody keeps it here.
open class XCTAttachment: NSObject {
  /// When Xcode throws it away.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any]?

  public init(screenshot: XCUIScreenshot) {}
  /// How small a picture is to be.
  public enum ImageQuality: Int, Sendable { case original, medium, low }
  public init(screenshot: XCUIScreenshot, quality: ImageQuality) {}
  public init(image: UIImage) {}
  public init(image: UIImage, quality: ImageQuality) {}
  public init(string: String) {}
  public init(data: Data) {}
  public init(
    uniformTypeIdentifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) { (self.name, self.userInfo) = (name, userInfo) }
  public init(data: Data, uniformTypeIdentifier: String) {}
  public init(contentsOfFile url: URL) {}
  public init(plistObject: Any) {}
  public init(archivableObject object: Any) {}
  public init(contentsOfFile url: URL, uniformTypeIdentifier: String) {}
  public init(compressedContentsOfDirectory url: URL) {}
}

/// A step of a test with a name of its own.
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// Steps of a test by their names.
public final class XCTContext: NSObject {
  /// Does something under a name that stands in the trace.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    TestRun.current?.note("activity", name)
    return try block(Activity(name))
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) {}
  }
}
