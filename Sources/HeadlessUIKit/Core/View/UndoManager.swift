public import Foundation

/// What can be undone: the blocks that an app registers. iOS 3.0 and later (rule 716).
open class UndoManager: NSObject {
  private struct Change {
    var undo: () -> Void
    var name = ""
  }
  /// A change is all that was registered in one group, or in one call outside of a group.
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
  /// Whether all changes of a turn are one.
  open var groupsByEvent = true {
    didSet { declaredOnly("UndoManager.groupsByEvent", oldValue, groupsByEvent) }
  }
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
    keep { [weak target] in if let target { handler(target) } }
  }
  /// Says which method of the target takes back the change that is made now.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    keep { [weak target = target as AnyObject] in
      _ = (target as? NSObject)?.perform(selector, with: anObject)
    }
  }
  private func keep(_ undo: @escaping () -> Void) {
    guard disabled == 0 else { return }
    let change = Change(undo: undo)
    if isUndoingNow {
      if redos.isEmpty || !isOpen { redos.append([]) }
      isOpen = true
      redos[redos.count - 1].append(change)
      return
    }
    if !isRedoingNow { redos = [] }
    if group != nil {
      group?.append(change)
    } else if isRedoingNow {
      if undos.isEmpty || !isOpen { undos.append([]) }
      isOpen = true
      undos[undos.count - 1].append(change)
    } else {
      undos.append([change])
    }
    dropOldest()
  }
  /// Whether what is registered while a change is taken back belongs to the last one registered.
  private var isOpen = false
  private func dropOldest() {
    if levelsOfUndo > 0, undos.count > levelsOfUndo {
      undos.removeFirst(undos.count - levelsOfUndo)
    }
  }
  /// Takes the last change back.
  open func undo() {
    while groupingLevel > 0 { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Takes the last group of changes back, the newest of them first.
  open func undoNestedGroup() {
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
    guard let last = redos.popLast() else { return }
    NotificationCenter.default.postWhereHeard(.NSUndoManagerWillRedoChange, object: self)
    (isRedoingNow, isOpen) = (true, false)
    for change in last.reversed() { change.undo() }
    if isOpen, let name = last.last?.name, !name.isEmpty { setActionName(name) }
    isRedoingNow = false
    NotificationCenter.default.postWhereHeard(.NSUndoManagerDidRedoChange, object: self)
  }
  /// Forgets all changes.
  open func removeAllActions() { (undos, redos, group, groupingLevel) = ([], [], nil, 0) }
  /// Has the next message to what it returns kept; Swift has no such messages.
  open func prepare(withInvocationTarget target: Any) -> Any {
    Simulator.current.unimplemented(
      "UndoManager.prepare(withInvocationTarget:)",
      "messages to its result are not recorded: use registerUndo(withTarget:handler:).")
    return self
  }
  /// What follows is taken back at once, until the call that ends it.
  open func beginUndoGrouping() {
    groupingLevel += 1
    if group == nil { group = [] }
  }
  /// Ends what is taken back at once.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else {
      Simulator.current.raise(
        .internalInconsistency,
        "endUndoGrouping called with no matching begin")
      return
    }
    groupingLevel -= 1
    guard groupingLevel == 0, let closed = group else { return }
    group = nil
    if !closed.isEmpty { undos.append(closed) }
    dropOldest()
  }
}

extension Notification.Name {
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
