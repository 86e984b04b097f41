import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What apps read of the app, of accessibility, of bars, buttons and sheets, and what comes of setting it.
@Suite
@MainActor
struct KitMemberTests {
  @Test("Elements and rotors lead through what a view has for those who do not see it")
  func accessibility() throws {
    let stage = TestApp(iOS: 18)
    let root = UIViewController()
    try stage.show(root)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    root.view.addSubview(view)
    let rect = CGRect(x: 1, y: 1, width: 5, height: 5)
    expectEqual(
      UIAccessibility.convertToScreenCoordinates(rect, in: view),
      CGRect(x: 11, y: 21, width: 5, height: 5))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    expect(element.accessibilityContainer === view)
    let rotor = UIAccessibilityCustomRotor(systemType: .landmark) { predicate in
      predicate.searchDirection == .previous ? predicate.currentItem : nil
    }
    expect(rotor.systemRotorType == .landmark)
    let search = UIAccessibilityCustomRotorSearchPredicate()
    expect(search.searchDirection == .next)
    search.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    expectNil(rotor.itemSearchBlock(search))
    search.searchDirection = .previous
    let found = try #require(rotor.itemSearchBlock(search))
    expect(found.targetElement === view && found.targetRange == nil)
    expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    let off: [Bool] = [
      UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isClosedCaptioningEnabled,
      UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.prefersCrossFadeTransitions,
      UIAccessibility.shouldDifferentiateWithoutColor,
    ]
    expectEqual(Set(off), [false])
    expectNil(UIAccessibility.focusedElement(using: nil))
  }

