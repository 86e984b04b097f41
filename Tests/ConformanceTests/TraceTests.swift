import EventTrace
import Testing

// One test for each file in `Traces`, under its name and title; `SuiteTests` sees to that.

/// What the delegates hear.
struct ApplicationTraces {
  @Test("T2 Return from background", arguments: await versions(of: "T2"))
  func T2(iOS: IOSVersion) throws { try reproduce("T2", on: iOS) }

  @Test("T5 URL while backgrounded", arguments: await versions(of: "T5"))
  func T5(iOS: IOSVersion) throws { try reproduce("T5", on: iOS) }

  @Test("T6 Cold launch by universal link with saved state", arguments: await versions(of: "T6"))
  func T6(iOS: IOSVersion) throws { try reproduce("T6", on: iOS) }

  @Test("T7 Universal link while backgrounded", arguments: await versions(of: "T7"))
  func T7(iOS: IOSVersion) throws { try reproduce("T7", on: iOS) }

  @Test("T8 Cold launch by push tap with saved state", arguments: await versions(of: "T8"))
  func T8(iOS: IOSVersion) throws { try reproduce("T8", on: iOS) }

  @Test("T9 Push tap while backgrounded", arguments: await versions(of: "T9"))
  func T9(iOS: IOSVersion) throws { try reproduce("T9", on: iOS) }

  @Test("T10 System alert shown and closed", arguments: await versions(of: "T10"))
  func T10(iOS: IOSVersion) throws { try reproduce("T10", on: iOS) }

  @Test("T11 Launch for background fetch", arguments: await versions(of: "T11"))
  func T11(iOS: IOSVersion) throws { try reproduce("T11", on: iOS) }

  @Test("T12 Home before multitasking", arguments: await versions(of: "T12"))
  func T12(iOS: IOSVersion) throws { try reproduce("T12", on: iOS) }

  @Test("T13 Scene app, cold launch, leaving and closing", arguments: await versions(of: "T13"))
  func T13(iOS: IOSVersion) throws { try reproduce("T13", on: iOS) }
}

/// Launches, and how the device is held in them.
struct LaunchTraces {
  @Test("T14 Launch, code window in did-finish", arguments: await versions(of: "T14"))
  func T14(iOS: IOSVersion) throws { try reproduce("T14", on: iOS) }

  @Test(
    "T15a Child added when the app becomes active, directly", arguments: await versions(of: "T15a"))
  func T15a(iOS: IOSVersion) throws { try reproduce("T15a", on: iOS) }

  @Test(
    "T15b Child added when the app becomes active, delayed by 0 s, iOS 5.0",
    arguments: await versions(of: "T15b"))
  func T15b(iOS: IOSVersion) throws { try reproduce("T15b", on: iOS) }

  @Test(
    "T15c Child added when the app becomes active, delayed by 0.1 s, iOS 6.1",
    arguments: await versions(of: "T15c"))
  func T15c(iOS: IOSVersion) throws { try reproduce("T15c", on: iOS) }

  @Test("T16a Plain launch, portrait, without traits", arguments: await versions(of: "T16a"))
  func T16a(iOS: IOSVersion) throws { try reproduce("T16a", on: iOS) }

  @Test("T16b Plain launch, portrait, with traits", arguments: await versions(of: "T16b"))
  func T16b(iOS: IOSVersion) throws { try reproduce("T16b", on: iOS) }

  @Test(
    "T18a Launch in landscape, all orientations, iOS 8 to 10", arguments: await versions(of: "T18a")
  )
  func T18a(iOS: IOSVersion) throws { try reproduce("T18a", on: iOS) }

  @Test("T18b Launch in landscape, all orientations, iOS 11", arguments: await versions(of: "T18b"))
  func T18b(iOS: IOSVersion) throws { try reproduce("T18b", on: iOS) }

  @Test("T18c Launch in landscape, all orientations, iOS 15", arguments: await versions(of: "T18c"))
  func T18c(iOS: IOSVersion) throws { try reproduce("T18c", on: iOS) }

  @Test("T20 Launch, landscape only in Info.plist", arguments: await versions(of: "T20"))
  func T20(iOS: IOSVersion) throws { try reproduce("T20", on: iOS) }

  @Test(
    "T21a Landscape first in Info.plist, device held in portrait, iOS 8",
    arguments: await versions(of: "T21a"))
  func T21a(iOS: IOSVersion) throws { try reproduce("T21a", on: iOS) }

