import Foundation
import Expectations
import Testing

@testable import CourseRunner

struct MemberTableTests {
  @Test("The table of members is what the sources say; `make members` renews it")
  func isFresh() throws {
    let table = try MemberTable.ofSources.get().markdown
    if ProcessInfo.processInfo.environment["RENEW_MEMBERS"] != nil {
      try table.write(to: MemberTable.file, atomically: true, encoding: .utf8)
    }
    let stored = try? String(contentsOf: MemberTable.file, encoding: .utf8)
    guard stored != table else { return }
    let old = Set((stored ?? "").split(separator: "\n"))
    let new = Set(table.split(separator: "\n"))
    let changes =
      new.subtracting(old).sorted().map { "+ \($0)" }
      + old.subtracting(new).sorted().map { "- \($0)" }
    Issue.record(
      """
      Documentation.docc/Members.md is stale. To renew it, run `make members`.
      \(changes.prefix(20).joined(separator: "\n"))
      """)
  }

  @Test("What is noted as missing is not there, and what is noted as declared only is")
  func notesAreTrue() throws {
    let table = try MemberTable.ofSources.get()
    let paths = Set(table.members.map(\.path))
    expectEqual(table.notes.missing.map(\.path).filter(paths.contains), [])
    expectEqual(Set(table.notes.missing.map(\.type)).subtracting(paths), [])
    expectEqual(table.notes.declaredOnly.subtracting(paths), [])
    expectEqual(Set(table.notes.speakers.keys).subtracting(paths), [])
    expectEqual(table.notes.nothingToDo.subtracting(paths), [])
  }

  @Test("A method that does nothing and that UIKit does not call is noted as declared only")
  func nothingComesOfIt() throws {
    let table = try MemberTable.ofSources.get()
    let files = try FileSet(folder: MemberTable.sources.path)
    var called: Set<Substring> = []
    for path in files.paths where path.hasSuffix(".swift") {
      let tokens = SourceScanner.tokens(of: files.files[path] ?? [])
      for index in tokens.indices.dropFirst(2) where tokens[index].isMark("(") {
        let before = tokens[index - 2]
        let isSuper =
          before.isMark(".") && index > 2 && tokens[index - 3].text == "super"
        if before.text != "func", !isSuper { called.insert(tokens[index - 1].text[...]) }
      }
    }
    let silent = table.members.filter { member in
      member.isEmpty && !member.isUnimplemented
        && !table.notes.declaredOnly.contains(member.path)
        && !table.notes.nothingToDo.contains(member.path)
        && table.notes.speakers[member.path] == nil
        && !called.contains(member.name.prefix { $0 != "(" })
    }
    expectEqual(
      silent.map(\.path), [],
      "Give it a behaviour, or let its body call `declaredOnly` or `keptLook` (AddingMembers.md)."
    )
  }

  @Test("What says that nothing comes of it, or nothing draws it, says its own name once")
  func saidByName() throws {
    let table = try MemberTable.ofSources.get()
    let said = table.said.declaredOnly + table.said.looks
    expect(table.said.declaredOnly.count > 140)
    expect(table.said.looks.count > 200)
    expectEqual(
      Dictionary(grouping: said, by: \.self).filter { $0.value.count > 1 }.keys.sorted(), [])
    expectEqual(Set(said).subtracting(table.members.map(\.path)).sorted(), [])
  }

  @Test("A property that nothing reads tells the app so, or a picture of its screen")
  func unreadIsSaid() throws {
    let table = try MemberTable.ofSources.get()
    let told = table.said.declaredOnly + table.said.looks + table.said.unimplemented
    let silent = table.unread.subtracting(told).subtracting(table.notes.speakers.keys)
    expectEqual(
      silent.sorted(), [],
      "Let its `didSet` call `declaredOnly`, or `keptLook` for a mere look (AddingMembers.md).")
  }

  @Test(
    "What is noted as declared only is told: by advice on what UIKit calls, or by another member")
  func notedIsSaid() throws {
    let table = try MemberTable.ofSources.get()
    let silent = table.notes.declaredOnly.filter { path in
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      let callbacks = UIKitCallbacks.all.callbacks(of: parts[0]) ?? []
      return !callbacks.contains { $0.fullName == parts.last && $0.isSilent }
    }
    expectEqual(silent.sorted(), [], "Let its body call `declaredOnly` (AddingMembers.md).")
    let told = Set(table.said.declaredOnly + table.said.looks + table.said.unimplemented)
    // A speaker tells it itself, or advice says of it that nobody calls it.
    expectEqual(
      Set(table.notes.speakers.values).subtracting(told).subtracting(table.notes.declaredOnly), [])
    let noted = table.notes.declaredOnly.union(table.notes.speakers.keys)
    // What the sources tell by themselves is not said a second time.
    expectEqual(noted.union(table.notes.nothingToDo).intersection(told), [])
  }

  @Test("Every public member carries the first version that has it")
  func versions() throws {
    let table = try MemberTable.ofSources.get()
    expectEqual(
      table.members.filter { $0.since == nil }.map(\.path), [],
      """
      Say it in the comment of the declaration, "iOS 5.0 and later", or for what was there from the \
      beginning below "From 2.0" in Tests/MemberTableTests/Members.txt.
      """)
    expectEqual(Set(table.notes.versions.keys).subtracting(table.members.map(\.path)), [])
    // What the code itself compares is not said a second time.
    let checked = table.members.filter {
      $0.isChecked && $0.kind == .message && table.notes.versions[$0.path] != nil
    }
    expectEqual(checked.map(\.path), [])
  }

