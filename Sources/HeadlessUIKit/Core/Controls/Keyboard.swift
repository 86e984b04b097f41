package import Foundation

/// The keyboard: when it comes and goes, how high it is, and who is told (rules 183 and 269).
final class Keyboard {
  /// How high it is, accessory and all; zero while it is away.
  private(set) var height: CGFloat = 0
  /// Whether editing ends whatever the delegate says, as when the view leaves the window.
  var isForced = false
  /// Whether editing ends because the view leaves its window.
  fileprivate var isLeaving = false
  private var waits = 0
  /// Whether it is away because the interface turns.
  private var isTurning = false
  /// The text that has said, with its delegate, that it wants to be edited.
  weak var agreed: UIResponder?
  /// What holds the view on top of it; nil for none.
  var host: InputHost?
  /// What a person must answer first, as an old alert: it lies over the keys, too.
  weak var overlay: UIView?
  /// Who gave up being the first responder last; an owner that did so keeps its accessory no longer.
  weak var lastResponder: UIResponder?

  /// Whether somebody may stop being the first responder; M202 where nobody asks because the view is going.
  func mayEnd(_ editor: UIResponder, wants: Bool) -> Bool {
    let simulator = Simulator.current!
    if !wants, isLeaving, simulator.has(.refusedEndsAreNoted) {
      simulator.console(
        "[View] First responder warning: '<\(simulator.name(of: editor))>' rejected "
          + "resignFirstResponder when being removed from hierarchy")
    }
    return wants || isForced
  }

  /// Changes the first responder; the keyboard follows once, when it is clear who that is.
  func whileChanging<Result>(_ change: () -> Result) -> Result {
    waits += 1
    defer { waits -= 1 }
    return change()
  }

  /// Comes, goes or grows, as the first responder wants it.
  func follow() {
    let simulator = Simulator.current!
    guard waits == 0, !isTurning, !simulator.isDead else { return }
    if simulator.firstResponder == nil { simulator.firstResponder = successor }
    let wanted = simulator.firstResponder?.heightOfInput ?? 0
    defer { followAccessory(of: simulator.firstResponder) }
    if simulator.has(.keyboardsGoBetweenFields) { serve(simulator.firstResponder, wanted) }
    let accessory = simulator.firstResponder?.accessory(in: host)
    let isOther = wears != nil && accessory != nil && accessory !== wears
    wears = wanted > 0 ? accessory : nil
    guard wanted != height || isOther && simulator.has(.keyboardFramesAreTold) else {
      return makeRoom()
    }
    let (old, isHiding) = (height, wanted == 0)
    height = wanted
    if simulator.has(.keyboardsHaveGuides) {
      for window in simulator.windows { window.followKeyboard() }
    }
    let info = Keyboard.info(from: old, to: wanted)
    let hears = simulator.has(.keyboardFramesAreTold)
    post(isHiding ? [.willChangeFrame, .willHide] : [.willChangeFrame, .willShow], info, hears)
    makeRoom()
    simulator.post("keyboard", after: Self.duration) { [self] in
      // Another change on top of this one ends by itself.
      guard height == wanted else { return }
      post(isHiding ? [.didChangeFrame, .didHide] : [.didChangeFrame, .didShow], info, hears)
    }
  }

  /// The list that makes room for it, and for whom (rule 970).
  private weak var roomyList: UIScrollView?
  private weak var roomFor: UIResponder?

  /// The table of a table view controller makes room, and scrolls until the row is seen in which one types.
  private func makeRoom() {
    let simulator = Simulator.current!
    guard simulator.has(.screensAreOriented), !simulator.isDead else { return }
    let editor = height > 0 ? simulator.firstResponder as? UIView : nil
    let list = editor?.listThatMakesRoom
    if let old = roomyList, old !== list { old.makeRoom(forKeyboard: 0) }
    (roomyList, roomFor) = (list, list == nil ? nil : roomFor)
    guard let editor, let list, let window = list.drawnWindow else { return }
    let bottom = list.convert(list.drawnBounds, to: nil).maxY
    let room = max(0, bottom - (window.drawnBounds.height - height))
    guard room != list.keyboardRoom || editor !== roomFor else { return }
    roomFor = editor
    list.makeRoom(forKeyboard: room)
    let row = sequence(first: editor, next: \.drawnSuperview).first { $0.drawnSuperview === list }
    list.scrollRectToVisible(
      (row ?? editor).convert((row ?? editor).drawnBounds, to: list), animated: true)
  }

  /// The accessory on top of it; for another one it is announced again, as high as before (rule 905).
  private weak var wears: UIView?

  /// Whom it serves; known where that matters.
  private weak var served: UIResponder?

