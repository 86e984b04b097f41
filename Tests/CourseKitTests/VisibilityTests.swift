import CourseModel
import Expectations
import Testing

@testable import CourseKit

@Suite struct VisibilityTests {
  let fake = FakeApp()

  /// Whether the label is visible, once `change` has been made to what is on screen.
  ///
  /// It lies in a plain view of the window, which fills a screen of 320 × 480 points.
  func isVisible(_ change: (inout Snapshot) -> Void = { _ in }) -> Bool {
    let screen = Rectangle(width: 320, height: 480)
    var label = Snapshot.View.fake("UILabel", kind: "UILabel", text: "Hello")
    label.frameOnScreen = Rectangle(x: 20, y: 40, width: 280, height: 40)
    var view = Snapshot.View.fake("UIView", [label])
    view.frameOnScreen = screen
    view.backgroundColor = "#ffffffff"
    var window = Snapshot.View.fake("UIWindow", kind: "UIWindow", [view])
    window.frameOnScreen = screen
    fake.snapshot.windows = [.fake(window)]
    change(&fake.snapshot)
    var answer = false
    let failures = fake.failures { app in
      try app.launch()
      answer = app.labels["Hello"].isVisible
    }
    expectEqual(failures, [])
    return answer
  }

  /// Something opaque of that place, such as a cover.
  func cover(_ name: String, _ place: Rectangle) -> Snapshot.View {
    var cover = Snapshot.View.fake(name)
    cover.frameOnScreen = place
    cover.backgroundColor = "#000000ff"
    return cover
  }

  @Test("what lies on the screen is seen, wholly or in part")
  func seen() {
    expect(isVisible())
    expect(isVisible { $0.windows[0].view.subviews[0].subviews[0].alpha = 0.5 })
    expect(
      isVisible {
        $0.windows[0].view.subviews[0].subviews[0].frameOnScreen.x = 310
      })
  }

  @Test("what is hidden, transparent, empty, without words or off the screen is not seen")
  func unseen() {
    expect(!isVisible { $0.windows[0].view.subviews[0].subviews[0].isHidden = true })
    expect(!isVisible { $0.windows[0].view.subviews[0].isHidden = true })
    expect(!isVisible { $0.windows[0].view.isHidden = true })
    expect(!isVisible { $0.windows[0].view.subviews[0].alpha = 0 })
    expect(!isVisible { $0.windows[0].view.alpha = 0.005 })
    expect(
      !isVisible { $0.windows[0].view.subviews[0].subviews[0].frameOnScreen.width = 0 })
    expect(!isVisible { $0.windows[0].view.subviews[0].subviews[0].frameOnScreen.x = 320 })
    expect(!isVisible { $0.windows[0].view.subviews[0].subviews[0].frameOnScreen.y = -40 })
  }

  @Test("what opaque views cover together is not seen")
  func covered() {
    let whole = Rectangle(width: 320, height: 480)
    let left = Rectangle(width: 160, height: 480)
    let right = Rectangle(x: 160, width: 160, height: 480)
    expect(!isVisible { $0.windows[0].view.subviews.append(cover("Cover", whole)) })
    expect(isVisible { $0.windows[0].view.subviews.append(cover("Cover", left)) })
    expect(
      !isVisible {
        $0.windows[0].view.subviews += [cover("Cover", left), cover("Cover#2", right)]
      })
    expect(!isVisible { $0.windows.append(.fake(isKey: false, cover("UIWindow#2", whole))) })
  }

  @Test("what lies behind, is hidden or lets shine through covers nothing")
  func notCovered() {
    let whole = Rectangle(width: 320, height: 480)
    expect(isVisible { $0.windows[0].view.subviews.insert(cover("Cover", whole), at: 0) })
    for change: (inout Snapshot.View) -> Void in [
      { $0.isHidden = true }, { $0.alpha = 0.9 }, { $0.backgroundColor = nil },
      { $0.backgroundColor = "#00000080" },
    ] {
      var cover = cover("Cover", whole)
      change(&cover)
      expect(isVisible { $0.windows[0].view.subviews.append(cover) })
    }
  }

  @Test("what is not there is not visible, and the check gets a failure")
  func missing() {
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertFalse(app.labels["Goodbye"].isVisible)
    }
    expectEqual(failures.map(\.summary), ["there is no label “Goodbye”"])
  }
}