  @Test("Notifications have the names that Objective-C has")
  func notifications() {
    let stage = TestApp(iOS: 18)
    defer { _ = stage }
    let ofApp: [Notification.Name] = [
      UIApplication.backgroundRefreshStatusDidChangeNotification,
      UIApplication.didChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIApplication.significantTimeChangeNotification,
      UIApplication.userDidTakeScreenshotNotification,
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.willEnterForegroundNotification,
      UIApplication.willResignActiveNotification,
    ]
    let names: [String] = [
      "BackgroundRefreshStatusDidChange", "DidChangeStatusBarFrame",
      "DidChangeStatusBarOrientation", "ProtectedDataDidBecomeAvailable",
      "ProtectedDataWillBecomeUnavailable", "SignificantTimeChange", "UserDidTakeScreenshot",
      "WillChangeStatusBarFrame", "WillChangeStatusBarOrientation", "WillEnterForeground",
      "WillResignActive",
    ]
    let texts = ofApp.map { name in
      name.rawValue.replacingOccurrences(of: "UIApplication", with: "")
        .replacingOccurrences(of: "Notification", with: "")
    }
    expectEqual(texts, names)
    let ofAccessibility: [Notification.Name] = [
      UIAccessibility.announcementDidFinishNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.grayscaleStatusDidChangeNotification,
      UIAccessibility.invertColorsStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    expectEqual(Set(ofAccessibility.map(\.rawValue)).count, 8)
    expect(ofAccessibility.allSatisfy { $0.rawValue.hasPrefix("UIAccessibility") })
  }

  @Test("The app says what a device allows it")
  func app() throws {
    let device = try Device(iOS: 12).launch(nil)
    let app = UIApplication.shared
    expect(app.alternateIconName == nil && !app.supportsAlternateIcons)
    expect(app.backgroundRefreshStatus == .available && !app.isRegisteredForRemoteNotifications)
    expect(!app.isIgnoringInteractionEvents && app.currentUserNotificationSettings == nil)
    app.beginIgnoringInteractionEvents()
    expect(app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    expect(!app.isIgnoringInteractionEvents && app.enabledRemoteNotificationTypes() == [])
    expect(!app.isNetworkActivityIndicatorVisible)
    app.isNetworkActivityIndicatorVisible = true
    expect(app.isNetworkActivityIndicatorVisible)
    expectEqual(UIApplication.openSettingsURLString, "app-settings:")
    expectEqual(UIApplication.openNotificationSettingsURLString, "app-settings:notifications")
    var failed = false
    app.setAlternateIconName("dark") { failed = $0 != nil }
    try device.simulator.settle()
    expect(failed && app.alternateIconName == nil)
  }

  @Test("A controller knows the scroll view of each edge")
  func contentScrollViews() {
    let stage = TestApp(iOS: 18)
    defer { _ = stage }
    let (controller, one, two) = (UIViewController(), UIScrollView(), UIScrollView())
    expectNil(controller.contentScrollView(for: .top))
    controller.setContentScrollView(one)
    expect(controller.contentScrollView(for: .bottom) === one)
    controller.setContentScrollView(two, for: .top)
    expect(controller.contentScrollView(for: .top) === two)
    expect(controller.contentScrollView(for: .bottom) === one)
    controller.setContentScrollView(nil, for: .top)
    expectNil(controller.contentScrollView(for: .top))
  }

  @Test("A button of a bar knows its group")
  func barGroups() {
    let stage = TestApp(iOS: 18)
    defer { _ = stage }
    let items = ["a", "b", "c"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    expectNil(items[0].buttonGroup)
    let fixed = UIBarButtonItemGroup.fixedGroup(items: [items[0]])
    expect(items[0].buttonGroup === fixed && fixed.representativeItem == nil)
    let movable = UIBarButtonItemGroup.movableGroup(
      customizationIdentifier: "move", items: [items[1]])
    movable.barButtonItems = [items[2]]
    expect(items[1].buttonGroup == nil && items[2].buttonGroup === movable)
    let some = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "some", representativeItem: items[0], items: [items[1]])
    expect(items[1].buttonGroup === some && some.representativeItem === items[0])
    let made = [
      items[0].creatingFixedGroup(),
      items[0].creatingMovableGroup(customizationIdentifier: "move"),
      items[0].creatingOptionalGroup(customizationIdentifier: "some"),
    ]
    expect(made.allSatisfy { $0.barButtonItems == [items[0]] })
    items[0].removeAllSymbolEffects()
  }

  @Test("A bar's appearance that is configured forgets the background set before", .rule(1318))
  func appearances() {
    let stage = TestApp(iOS: 18)
    defer { _ = stage }
    let looks: [(UIBarAppearance) -> Void] = [
      { $0.configureWithDefaultBackground() }, { $0.configureWithOpaqueBackground() },
      { $0.configureWithTransparentBackground() },
    ]
    for configure in looks {
      let look = UINavigationBarAppearance()
      (look.backgroundColor, look.backgroundImage) = (.red, UIImage())
      look.titleTextAttributes = [.foregroundColor: UIColor.red]
      configure(look)
      expect(look.backgroundColor == nil && look.backgroundImage == nil)
      expectEqual(look.titleTextAttributes.count, 1)
      look.backgroundColor = .blue
      expectEqual(look.backgroundColor, .blue)
    }
  }

  @Test(
    "Controls act when they are told to, and stop when their targets are taken away", .rule(1321))
  func controls() throws {
    let stage = TestApp(iOS: 18)
    let root = UIViewController()
    try stage.show(root)
    var heard = 0
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let action = UIAction(title: "count") { _ in heard += 1 }
    control.addAction(action, for: .primaryActionTriggered)
    control.performPrimaryAction()
    expectEqual(heard, 1)
    action.performWithSender("me", target: nil)
    expectEqual(heard, 2)
    control.addTarget(root, action: Selector("one"), for: [.touchDown, .valueChanged])
    control.removeTarget(root, action: nil, for: .touchDown)
    expectEqual(control.actions(forTarget: root, forControlEvent: .touchDown) ?? [], [])
    expectEqual(control.actions(forTarget: root, forControlEvent: .valueChanged), ["one"])
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(heard, 3)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: [.touchDown])
    control.sendActions(for: [.touchUpInside])
    expectEqual(heard, 4)
    expect(!control.isContextMenuInteractionEnabled && control.contextMenuInteraction == nil)
    control.isContextMenuInteractionEnabled = true
    expect(control.contextMenuInteraction != nil)
    let menu = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)
    expectEqual(control.menuAttachmentPoint(for: menu), CGPoint(x: 5, y: 10))
    expect(menu.preferredMenuElementOrder == .automatic)
    control.toolTip = "tip"
    expectEqual(control.toolTipInteraction?.defaultToolTip, "tip")
    let ids: [UIAction.Identifier] = [.paste, .pasteAndGo, .pasteAndMatchStyle, .pasteAndSearch]
    expectEqual(Set(ids).count, 4)
  }

  @Test("Buttons are made as their kinds and configurations say")
  func buttons() throws {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let picture = try #require(UIImage(systemName: "star"))
    let button = UIButton.systemButton(with: picture, target: nil, action: nil)
    expect(button.buttonType == .system && button.currentImage === picture)
    expect(button.behavioralStyle == .pad && !button.isHovered)
    let symbol = UIImage.SymbolConfiguration(pointSize: 9)
    expectNil(button.currentPreferredSymbolConfiguration)
    button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
    expect(button.currentPreferredSymbolConfiguration === symbol)
    var configuration = UIButton.Configuration.borderless()
    let usual = configuration.contentInsets
    configuration.contentInsets = .zero
    configuration.setDefaultContentInsets()
    expectEqual(configuration.contentInsets, usual)
    let kinds: [UIButton.Configuration] = [
      .borderedProminent(), .borderedTinted(), .borderless(), .glass(), .clearGlass(),
      .prominentGlass(), .prominentClearGlass(),
    ]
    for kind in kinds {
      var named = kind
      named.title = "Go"
      let made = UIButton(configuration: named)
      expectEqual(made.titleLabel?.text, "Go")
      expect(made.sizeThatFits(.zero).width > usual.leading + usual.trailing)
    }
  }