  /// Says that it goes and comes, where it stays for another one (rule 835).
  private func serve(_ responder: UIResponder?, _ wanted: CGFloat) {
    let isAnother = served != nil && responder !== served
    served = responder
    guard isAnother, wanted > 0, wanted == height else { return }
    let (going, coming) = (Keyboard.info(from: height, to: 0), Keyboard.info(from: 0, to: height))
    post([.willHide], going, false)
    post([.willShow], coming, false)
    Simulator.current.post("keyboard", after: Self.duration) { [self] in
      guard height == wanted else { return }
      post([.didHide], going, false)
      post([.didShow], coming, false)
    }
  }

  /// The interface is about to turn: whoever listens hears that the keyboard goes (rule 524).
  func interfaceWillTurn() {
    guard height > 0 else { return }
    let info = Keyboard.info(from: height, to: 0)
    let hears = Simulator.current.has(.keyboardFramesAreTold)
    height = 0
    isTurning = true
    post([.willChangeFrame, .willHide], info, hears)
    post([.didChangeFrame, .didHide], info, hears)
  }

  /// The interface has turned: the keyboard comes again, as high as it is now (rule 524).
  func interfaceDidTurn() {
    guard isTurning else { return }
    isTurning = false
    follow()
  }

  private enum Change: String {
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    case didChangeFrame = "UIKeyboardDidChangeFrameNotification"
    case willShow = "UIKeyboardWillShowNotification"
    case didShow = "UIKeyboardDidShowNotification"
    case willHide = "UIKeyboardWillHideNotification"
    case didHide = "UIKeyboardDidHideNotification"

    var isOfFrame: Bool { self == .willChangeFrame || self == .didChangeFrame }
    var isBefore: Bool { self == .willChangeFrame || self == .willShow || self == .willHide }
  }

  /// Tells who listens; what they change before the keyboard does moves with it (rule 1276).
  private func post(_ changes: [Change], _ info: [AnyHashable: Any], _ hearsFrames: Bool) {
    let isMoving = !isTurning && changes.contains(where: \.isBefore)
    guard isMoving, Simulator.current.has(.keyboardNewsIsAnimated) else {
      return tell(changes, info, hearsFrames)
    }
    UIView.change(
      withDuration: Self.duration, animations: { tell(changes, info, hearsFrames) },
      completion: nil)
  }

  private func tell(_ changes: [Change], _ info: [AnyHashable: Any], _ hearsFrames: Bool) {
    let simulator = Simulator.current!
    for change in changes where hearsFrames || !change.isOfFrame {
      simulator.notificationCenter.postWhereHeard(
        Notification.Name(change.rawValue),
        object: simulator.has(.keyboardsComeFromScreens)
          ? simulator.screen : nil, userInfo: info)
    }
  }

  /// Seconds.
  private static let duration = 0.25
  /// Of the animation, as UIView.AnimationCurve has it: easeInOut, from iOS 7 on one of its own.
  private static var curve: Int { Simulator.current.has(.keyboardsHaveTheirCurve) ? 7 : 0 }

  private static func info(from old: CGFloat, to new: CGFloat) -> [AnyHashable: Any] {
    let simulator = Simulator.current!
    // Away, it is just below the screen, as high as it was or will be.
    let whole = max(old, new)
    let begin = frame(standing: old, of: old > 0 ? old : whole)
    let end = frame(standing: new, of: new > 0 ? new : whole)
    var info: [AnyHashable: Any] = [
      "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: duration),
      "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: curve),
    ]
    // The keys of the first versions, which later ones still fill in.
    info["UIKeyboardBoundsUserInfoKey"] = NSValue(
      rect: CGRect(x: 0, y: 0, width: end.width, height: end.height))
    info["UIKeyboardCenterBeginUserInfoKey"] = NSValue(
      point: CGPoint(x: begin.midX, y: begin.midY))
    info["UIKeyboardCenterEndUserInfoKey"] = NSValue(point: CGPoint(x: end.midX, y: end.midY))
    if simulator.has(.inputViews) {
      info["UIKeyboardFrameBeginUserInfoKey"] = NSValue(rect: begin)
      info["UIKeyboardFrameEndUserInfoKey"] = NSValue(rect: end)
    }
    if simulator.has(.keyboardsAreLocal) {
      info["UIKeyboardIsLocalUserInfoKey"] = NSNumber(value: true)
    }
    return info
  }

