import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Hears what a user does to a sheet.
private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var heard: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    heard.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    heard.append("attempted")
  }
}

@MainActor
struct PullingTests {
  @Test("A sheet that is pulled and let go stays; pulled away it goes", .rule(156, "T51b"))
  func pull() throws {
    let stage = TestApp(iOS: 17.0)
    let (a, b, delegate) = (A(), B(), SheetDelegate())
    try stage.show(a)
    b.presentationController?.delegate = delegate
    a.present(b, animated: true)
    try stage.settle()

    b.isModalInPresentation = true
    expect(!b.beginInteractiveDismissal())
    expectEqual(delegate.heard, ["attempted"])
    b.isModalInPresentation = false

    var mark = stage.mark
    expect(b.beginInteractiveDismissal())
    b.cancelInteractiveDismissal()
    expectEqual(
      stage.heard(since: mark, TestApp.appearance + ["viewIsAppearing"]),
      [
        "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])

    delegate.heard = []
    mark = stage.mark
    expect(b.beginInteractiveDismissal())
    b.finishInteractiveDismissal()
    try stage.settle()
    expectEqual(stage.heard(since: mark), ["B.viewWillDisappear", "B.viewDidDisappear"])
    expectEqual(delegate.heard, ["should", "will", "did"])
    expectNil(a.presentedViewController)
  }
  @Test("A sheet stays when a child of its that is on screen is modal", .rule(156))
  func modalChild() throws {
    let stage = TestApp(iOS: 13.0)
    let (a, below, top) = (A(), B(), B())
    try stage.show(a)
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(top, animated: false)
    a.present(navigation, animated: true)
    try stage.settle()

    top.isModalInPresentation = true
    expect(!navigation.beginInteractiveDismissal())
    top.isModalInPresentation = false
    below.isModalInPresentation = true
    expect(navigation.beginInteractiveDismissal())
  }
}
