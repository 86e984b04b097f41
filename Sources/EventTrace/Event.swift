/// One thing that happened in an app: what, to whom, when, and inside of what.
public struct Event: Hashable, Sendable {
  /// The place in the trace, counted from zero.
  public var sequence: Int
  /// The virtual time at which it began.
  public var instant: VirtualInstant
  /// How many events it happened inside of: a call made in `viewDidLoad()` is one deeper than it.
  public var depth: Int
  /// What sort of event it is.
  public var kind: Kind
  /// Whose code did it; see ``Kind/caller`` for what goes without saying.
  public var caller: Caller
  /// Whom it happened to, or who did it; nil where nobody in particular did.
  public var subject: Subject?
  /// What happened.
  ///
  /// For callbacks, queries and calls it is the member as `#function` spells it
  /// (`viewWillAppear(_:)`); for console lines who wrote them (`UIKit`, `print`, `NSLog`); for
  /// notifications and exceptions their name.
  public var name: String
  /// The values that were passed, in the order of the labels in `name`.
  public var arguments: [String]
  /// What was answered, once it was: a query's value, a callback's result.
  public var answer: String?
  /// The line that was written, the reason of an exception, what the script did in a reader's words.
  public var text: String?
  /// The entry of the rule book that a remark of the runtime follows from; nil for anything else.
  public var rule: Citation?

  /// Creates an event.
  public init(
    sequence: Int, instant: VirtualInstant, depth: Int, kind: Kind, subject: Subject? = nil,
    name: String, arguments: [String] = [], answer: String? = nil, text: String? = nil,
    rule: Citation? = nil, caller: Caller? = nil
  ) {
    self.sequence = sequence
    self.instant = instant
    self.depth = depth
    self.kind = kind
    self.caller = caller ?? kind.caller
    self.subject = subject
    self.name = name
    self.arguments = arguments
    self.answer = answer
    self.text = text
    self.rule = rule
  }
}

extension Event {
  /// What sort of thing happened.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// UIKit called a method that an app may implement.
    case callback
    /// UIKit asked something of the app or its bundle and used the answer.
    case query
    /// The app called UIKit.
    case call
    /// A line was written to the console, by UIKit or by the app.
    case console
    /// A notification was posted.
    case notification
    /// An exception was raised; without a handler it ends the app.
    case exception
    /// The runtime noticed something that UIKit would have let pass in silence.
    case diagnosis
    /// What the script did, as the judge writes it: no app records it, and no check sees it.
    case script

    /// Who does such things as a rule.
    public var caller: Caller {
      switch self {
      case .callback, .query, .console, .notification, .exception, .diagnosis: .uikit
      case .call: .app
      case .script: .script
      }
    }
  }

  /// Whose code did something.
  public enum Caller: String, Codable, Hashable, Sendable {
    /// UIKit.
    case uikit
    /// The app's own: a parent, for one, that tells its child `didMove(toParent:)`.
    case app
    /// The script that drives the app.
    case script
  }

  /// Whom an event happened to, by a name that is the same in every run.
  public struct Subject: Hashable, Sendable {
    /// The object: its class, and from the second object of the class on a number, as in
    /// `UIViewController#2`.
    public var name: String
    /// The class alone, without its module.
    public var className: String

    /// Creates a subject.
    public init(name: String, className: String) {
      self.name = name
      self.className = className
    }
  }
}

extension Event: CustomStringConvertible {
  /// The event in one line, such as `RootViewController viewWillAppear(false)`; a remark names its rule
  /// before its text.
  public var description: String {
    switch kind {
    case .console: "\(name): \(text ?? "")"
    case .exception: "\(name): \(text ?? "")"
    case .diagnosis: "\(name)\(rule.map { " (\($0))" } ?? ""): \(text ?? "")"
    case .script: (text ?? name) + (answer.map { " → \($0)" } ?? "")
    case .notification: "\(name)"
    case .callback, .query, .call:
      [subject?.name, spelled].compactMap(\.self).joined(separator: " ")
        + (answer.map { " → \($0)" } ?? "")
    }
  }

  /// The member with its arguments in place of the labels' blanks:
  /// `application(_:open:)` becomes `application(app, open: url)`.
  ///
  /// A property that was given a value reads `rootViewController = Root`.
  public var spelled: String {
    guard let parenthesis = name.firstIndex(of: "("), name.hasSuffix(")") else {
      return arguments.isEmpty ? name : "\(name) = \(arguments.joined(separator: ", "))"
    }
    let labels = name[name.index(after: parenthesis)...].dropLast().split(separator: ":")
    guard labels.count == arguments.count else { return name }
    let pairs = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(name[..<parenthesis])(\(pairs.joined(separator: ", ")))"
  }
}