  /// Where it is, in the coordinates of the screen, which before iOS 8 are upright.
  fileprivate static func frame(standing height: CGFloat, of whole: CGFloat) -> CGRect {
    let simulator = Simulator.current!
    let upright = simulator.screen.uprightSize
    let orientation = simulator.interfaceOrientation
    let size = orientation.turned(upright)
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: whole)
    guard !simulator.has(.screensAreOriented) else { return frame }
    let one = orientation.outside(frame.origin, of: upright)
    let two = orientation.outside(CGPoint(x: frame.maxX, y: frame.maxY), of: upright)
    return CGRect(
      x: min(one.x, two.x), y: min(one.y, two.y), width: abs(one.x - two.x),
      height: abs(one.y - two.y))
  }

  /// The height of the system's keyboard on this screen, as it is commonly reported (rule 965).
  ///
  /// - Parameter suggesting: Whether there are words to choose from above the keys.
  fileprivate static func systemHeight(suggesting: Bool) -> CGFloat {
    let simulator = Simulator.current!
    let upright = simulator.screen.uprightSize
    let isWide = simulator.interfaceOrientation.isLandscape
    let hasSuggestions = suggesting && simulator.has(.keyboardsSuggest)
    if simulator.configuration.device.idiom == .pad {
      // From iOS 9 on a bar of shortcuts is there whatever is typed.
      let hasBar = hasSuggestions || simulator.configuration.iOS.number >= 9
      return (isWide ? 352 : 264) + (hasBar ? isWide ? 46 : 49 : 0)
    }
    guard hasSuggestions else {
      guard !isWide else { return 162 }
      // Below the keys of a screen without a home button there is room for its line.
      let base: CGFloat = upright.width >= 400 && simulator.has(.keyboardsSuggest) ? 226 : 216
      return base + (upright.height >= 800 ? 75 : 0)
    }
    return switch (upright.width, upright.height) {
    case (_, 800...): isWide ? 209 : upright.width < 400 ? 335 : 346
    case (400..., _): isWide ? 194 : 271
    case (375..., _): isWide ? 194 : 258
    default: isWide ? 193 : 253
    }
  }
}

extension UIView {
  /// The list around it whose controller makes room for the keyboard; nil for none.
  fileprivate var listThatMakesRoom: UIScrollView? {
    sequence(first: self, next: \.drawnSuperview).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.controller?.makesRoomForKeyboard ?? false }
  }
}

extension UIResponder {
  /// Whether the keyboard has words to choose from for what is typed here: not for numbers and secrets, nor where the
  /// app wants no corrections (rule 965).
  fileprivate var suggestsWords: Bool {
    let (type, corrects, isSecret): (UIKeyboardType, Bool, Bool)
    switch self {
    case let field as UITextField:
      (type, corrects, isSecret) = (
        field.keyboardType, field.autocorrectionType != .no, field.isSecureTextEntry
      )
    case let view as UITextView:
      (type, corrects, isSecret) = (
        view.keyboardType, view.autocorrectionType != .no, view.isSecureTextEntry
      )
    default: return true
    }
    let pads: [UIKeyboardType] = [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad]
    return corrects && !isSecret && !pads.contains(type)
  }

  /// How much room at the bottom of the screen typing into it takes.
  fileprivate var heightOfInput: CGFloat {
    guard Simulator.current.has(.inputViews) else {
      return isTextInput ? Keyboard.systemHeight(suggesting: suggestsWords) : 0
    }
    let host = Simulator.current.keyboard.host
    let own = input(in: host)?.heightAsInput
    let isAboveKeys = own != nil || isTextInput
    let accessory = accessory(in: host)?.heightAsAccessory(isAboveKeys: isAboveKeys) ?? 0
    return (own ?? (isTextInput ? Keyboard.systemHeight(suggesting: suggestsWords) : 0)) + accessory
  }
}

extension Simulator {
  private static let keyboardKey = StateKey { _ in Keyboard() }
  /// What a person types with.
  var keyboard: Keyboard { state(Self.keyboardKey) }

  /// Whether the keyboard can be seen.
  package var isKeyboardShown: Bool { keyboard.height > 0 }
  /// Where the system's keyboard covers the screen, in points, without what the app has above it; nil while there
  /// is none.
  package var keyboardFrame: CGRect? {
    guard isKeyboardShown, let editor = firstResponder, editor.input(in: keyboard.host) == nil
    else { return nil }
    let accessory = editor.accessory(in: keyboard.host)?.heightAsAccessory(isAboveKeys: true) ?? 0
    let height = max(0, keyboard.height - accessory)
    return height > 0 ? Keyboard.frame(standing: height, of: height) : nil
  }

  /// Ends the editing of a text inside of a view that leaves its window, whoever minds.
  func endEditing(inside view: UIView) {
    guard let editor = firstResponder as? UIView, editor.isInside(view) else { return }
    let before = keyboard.isLeaving
    keyboard.isLeaving = true
    defer { keyboard.isLeaving = before }
    endEditing(of: editor)
  }

  @discardableResult
  func endEditing(of editor: UIResponder) -> Bool {
    let before = keyboard.isForced
    keyboard.isForced = true
    defer { keyboard.isForced = before }
    return editor.resignFirstResponder()
  }
}
