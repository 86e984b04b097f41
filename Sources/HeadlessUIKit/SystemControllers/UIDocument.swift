public import Foundation

/// A document in a file; iOS 5.0 and later.
///
/// It reads and writes its file at once, and calls back in a later turn. Nothing is coordinated with
/// others, and nothing is saved by itself.
open class UIDocument: NSObject {
  /// How a document is; iOS 5.0 and later.
  public nonisolated struct State: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Two versions of it are there.
    public static let inConflict = State(rawValue: 1 << 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// It must not be edited now.
    public static let editingDisabled = State(rawValue: 1 << 3)
  }
  /// What saving does; iOS 5.0 and later.
  public enum SaveOperation: Int, Sendable {
    /// Makes a file; writes over one.
    case forCreating, forOverwriting
  }
  /// How a document was changed; iOS 5.0 and later.
  public enum ChangeKind: Int, Sendable {
    /// It was; that was undone; that was done again; it was saved.
    case done, undone, redone, cleared
  }

  /// The file.
  public private(set) final var fileURL: URL
  /// How the user knows it: the name of the file without its end.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file; nil for one that is not known.
  open var fileType: String? { UTType.identifier(ofEnding: fileURL.pathExtension) }
  /// How it is.
  public private(set) final var documentState = State.closed
  /// Whether it was changed since it was saved.
  open var hasUnsavedChanges: Bool { changes != 0 }
  /// What undoes and does again; its changes are not counted here.
  open var undoManager: UndoManager! = UndoManager() {
    didSet { declaredOnly("UIDocument.undoManager", oldValue, undoManager) }
  }
  private var changes = 0
  /// Posted when `documentState` has changed.
  public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// Makes a document for a file, which need not be there yet.
  public init(fileURL url: URL) {
    Self.requiresClass(since: 5.0)
    fileURL = url
    super.init()
  }

  // MARK: What subclasses override

  /// Takes what was read.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// What is to be written.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Something could not be read or written.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  // MARK: Files

  /// Reads the file; the block hears whether that worked.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, "open") {
      // A folder is handed over as it is.
      let isFolder = unsafe appFiles.entry(at: fileURL.path) == .folder
      try load(
        fromContents: isFolder ? FileWrapper(url: fileURL) : _courseContents(of: fileURL),
        ofType: fileType)
      change(to: .normal)
    }
  }
  /// Saves what was changed, and lets go of the file; the block hears whether that worked.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, "close") {
      if hasUnsavedChanges { try write(to: fileURL) }
      change(to: .closed)
    }
  }
  /// Writes the file; the block hears whether that worked.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    finish(completionHandler, "save") {
      try write(to: url)
      if saveOperation == .forCreating {
        fileURL = url
        change(to: .normal)
      }
    }
  }
  /// Saves what was changed; the block hears whether that worked.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler, "autosave") { if hasUnsavedChanges { try write(to: fileURL) } }
  }
  /// Notes that it was changed, or saved.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  private func write(to url: URL) throws {
    let made = try contents(forType: fileType ?? "public.data")
    if let files = made as? FileWrapper {
      try files.write(to: url, options: .atomic, originalContentsURL: fileURL)
      changes = 0
      return
    }
    guard let data = made as? Data ?? (made as? String).map({ Data($0.utf8) }) else {
      Simulator.current.unimplemented("UIDocument.contents(forType:)", "only data can be written.")
      throw CocoaError(.fileWriteUnknown)
    }
    try _courseWrite(data, to: url)
    changes = 0
  }

  private func change(to state: State) {
    documentState = state
    Simulator.current.notificationCenter.postFromUIKit(Self.stateChangedNotification, object: self)
  }

  /// Does the work, and calls the block in a later turn.
  private func finish(_ block: ((Bool) -> Void)?, _ name: String, _ work: () throws -> Void) {
    var isDone = true
    do {
      try work()
    } catch {
      isDone = false
      handleError(error, userInteractionPermitted: true)
    }
    Simulator.current.post("UIDocument \(name)") { block?(isDone) }
  }
}