  @Test("Sheets of the old kind number their buttons")
  func oldSheets() {
    let stage = TestApp(iOS: 8)
    defer { _ = stage }
    let sheet = UIActionSheet(
      title: "Title", delegate: nil, cancelButtonTitle: "No", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Other")
    expect(sheet.numberOfButtons == 3 && sheet.destructiveButtonIndex == 0)
    expectEqual((0..<3).map { sheet.buttonTitle(at: $0) }, ["Delete", "Other", "No"])
    let alert = UIAlertView(
      title: "Title", message: nil, delegate: nil, cancelButtonTitle: "No",
      otherButtonTitles: "Yes")
    expect(alert.numberOfButtons == 2 && alert.buttonTitle(at: 1) == "Yes")
    expectNil(alert.buttonTitle(at: 2))
  }

  @Test("What is shared says what it is, as its providers do")
  func sharing() {
    let stage = TestApp(iOS: 18)
    defer { _ = stage }
    let items = UIActivityItemsConfiguration(objects: ["text" as NSString])
    expectEqual(items.itemProvidersForActivityItemsConfiguration.count, 1)
    expectNil(items.applicationActivitiesForActivityItemsConfiguration)
    expectEqual(items.supportedInteractions, [.share])
    items.perItemMetadataProvider = { index, key in key == .messageBody ? "body \(index)" : nil }
    expectEqual(
      items.activityItemsConfigurationMetadataForItem(at: 0, key: .messageBody) as? String,
      "body 0")
    expectNil(
      items.activityItemsConfigurationMetadataForItem(at: 0, key: .linkPresentationMetadata))
    expectNil(
      items.activityItemsConfigurationPreviewForItem(
        at: 0, intent: .thumbnail, suggestedSize: .zero))
    items.previewProvider = { _, intent, _ in intent == .fullSize ? NSItemProvider() : nil }
    expect(
      items.activityItemsConfigurationPreviewForItem(
        at: 0, intent: .fullSize, suggestedSize: .zero) != nil)
    items.applicationActivitiesProvider = { [UIActivity()] }
    expectEqual(items.applicationActivitiesForActivityItemsConfiguration?.count, 1)
    expect(UIActivity.activityCategory == .action && UIActivity().activityImage == nil)
  }

  @Test("Cells, calendars and behaviors have what is usual, and forget what is taken away")
  func parts() {
    let stage = TestApp(iOS: 18)
    defer { _ = stage }
    let state = UICellConfigurationState(traitCollection: .current)
    expect(!state.isDisabled && !state.isReordering)
    expect(state.cellDragState == .none && state.cellDropState == .none)
    expect(UICellAccessory.multiselect().displayedState == .whenEditing)
    let custom = UICellAccessory.CustomViewConfiguration(
      customView: UIView(), placement: .leading())
    expect(!custom.maintainsFixedSize && custom.reservedLayoutWidth == nil)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    expect(list.headerMode == .none && list.footerMode == .none && list.showsSeparators)
    let calendar = UICalendarView()
    expectEqual(
      calendar.availableDateRange, DateInterval(start: .distantPast, end: .distantFuture))
    let dates = UICalendarSelectionMultiDate(delegate: nil)
    calendar.selectionBehavior = dates
    dates.setSelectedDates([DateComponents(year: 2024, month: 1, day: 1)], animated: false)
    dates.updateSelectableDates()
    expectEqual(dates.selectedDates.map(\.year), [2024])
    let walls = UICollisionBehavior(items: [])
    for name in ["a", "b"] {
      walls.addBoundary(
        withIdentifier: name as NSString, from: .zero, to: CGPoint(x: 1, y: 1))
    }
    walls.removeBoundary(withIdentifier: "a" as NSString)
    expectEqual(walls.boundaryIdentifiers?.map { "\($0)" }, ["b"])
    walls.removeAllBoundaries()
    expectNil(walls.boundaryIdentifiers)
    expectEqual(UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero).frictionTorque, 0)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.reloadSections([2])
    expectEqual(snapshot.reloadedSectionIdentifiers, [2])
  }

  @Test("A view of what is missing has its texts and both buttons")
  func unavailable() throws {
    let stage = TestApp(iOS: 18)
    let root = UIViewController()
    try stage.show(root)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.secondaryAttributedText = NSAttributedString(string: "here")
    configuration.button.title = "Again"
    configuration.secondaryButton.title = "Later"
    var pressed = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in pressed += 1 }
    configuration.secondaryButtonProperties.isEnabled = false
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = root.view.bounds
    root.view.addSubview(view)
    view.layoutIfNeeded()
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let buttons = all(view).compactMap { $0 as? UIButton }
    expectEqual(buttons.map { $0.configuration?.title }, ["Again", "Later"])
    expectEqual(buttons.map(\.isEnabled), [true, false])
    buttons.first?.sendActions(for: .primaryActionTriggered)
    buttons.first?.sendActions(for: .touchUpInside)
    expectEqual(pressed, 1)
    let texts = all(view).compactMap { ($0 as? UILabel)?.text }
    expect(texts.contains("Nothing") && texts.contains("here"))
  }
}
