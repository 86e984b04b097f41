import EventTrace
public import Foundation

/// What can be undone: the blocks that an app registers. iOS 3.0 and later (rule 716).
open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    var undo: () -> Void
    var name = ""
  }
  /// A change is all that was registered in one group.
  private var undos: [[Change]] = []
  private var redos: [[Change]] = []
  private var group: [Change]?
  private var disabled = 0
  private var isUndoingNow = false
  private var isRedoingNow = false
  public override init() { super.init() }
  /// Whether there is something to take back.
  open var canUndo: Bool { !undos.isEmpty || group?.isEmpty == false }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redos.isEmpty }
  /// Whether something is being taken back now.
  open var isUndoing: Bool { isUndoingNow }
  /// Whether something is being done again now.
  open var isRedoing: Bool { isRedoingNow }
  /// How many groups are open.
  open private(set) var groupingLevel = 0
  /// Whether all changes of a turn are one (rule 903).
  open var groupsByEvent = true
  /// Which of the groups that were opened for a turn is open; each turn closes its own.
  private var turn = 0
  private var isOpenForTurn = false
  /// What is taken back next, for the user.
  open var undoActionName: String { (group ?? undos.last)?.last?.name ?? "" }
  /// What is done again next, for the user.
  open var redoActionName: String { redos.last?.last?.name ?? "" }
  /// The title of the menu item that takes it back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item that does it again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of the menu item that takes back an action of that name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of the menu item that does an action of that name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
  /// How many changes are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// What is registered from now on is forgotten, until the call that takes this back.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes back one call that made it forget.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }
  /// Says what the last change was, for the user.
  open func setActionName(_ actionName: String) {
    func name(_ list: inout [[Change]]) {
      guard let last = list.indices.last, !list[last].isEmpty else { return }
      list[last][list[last].count - 1].name = actionName
    }
    if let count = group?.count, count > 0 {
      group?[count - 1].name = actionName
    } else if isUndoingNow {
      name(&redos)
    } else {
      name(&undos)
    }
  }
  /// Says how the change is taken back that is made now; iOS 9.0 and later.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    requires("registerUndoWithTarget:handler:", since: 9.0)
    keep(for: target) { [weak target] in if let target { handler(target) } }
  }
  /// Says which method of the target takes back the change that is made now.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    keep(for: target as AnyObject) { [weak target = target as AnyObject] in
      _ = (target as? NSObject)?.perform(selector, with: anObject)
    }
  }
  /// Forgets what was registered for that target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    let without = { (list: [[Change]]) in
      list.map { $0.filter { $0.target !== target } }.filter { !$0.isEmpty }
    }
    (undos, redos) = (without(undos), without(redos))
    group?.removeAll { $0.target === target }
  }
  /// How many changes can be taken back; iOS 17.0 and later.
  open var undoCount: Int { requires("undoCount", since: 17.0, undos.count) }
  /// How many changes can be done again; iOS 17.0 and later.
  open var redoCount: Int { requires("redoCount", since: 17.0, redos.count) }
  private func keep(for target: AnyObject, _ undo: @escaping () -> Void) {
    guard disabled == 0 else { return }
    let change = Change(target: target, undo: undo)
    if isUndoingNow {
      if redos.isEmpty || !isOpen { redos.append([]) }
      isOpen = true
      redos[redos.count - 1].append(change)
      return
    }
    if !isRedoingNow {
      redos = []
      guard openGroupOfTurn() else { return }
    }
    if group != nil {
      group?.append(change)
    } else if isRedoingNow {
      if undos.isEmpty || !isOpen { undos.append([]) }
      isOpen = true
      undos[undos.count - 1].append(change)
    }
    dropOldest()
  }
  /// Opens the group that ends with this turn, where none is open; false where the app has to (rule 903).
  private func openGroupOfTurn() -> Bool {
    guard groupingLevel == 0 else { return true }
    guard groupsByEvent else {
      // Message M172.
      raiseInvalid("_registerUndoObject", "must begin a group before registering undo")
      return false
    }
    openGroup()
    isOpenForTurn = true
    turn += 1
    let mine = turn
    Simulator.current.post("undo group") { [weak self] in
      guard let self, isOpenForTurn, turn == mine else { return }
      // Groups in it that the app has not closed go with it.
      while groupingLevel > 0 { endUndoGrouping() }
    }
    return true
  }
  private func raiseInvalid(_ method: String, _ what: String) {
    Simulator.current.raise(
      .internalInconsistency, "\(method):: NSUndoManager is in invalid state, \(what)")
  }
  /// Whether what is registered while a change is taken back belongs to the last one registered.
  private var isOpen = false
  private func dropOldest() {
    if levelsOfUndo > 0, undos.count > levelsOfUndo {
      undos.removeFirst(undos.count - levelsOfUndo)
    }
  }
  /// Takes the last change back; a group of this turn is closed first (rule 903).
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard groupingLevel == 0 else {
      return Simulator.current.diagnose(
        "undoInsideOfGroups", rule: 903,
        "undo() was called while groups lie open in one another, where a device raises an exception."
      )
    }
    undoNestedGroup()
  }
  /// Takes the last group of changes back, the newest of them first.
  open func undoNestedGroup() {
    if groupingLevel == 1, isOpenForTurn { endUndoGrouping() }
    tell(.NSUndoManagerCheckpoint)
    guard groupingLevel == 0 else {
      return Simulator.current.unimplemented(
        "UndoManager.undoNestedGroup()", "a group in an open one is not taken back by itself.")
    }
    guard let last = undos.popLast() else { return }
    NotificationCenter.default.postWhereHeard(.NSUndoManagerWillUndoChange, object: self)
    (isUndoingNow, isOpen) = (true, false)
    for change in last.reversed() { change.undo() }
    if isOpen, let name = last.last?.name, !name.isEmpty { setActionName(name) }
    isUndoingNow = false
    NotificationCenter.default.postWhereHeard(.NSUndoManagerDidUndoChange, object: self)
  }
  /// Does again what was taken back last.
  open func redo() {
    tell(.NSUndoManagerCheckpoint)
    guard let last = redos.popLast() else { return }
    NotificationCenter.default.postWhereHeard(.NSUndoManagerWillRedoChange, object: self)
    (isRedoingNow, isOpen) = (true, false)
    for change in last.reversed() { change.undo() }
    if isOpen, let name = last.last?.name, !name.isEmpty { setActionName(name) }
    isRedoingNow = false
    NotificationCenter.default.postWhereHeard(.NSUndoManagerDidRedoChange, object: self)
  }
  /// Forgets all changes.
  open func removeAllActions() {
    (undos, redos, group, groupingLevel, isOpenForTurn) = ([], [], nil, 0, false)
  }
  /// Has the next message to what it returns kept; Swift has no such messages.
  open func prepare(withInvocationTarget target: Any) -> Any {
    Simulator.current.unimplemented(
      "UndoManager.prepare(withInvocationTarget:)",
      "messages to its result are not recorded: use registerUndo(withTarget:handler:).")
    return self
  }
  /// What follows is taken back at once, until the call that ends it; groups can lie in groups.
  ///
  /// The first of a turn lies in the group of the turn (rule 903).
  open func beginUndoGrouping() {
    if groupsByEvent, !isUndoingNow, !isRedoingNow { _ = openGroupOfTurn() }
    openGroup()
  }
  private func openGroup() {
    if groupingLevel > 0 { tell(.NSUndoManagerCheckpoint) }
    groupingLevel += 1
    if group == nil { group = [] }
    tell(.NSUndoManagerDidOpenUndoGroup)
  }
  /// Ends what is taken back at once.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else {
      // Message M171.
      return raiseInvalid(
        "_endUndoGroupRemovingIfEmpty", "endUndoGrouping called with no matching begin")
    }
    tell(.NSUndoManagerCheckpoint)
    tell(.NSUndoManagerWillCloseUndoGroup)
    groupingLevel -= 1
    defer { tell(.NSUndoManagerDidCloseUndoGroup) }
    guard groupingLevel == 0, let closed = group else { return }
    (group, isOpenForTurn) = (nil, false)
    if !closed.isEmpty { undos.append(closed) }
    dropOldest()
  }
  private func tell(_ name: Notification.Name) {
    NotificationCenter.default.postWhereHeard(name, object: self)
  }
}

extension Notification.Name {
  /// Posted when a group is opened in another or closed, and before a change is taken back or done again;
  /// iOS 3.0 and later (rule 903).
  public nonisolated static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted when a group was opened; iOS 3.0 and later (rule 903).
  public nonisolated static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed; iOS 3.0 and later (rule 903).
  public nonisolated static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group was closed; iOS 5.0 and later (rule 903).
  public nonisolated static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a change is taken back; iOS 3.0 and later.
  public nonisolated static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted when a change was taken back; iOS 3.0 and later.
  public nonisolated static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a change is done again; iOS 3.0 and later.
  public nonisolated static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted when a change was done again; iOS 3.0 and later.
  public nonisolated static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}

extension UndoManager: HavingSystemMethods {
  /// What buttons of bars call.
  func systemMethod(_ name: String) -> (() -> Void)? {
    switch name {
    case "undo": { self.undo() }
    case "redo": { self.redo() }
    default: nil
    }
  }
}