  @Test(
    "T21b Landscape first in Info.plist, device held in portrait, iOS 9 and later",
    arguments: await versions(of: "T21b"))
  func T21b(iOS: IOSVersion) throws { try reproduce("T21b", on: iOS) }

  @Test("T21c Landscape first in Info.plist, iOS 6", arguments: await versions(of: "T21c"))
  func T21c(iOS: IOSVersion) throws { try reproduce("T21c", on: iOS) }

  @Test(
    "T22 iPad launched in landscape, the controller allows it", arguments: await versions(of: "T22")
  )
  func T22(iOS: IOSVersion) throws { try reproduce("T22", on: iOS) }
}

/// Navigation controllers and tab bars.
struct ContainerTraces {
  @Test("T24 Initial controller in a navigation controller", arguments: await versions(of: "T24"))
  func T24(iOS: IOSVersion) throws { try reproduce("T24", on: iOS) }

  @Test("T25 Push animated", arguments: await versions(of: "T25"))
  func T25(iOS: IOSVersion) throws { try reproduce("T25", on: iOS) }

  @Test("T27 Push and pop, appearance calls", arguments: await versions(of: "T27"))
  func T27(iOS: IOSVersion) throws { try reproduce("T27", on: iOS) }

  @Test(
    "T28 Launch of a navigation controller with a delegate", arguments: await versions(of: "T28"))
  func T28(iOS: IOSVersion) throws { try reproduce("T28", on: iOS) }

  @Test("T30 Back button", arguments: await versions(of: "T30"))
  func T30(iOS: IOSVersion) throws { try reproduce("T30", on: iOS) }

  @Test("T31 Push, all hooks of the pushed controller", arguments: await versions(of: "T31"))
  func T31(iOS: IOSVersion) throws { try reproduce("T31", on: iOS) }

  @Test("T32 Pop for good, the popped controller", arguments: await versions(of: "T32"))
  func T32(iOS: IOSVersion) throws { try reproduce("T32", on: iOS) }

  @Test("T33 Covered and uncovered again", arguments: await versions(of: "T33"))
  func T33(iOS: IOSVersion) throws { try reproduce("T33", on: iOS) }

  @Test("T34a Swipe back, completed", arguments: await versions(of: "T34a"))
  func T34a(iOS: IOSVersion) throws { try reproduce("T34a", on: iOS) }

  @Test("T34b Swipe back, taken back", arguments: await versions(of: "T34b"))
  func T34b(iOS: IOSVersion) throws { try reproduce("T34b", on: iOS) }

  @Test("T35 The child of a pushed container changes at once", arguments: await versions(of: "T35"))
  func T35(iOS: IOSVersion) throws { try reproduce("T35", on: iOS) }

  @Test(
    "T36 Launch into a tab, then tap another for the first time",
    arguments: await versions(of: "T36"))
  func T36(iOS: IOSVersion) throws { try reproduce("T36", on: iOS) }
}

/// Parents and children.
struct ContainmentTraces {
  @Test(
    "T39 addChild, didMove, addSubview while the parent loads", arguments: await versions(of: "T39")
  )
  func T39(iOS: IOSVersion) throws { try reproduce("T39", on: iOS) }

  @Test(
    "T41 addChild and addSubview while the parent loads, the child",
    arguments: await versions(of: "T41"))
  func T41(iOS: IOSVersion) throws { try reproduce("T41", on: iOS) }

  @Test("T42 Embedding at launch, the child", arguments: await versions(of: "T42"))
  func T42(iOS: IOSVersion) throws { try reproduce("T42", on: iOS) }

  @Test("T43 Transition from one child to another", arguments: await versions(of: "T43"))
  func T43(iOS: IOSVersion) throws { try reproduce("T43", on: iOS) }

  @Test("T45 Embed segue seen from the parent", arguments: await versions(of: "T45"))
  func T45(iOS: IOSVersion) throws { try reproduce("T45", on: iOS) }

  @Test("T46 Child in a hidden container of a visible parent", arguments: await versions(of: "T46"))
  func T46(iOS: IOSVersion) throws { try reproduce("T46", on: iOS) }

  @Test("T47 Rotation with one child", arguments: await versions(of: "T47"))
  func T47(iOS: IOSVersion) throws { try reproduce("T47", on: iOS) }
}

/// What is shown over something else.
struct PresentationTraces {
  @Test("T48 Full screen without animation", arguments: await versions(of: "T48"))
  func T48(iOS: IOSVersion) throws { try reproduce("T48", on: iOS) }

  @Test("T50 Form sheet on iPad", arguments: await versions(of: "T50"))
  func T50(iOS: IOSVersion) throws { try reproduce("T50", on: iOS) }

