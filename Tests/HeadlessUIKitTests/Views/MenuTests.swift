import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Has a menu for its pad, and writes down what it hears.
private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []
  var menu = UIMenu(children: [])
  var preview: UIViewController?
  var hasMenu = true
  /// What the animator lifts, and how the preview is to leave, before and after the app has said so.
  var lifted: UIViewController?
  var styles: [UIContextMenuInteractionCommitStyle] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked at \(Int(location.x))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview.map { preview in { preview } },
      actionProvider: { [menu] _ in menu })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willDisplay")
    lifted = animator?.previewViewController
    animator?.addCompletion { self.log.append("displayed") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willEnd")
    animator?.addCompletion { self.log.append("ended") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("preview")
    styles.append(animator.preferredCommitStyle)
    animator.preferredCommitStyle = .pop
    styles.append(animator.preferredCommitStyle)
    animator.addCompletion { self.log.append("committed") }
  }
}

/// Lifts what it is asked for by the identifier of the menu.
@MainActor
private final class MenuLifter: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "photo" as NSString, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("highlight \(identifier)")
    return interaction.view.map { UITargetedPreview(view: $0) }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return nil
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("dismissal \(identifier)")
    return nil
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return nil
  }
}

@MainActor
struct MenuTests {
  @Test("From iOS 16 on a menu's view is lifted by the menu's identifier", .rule(1005))
  func previews() throws {
    for (iOS, expected) in [
      (15.0, ["highlight", "dismissal"]),
      (16.0, ["highlight photo", "dismissal photo", "dismissal"]),
    ] as [(IOSVersion, [String])] {
      let fingers = try FingerTestApp(iOS: iOS)
      let owner = MenuLifter()
      fingers.pad.addInteraction(UIContextMenuInteraction(delegate: owner))
      try fingers.simulator.press(at: fingers.centre, for: 1)
      try fingers.settle()
      try fingers.stage.tap("Share")
      expectEqual(owner.log, expected, "iOS \(iOS)")
    }
  }

