import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import Testing

private final class News: UITableViewController {
  var pulls = 0
  var spinner: UIRefreshControl?
  var wasThere = false

  override func viewDidLoad() {
    super.viewDidLoad()
    wasThere = refreshControl != nil
  }
}

@Suite("What a pull of a list shows")
@MainActor
struct ListRefreshTests {
  private static func control(_ connections: String = "") -> String {
    """
    <refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" contentMode="center" enabled="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" id="pull">
        <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
        <autoresizingMask key="autoresizingMask"/>
        <attributedString key="attributedTitle"><fragment content="Wait"/></attributedString>
        <connections>\(connections)</connections>
    </refreshControl>
    """
  }

  @Test("A table controller has it before its view has loaded, and hears of a pull")
  func tableController() throws {
    let action =
      "<action selector=\"refresh:\" destination=\"first\" eventType=\"valueChanged\" id=\"a\"/>"
    let document = InterfaceDocument.storyboard(
      """
      <tableViewController id="first" customClass="News" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <connections><outlet property="dataSource" destination="first" id="o1"/><outlet property="delegate" destination="first" id="o2"/></connections>
          </tableView>
          \(Self.control(action))
          <connections><outlet property="spinner" destination="pull" id="o3"/></connections>
      </tableViewController>
      """)
    for iOS in [IOSVersion(6), 9, 17] {
      let app = NibApp(iOS: iOS, files: ["Main.storyboard": document], classes: [News.self])
      _registerProperty("spinner", \News.spinner)
      _registerMethod(News.self, "refresh:") { news, _, _ in
        (news as? News)?.pulls += 1
        return nil
      }
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let news = try #require(made as? News)
      expectEqual(news.isViewLoaded, false)
      let control = try #require(news.spinner)
      news.loadViewIfNeededByUIKit()
      expect(news.wasThere)
      expect(news.refreshControl === control)
      expect(control.superview === news.tableView)
      expectEqual(control.attributedTitle?.string, "Wait")
      control.pull()
      expectEqual(news.pulls, 1)
      expect(control.isRefreshing)
      expect(!app.simulator.isDead)
    }
  }

  @Test("A list of its own has it from iOS 10 on")
  func list() throws {
    for (iOS, isThere) in [(IOSVersion(9), false), (10, true), (17, true)] {
      let stage = DocumentStage(
        InterfaceDocument.xib(
          """
          <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="s">
              <rect key="frame" x="0.0" y="0.0" width="320" height="460"/>
              \(Self.control())
          </scrollView>
          """), as: "Main.xib", iOS: iOS)
      let list = try #require(stage.objects().first as? UIScrollView)
      expectEqual(list.subviews.contains { $0 is UIRefreshControl }, isThere)
      if isThere { expect(list.refreshControl != nil) }
      expectEqual(stage.remarks, [])
    }
  }
}

extension UIViewController {
  /// Loads the view on versions without a method for it, too.
  fileprivate func loadViewIfNeededByUIKit() { _ = view }
}