  @Test("T51 Default style of iOS 13", arguments: await versions(of: "T51"))
  func T51(iOS: IOSVersion) throws { try reproduce("T51", on: iOS) }

  @Test("T51b The sheet is dragged down a little and let go", arguments: await versions(of: "T51b"))
  func T51b(iOS: IOSVersion) throws { try reproduce("T51b", on: iOS) }

  @Test("T52 Over the full screen", arguments: await versions(of: "T52"))
  func T52(iOS: IOSVersion) throws { try reproduce("T52", on: iOS) }

  @Test("T54 Presented without animation, the flags", arguments: await versions(of: "T54"))
  func T54(iOS: IOSVersion) throws { try reproduce("T54", on: iOS) }

  @Test("T55 Presented controller locked to landscape", arguments: await versions(of: "T55"))
  func T55(iOS: IOSVersion) throws { try reproduce("T55", on: iOS) }

  @Test("T56 The first tab presents full screen", arguments: await versions(of: "T56"))
  func T56(iOS: IOSVersion) throws { try reproduce("T56", on: iOS) }
}

/// Memory warnings and views that are given up.
struct MemoryTraces {
  @Test("T57 Memory warning with a covered controller, iOS 5", arguments: await versions(of: "T57"))
  func T57(iOS: IOSVersion) throws { try reproduce("T57", on: iOS) }

  @Test(
    "T58 Memory warning with a covered controller, iOS 3 and 4",
    arguments: await versions(of: "T58"))
  func T58(iOS: IOSVersion) throws { try reproduce("T58", on: iOS) }

  @Test(
    "T60 A controller gives its view up at a memory warning", arguments: await versions(of: "T60"))
  func T60(iOS: IOSVersion) throws { try reproduce("T60", on: iOS) }
}

/// State that comes back, and ways back.
struct RestorationAndUnwindTraces {
  @Test("T61 Restoration, only the root is saved", arguments: await versions(of: "T61"))
  func T61(iOS: IOSVersion) throws { try reproduce("T61", on: iOS) }

  @Test("T63 Unwind through three presentations", arguments: await versions(of: "T63"))
  func T63(iOS: IOSVersion) throws { try reproduce("T63", on: iOS) }

  @Test("T65 Push, then present, unwind to the root", arguments: await versions(of: "T65"))
  func T65(iOS: IOSVersion) throws { try reproduce("T65", on: iOS) }
}

/// Devices that are turned.
struct RotationTraces {
  @Test(
    "T67a Implementing viewWillTransition stops the older callbacks",
    arguments: await versions(of: "T67a"))
  func T67a(iOS: IOSVersion) throws { try reproduce("T67a", on: iOS) }

  @Test(
    "T67b Without viewWillTransition the older callbacks come",
    arguments: await versions(of: "T67b"))
  func T67b(iOS: IOSVersion) throws { try reproduce("T67b", on: iOS) }

  @Test("T68 Navigation bar hidden", arguments: await versions(of: "T68"))
  func T68(iOS: IOSVersion) throws { try reproduce("T68", on: iOS) }

  @Test("T69 Rotation in a navigation controller, iOS 6", arguments: await versions(of: "T69"))
  func T69(iOS: IOSVersion) throws { try reproduce("T69", on: iOS) }

  @Test("T70 The question of iOS 5 is not asked on iOS 6", arguments: await versions(of: "T70"))
  func T70(iOS: IOSVersion) throws { try reproduce("T70", on: iOS) }

  @Test(
    "T71 A tab that is off screen does not hear of a rotation", arguments: await versions(of: "T71")
  )
  func T71(iOS: IOSVersion) throws { try reproduce("T71", on: iOS) }

  @Test(
    "T72a A portrait presenter after a rotated modal, iOS 8", arguments: await versions(of: "T72a"))
  func T72a(iOS: IOSVersion) throws { try reproduce("T72a", on: iOS) }

  @Test(
    "T72b A portrait presenter after a rotated modal, iOS 7", arguments: await versions(of: "T72b"))
  func T72b(iOS: IOSVersion) throws { try reproduce("T72b", on: iOS) }

  @Test(
    "T73a Device turned, one root controller, iOS 5 to 7", arguments: await versions(of: "T73a"))
  func T73a(iOS: IOSVersion) throws { try reproduce("T73a", on: iOS) }

  @Test(
    "T73b Device turned, one root controller, iOS 3 and 4", arguments: await versions(of: "T73b"))
  func T73b(iOS: IOSVersion) throws { try reproduce("T73b", on: iOS) }
}