  @Test("A long touch opens a view's menu, and an entry is performed after it ends", .rule(435))
  func contextMenu() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let fingers = try FingerTestApp(iOS: iOS)
      let owner = MenuOwner()
      owner.menu = UIMenu(
        title: "Photo",
        children: [
          UIAction(title: "Share") { _ in owner.log.append("share") },
          UIMenu(
            title: "", options: .displayInline,
            children: [
              UIAction(title: "Delete", attributes: .destructive) { _ in owner.log.append("delete")
              }
            ]),
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
          UIAction(title: "Off", attributes: .disabled) { _ in owner.log.append("off") },
          UIMenu(
            title: "More", children: [UIAction(title: "Move") { _ in owner.log.append("move") }]),
        ])
      fingers.pad.addInteraction(UIContextMenuInteraction(delegate: owner))
      // Too short, and a menu that is not there: the view gets its touches.
      try fingers.simulator.press(at: fingers.centre, for: 0.2)
      owner.hasMenu = false
      try fingers.simulator.press(at: fingers.centre, for: 1)
      try fingers.settle()
      expectEqual(
        fingers.log.take(), ["pad began", "pad ended", "pad began", "pad ended"], "iOS \(iOS)")
      owner.hasMenu = true
      owner.log = []
      try fingers.simulator.press(at: fingers.centre, for: 1)
      try fingers.settle()
      expectEqual(owner.log, ["asked at 100", "willDisplay", "displayed"], "iOS \(iOS)")
      expectEqual(fingers.log.take(), ["pad began", "pad cancelled"], "iOS \(iOS)")
      expectNil(fingers.stage.button("Hidden"), "iOS \(iOS)")
      try fingers.stage.tap("Off")
      owner.log = []
      try fingers.stage.tap("Delete")
      expectEqual(owner.log, ["willEnd", "delete", "ended"], "iOS \(iOS)")
      expectNil(fingers.stage.button("Share"), "iOS \(iOS)")
      // A menu in the menu, and a touch beside it.
      try fingers.simulator.press(at: fingers.centre, for: 1)
      try fingers.settle()
      try fingers.stage.tap("More")
      owner.log = []
      try fingers.stage.tap("Move")
      expectEqual(owner.log, ["willEnd", "move", "ended"], "iOS \(iOS)")
      try fingers.simulator.press(at: fingers.centre, for: 1)
      try fingers.settle()
      owner.log = []
      try fingers.simulator.tap(at: CGPoint(x: 2, y: 100))
      try fingers.settle()
      expectEqual(owner.log, ["willEnd", "ended"], "iOS \(iOS)")
      expectEqual(fingers.stage.device.lines(.exception, .diagnosis), [], "iOS \(iOS)")
    }
  }

  @Test("A touch on the preview is told before the menu ends", .rule(435))
  func preview() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let fingers = try FingerTestApp(iOS: iOS)
      let (owner, preview) = (MenuOwner(), A())
      owner.preview = preview
      owner.menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
      fingers.pad.addInteraction(UIContextMenuInteraction(delegate: owner))
      try fingers.simulator.press(at: fingers.centre, for: 1)
      try fingers.settle()
      owner.log = []
      let view = try #require(preview.viewIfLoaded)
      try fingers.simulator.tap(
        at: fingers.stage.window.convert(
          CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view))
      try fingers.settle()
      expectEqual(owner.log, ["preview", "willEnd", "ended", "committed"], "iOS \(iOS)")
      expect(owner.lifted === preview && owner.styles == [.dismiss, .pop], "iOS \(iOS)")
      expectNil(view.window, "iOS \(iOS)")
    }
  }

  @Test("A menu is changed while it is open, and only then", .rule(435))
  func changed() throws {
    let fingers = try FingerTestApp(iOS: 14.0)
    let owner = MenuOwner()
    owner.menu = UIMenu(children: [UIAction(title: "Old") { _ in }])
    let interaction = UIContextMenuInteraction(delegate: owner)
    fingers.pad.addInteraction(interaction)
    var changes = 0
    let change: (UIMenu) -> UIMenu = { menu in
      changes += 1
      return menu.replacingChildren([UIAction(title: "New") { _ in owner.log.append("new") }])
    }
    interaction.updateVisibleMenu(change)
    expectEqual(changes, 0)
    try fingers.simulator.press(at: fingers.centre, for: 1)
    try fingers.settle()
    expect(fingers.stage.button("Old") != nil)
    interaction.updateVisibleMenu(change)
    expectEqual(changes, 1)
    expectNil(fingers.stage.button("Old"))
    owner.log = []
    try fingers.stage.tap("New")
    expectEqual(owner.log, ["willEnd", "new", "ended"])
  }

  @Test("A deferred entry is asked when the menu opens, once or each time", .rule(437))
  func deferred() throws {
    for iOS in IOSVersion.tried(from: 15) {
      let fingers = try FingerTestApp(iOS: iOS)
      let owner = MenuOwner()
      var log: [String] = []
      owner.menu = UIMenu(children: [
        UIDeferredMenuElement { done in
          log.append("once")
          done([UIAction(title: "First") { _ in log.append("first") }])
        },
        UIDeferredMenuElement.uncached { done in
          log.append("each time")
          done([UIAction(title: "Second") { _ in log.append("second") }])
        },
      ])
      expectEqual(log, [], "iOS \(iOS)")
      fingers.pad.addInteraction(UIContextMenuInteraction(delegate: owner))
      for title in ["First", "Second"] {
        try fingers.simulator.press(at: fingers.centre, for: 1)
        try fingers.settle()
        try fingers.stage.tap(title)
      }
      expectEqual(log, ["once", "each time", "first", "each time", "second"], "iOS \(iOS)")
    }
  }
}