  @Test("A property is unread if it is stored, or kept under another name, and occurs nowhere else")
  func unread() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "unread-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      open class Box: NSObject {
        open var silent = [1: 2]
        /// A comment about used and silent.
        open var used: Int? = nil
        public private(set) var output = 0
        open var observed = 1 { didSet { update(used) } }
        open var computed: Int { 3 }
        open var newer: Int {
          get { requires("newer", since: 7.0, ownNewer) }
          set { ownNewer = requires("setNewer:", since: 7.0, newValue) }
        }
        final var ownNewer = 1
        open var told: Int {
          get { requires("told", since: 7.0, ownTold) }
          set { ownTold = requires("setTold:", since: 7.0, newValue) }
        }
        final var ownTold = 1 { didSet { update(1) } }
        final var inner = 1
        open var noted = 1 { didSet { keptLook("Box.noted", oldValue, noted) } }
        open var newest: Int {
          get { requires("newest", since: 7.0, ownNewest) }
          set { ownNewest = requires("setNewest:", since: 7.0, newValue) }
        }
        final var ownNewest = 1 { didSet { declaredOnly("Box.newest", oldValue, ownNewest) } }
      }
      open class Other: NSObject {
        open var silent = 1
      }

      """
    try source.write(to: folder.appending(path: "Box.swift"), atomically: true, encoding: .utf8)
    expectEqual(
      try UnreadProperties(of: folder, and: []).paths,
      [
        "Box.silent", "Box.newer", "Box.noted", "Box.newest", "Other.silent",
      ])
  }

  @Test("What is kept for the app is a member, and no unread property is noted as declared only")
  func keptIsUnread() throws {
    let table = try MemberTable.ofSources.get()
    let members = Set(table.members.map(\.path))
    expectEqual(table.notes.kept.subtracting(members), [])
    // What the sources tell by themselves is not said a second time.
    expectEqual(table.notes.declaredOnly.intersection(table.unread), [])
  }

  @Test("Nothing is noted twice")
  func notesAreOnce() throws {
    let notes = try MemberTable.ofSources.get().notes
    expectEqual(notes.twice, [])
    let missing = notes.missing.map(\.path)
    expectEqual(missing.count, Set(missing).count)
  }
}

struct MemberScannerTests {
  private func paths(_ source: String) -> [String] {
    var scanner = MemberScanner()
    scanner.scan(source)
    return scanner.members.map(\.path)
  }

  @Test("Members are named with their labels, wherever their lines are broken")
  func names() {
    expectEqual(
      paths(
        """
        open class Window: View {
          public private(set) var level = 0
          private(set) public var other = 0
          package final var hidden = false
          public override init(frame: Rect) {}
          public required init?(coder: Coder) {}
          open func insert(_ view: View, at index: [Int: Int]) {
            let inner = 0
            func nested() {}
          }
          public func animate(
            with duration: Double, completion: @escaping (Bool, Int) -> Void
          ) -> Bool {}
          public class var shared: Window { self }
          public static func < (left: Window, right: Window) -> Bool { true }
          @discardableResult
          open func pop<Value>(_ value: Value) -> Value {}
        }
        """),
      [
        "Window", "Window.level", "Window.other", "Window.init(coder:)", "Window.insert(_:at:)",
        "Window.animate(with:completion:)", "Window.shared", "Window.pop(_:)",
      ])
  }

  @Test("Cases of public enums and requirements of public protocols are public without the word")
  func implied() {
    expectEqual(
      paths(
        """
        public enum State: Int {
          case active, inactive = 2
        }
        enum Inner {
          case hidden
        }
        @MainActor
        public protocol Delegate: Base {
          var window: Window? { get set }
          func run(
            _ app: App)
        }
        extension Delegate {
          public static func main() {}
          func helper() {}
        }
        """),
      [
        "State", "State.active", "State.inactive", "Delegate", "Delegate.window",
        "Delegate.run(_:)", "Delegate.main()",
      ])
  }

  @Test("The version is the one that is checked, else the one that the comment names")
  func versions() {
    var scanner = MemberScanner()
    scanner.scan(
      """
      /// A scene; iOS 13.0 and later.
      open class Scene {
        public var title: String
        /// iOS 15 and later.
        public var key: Int {
          requires("key", since: 15.0)
          return 1
        }
        /// iOS 14.0 and later.
        public var other: Int
        public func move() {
          simulator.unimplemented("move", "it stays.")
        }
        public func rest() {}
        public func sleep(
          _ time: Int
        ) {
          requires("sleep:", since: 16.0)
        }
      }
      """)
    expectEqual(
      scanner.members,
      [
        Member(type: "", name: "Scene", since: "13.0", kind: .classes(from: "")),
        Member(type: "Scene", name: "title", since: "13.0"),
        Member(type: "Scene", name: "key", since: "15.0", isChecked: true),
        Member(type: "Scene", name: "other", since: "14.0"),
        Member(type: "Scene", name: "move()", since: "13.0", isUnimplemented: true),
        Member(type: "Scene", name: "rest()", since: "13.0", isEmpty: true),
        Member(type: "Scene", name: "sleep(_:)", since: "16.0", isChecked: true, isEmpty: true),
      ])
  }
}
