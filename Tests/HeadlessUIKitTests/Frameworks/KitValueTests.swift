import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// The numbers and words that the headers of UIKit give to their names.
@Suite
@MainActor
struct KitValueTests {
  /// Expects those raw values, one for each.
  private func expectRaw<Value: RawRepresentable>(
    _ values: [Value], _ raw: [Value.RawValue]
  ) where Value.RawValue: Equatable {
    expectEqual(values.map(\.rawValue), raw, "\(Value.self)")
  }

  @Test("Events and places of controls have the numbers of UIKit")
  func controls() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    expectRaw(touches, [1, 2, 4, 8, 16, 32, 64, 128, 256])
    let others: [UIControl.Event] = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    expectRaw(others, [1 << 12, 1 << 13, 1 << 14, 1 << 16, 1 << 17, 1 << 18, 1 << 19])
    let groups: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
    ]
    expectRaw(groups, [0xFFF, 0xF0000, 0xF00_0000, 0xF000_0000, 0xFFFF_FFFF])
    let across: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    expectRaw(across, Array(0...5))
    let down: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    expectRaw(down, Array(0...3))
    let roles: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]
    expectRaw(roles, Array(0...3))
    let items: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo,
    ]
    expectRaw(items, Array(0...22))
    let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
    expectRaw(metrics, [0, 1, 101, 102])
    let orders: [UIContextMenuConfiguration.ElementOrder] = [.automatic, .priority, .fixed]
    expectRaw(orders, [0, 1, 2])
  }

  @Test("Kinds of list and behavior have the numbers of UIKit")
  func lists() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let categories: [UICollectionView.ElementCategory] = [
      .cell, .supplementaryView, .decorationView,
    ]
    expectRaw(categories, [0, 1, 2])
    let places: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    expectRaw(places, [1, 2, 4, 8, 16, 32])
    let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
    expectRaw(directions, [0, 1])
    let cadences: [UICollectionView.ReorderingCadence] = [.immediate, .fast, .slow]
    expectRaw(cadences, [0, 1, 2])
    let sizings: [UICollectionView.SelfSizingInvalidation] = [
      .disabled, .enabled, .enabledIncludingConstraints,
    ]
    expectRaw(sizings, [0, 1, 2])
    let drops: [UICollectionViewDropProposal.Intent] = [
      .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
    ]
    expectRaw(drops, [0, 1, 2])
    let insets: [UICollectionViewFlowLayout.SectionInsetReference] = [
      .fromContentInset, .fromSafeArea, .fromLayoutMargins,
    ]
    expectRaw(insets, [0, 1, 2])
    let kinds: [UIAttachmentBehavior.AttachmentType] = [.items, .anchor]
    expectRaw(kinds, [0, 1])
    let modes: [UICollisionBehavior.Mode] = [.items, .boundaries]
    expectRaw(modes, [1, 2])
    expect(UICollisionBehavior.Mode.everything.contains([.items, .boundaries]))
    let bands: [UIBandSelectionInteraction.State] = [.possible, .began, .selecting, .ended]
    expectRaw(bands, [0, 1, 2, 3])
  }

  @Test("Looks have the numbers of UIKit")
  func looks() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let blurs: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ]
    expectRaw(blurs, [0, 1, 2] + Array(4...20))
    let icons: [UIApplicationShortcutIcon.IconType] = [
      .compose, .play, .pause, .add, .location, .search, .share, .prohibit, .contact, .home,
      .markLocation, .favorite, .love, .cloud, .invitation, .confirmation, .mail, .message, .date,
      .time, .capturePhoto, .captureVideo, .task, .taskCompleted, .alarm, .bookmark, .shuffle,
      .audio, .update,
    ]
    expectRaw(icons, Array(0...28))
    let prominences: [UIColor.Prominence] = [.primary, .secondary, .tertiary, .quaternary]
    expectRaw(prominences, [0, 1, 2, 3])
    let alerts: [UIAlertViewStyle] = [
      .default, .secureTextInput, .plainTextInput, .loginAndPasswordInput,
    ]
    expectRaw(alerts, [0, 1, 2, 3])
    let severities: [UIAlertControllerSeverity] = [.default, .critical]
    expectRaw(severities, [0, 1])
    let refreshes: [UIBackgroundRefreshStatus] = [.restricted, .denied, .available]
    expectRaw(refreshes, [0, 1, 2])
    let done: [SFSafariViewController.DismissButtonStyle] = [.done, .close, .cancel]
    expectRaw(done, [0, 1, 2])
    let sizes: [UIContentSizeCategory] = [
      .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let words: [String] = [
      "XXL", "XXXL", "AccessibilityM", "AccessibilityXXL", "AccessibilityXXXL",
    ]
    expectRaw(sizes, words.map { "UICTContentSizeCategory" + $0 })
  }

  @Test("Layout's attributes and options have the numbers of UIKit")
  func layout() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    expectRaw(attributes, Array(0...20))
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    expectRaw(options, [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096])
    let directions: [NSLayoutConstraint.FormatOptions] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
    ]
    expectRaw(directions, [0, 1 << 16, 2 << 16])
    let sides: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    expectRaw(sides, Array(0...8))
  }

  @Test("Text's kinds have the numbers and words of UIKit")
  func text() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let keys: [NSAttributedString.Key] = [
      .expansion, .ligature, .obliqueness, .textEffect, .underlineColor, .writingDirection,
    ]
    let words: [String] = [
      "NSExpansion", "NSLigature", "NSObliqueness", "NSTextEffect", "NSUnderlineColor",
      "NSWritingDirection",
    ]
    expectRaw(keys, words)
    let lines: [NSUnderlineStyle] = [
      .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
      .byWord,
    ]
    expectRaw(lines, [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
    let drawn: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    expectRaw(drawn, [1, 2, 8, 32])
    let breaks: [NSParagraphStyle.LineBreakStrategy] = [.pushOut, .hangulWordPriority, .standard]
    expectRaw(breaks, [1, 2, 0xFFFF])
    let glyphs: [NSLayoutManager.GlyphProperty] = [
      .null, .controlCharacter, .elastic, .nonBaseCharacter,
    ]
    expectRaw(glyphs, [1, 2, 4, 8])
    let controls: [NSLayoutManager.ControlCharacterAction] = [
      .zeroAdvancement, .whitespace, .horizontalTab, .lineBreak, .paragraphBreak, .containerBreak,
    ]
    expectRaw(controls, [1, 2, 4, 8, 16, 32])
    let walks: [NSTextLayoutFragment.EnumerationOptions] = [
      .reverse, .estimatesSize, .ensuresLayout, .ensuresExtraLineFragment,
    ]
    expectRaw(walks, [1, 2, 4, 8])
    expectEqual(
      NSTextTab.OptionKey.columnTerminators.rawValue, "NSTabColumnTerminatorsAttributeName")
    expectEqual(NSAttributedString.DocumentType.rtfd.rawValue, "NSRTFD")
    let documents: [NSAttributedString.DocumentAttributeKey] = [.characterEncoding, .paperSize]
    expectRaw(documents, ["CharacterEncoding", "PaperSize"])
    let readings: [NSAttributedString.DocumentReadingOptionKey] = [
      .characterEncoding, .defaultAttributes,
    ]
    expectRaw(readings, ["CharacterEncoding", "DefaultAttributes"])
    expectEqual(
      NSAttributedString.TextEffectStyle.letterpressStyle.rawValue, "_UIKitNewLetterpressStyle")
  }

  @Test("Accessibility's kinds have the numbers of UIKit")
  func accessibility() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let containers: [UIAccessibilityContainerType] = [
      .none, .dataTable, .list, .landmark, .semanticGroup,
    ]
    expectRaw(containers, Array(0...4))
    let rotors: [UIAccessibilityCustomRotor.SystemRotorType] = [
      .none, .link, .visitedLink, .heading, .headingLevel1, .headingLevel2, .headingLevel3,
      .headingLevel4, .headingLevel5, .headingLevel6, .boldText, .italicText, .underlineText,
      .misspelledWord, .image, .textField, .table, .list, .landmark,
    ]
    expectRaw(rotors, Array(0...18))
    let ways: [UIAccessibilityNavigationStyle] = [.automatic, .separate, .combined]
    expectRaw(ways, [0, 1, 2])
    let notices: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled,
    ]
    expectRaw(notices, [1000, 1001, 1008, 1009])
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .supportsZoom, .toggleButton,
    ]
    expectEqual(Set(traits.map(\.rawValue)).count, traits.count)
    expect(traits.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test("Keys of the app's options, and activities, are the words that Objective-C has")
  func words() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let launches: [UIApplication.LaunchOptionsKey] = [
      .bluetoothCentrals, .bluetoothPeripherals, .localNotification, .userActivityDictionary,
    ]
    let names: [String] = [
      "BluetoothCentrals", "BluetoothPeripherals", "LocalNotification", "UserActivityDictionary",
    ]
    expectRaw(launches, names.map { "UIApplicationLaunchOptions\($0)Key" })
    expectEqual(
      UIApplication.OpenURLOptionsKey.openInPlace.rawValue,
      "UIApplicationOpenURLOptionsOpenInPlaceKey")
    expectEqual(
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue,
      "UIApplicationOpenURLOptionUniversalLinksOnly")
    let activities: [UIActivity.ActivityType] = [
      .addToReadingList, .airDrop, .assignToContact, .markupAsPDF, .openInIBooks, .postToFacebook,
      .postToFlickr, .postToTencentWeibo, .postToTwitter, .postToVimeo, .postToWeibo,
      .saveToCameraRoll,
    ]
    let words: [String] = [
      "AddToReadingList", "AirDrop", "AssignToContact", "MarkupAsPDF", "OpenInIBooks",
      "PostToFacebook", "PostToFlickr", "TencentWeibo", "PostToTwitter", "PostToVimeo",
      "PostToWeibo", "SaveToCameraRoll",
    ]
    expectRaw(activities, words.map { "com.apple.UIKit.activity." + $0 })
    let categories: [UIActivity.Category] = [.action, .share]
    expectRaw(categories, [0, 1])
  }
}
