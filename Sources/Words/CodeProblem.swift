package import CourseModel

/// What is wrong with a student's code beside what the compiler says of it.
package enum CodeProblem: Fact {
  /// A declaration of the app's is in the way of the exercise's own code, of which the compiler says this.
  case clash(message: String)
  /// The exercise calls what the app does not have, in its author's words.
  case lacks(String)
  /// The app imports these modules, and uses what they have.
  case missingModules([String])
  /// The app uses these macros, with their marks.
  case missingMacros([String])
  /// The app uses these members of UIKit's, each with its type.
  case missingMembers([String])

  package var kind: Finding.Kind { .compileError }

  package var sentences: Sentences {
    switch self {
    case .clash(let message):
      (
        "The exercise's own code does not compile with these files: \(message).",
        "Keep the types and methods of the starter, and give none of your own types a name that Swift "
          + "or UIKit uses."
      )
    case .lacks(let need):
      (
        "The exercise needs \(need)",
        "Write it as the task describes; `course show` shows the task again."
      )
    case .missingModules(let names):
      (
        "The app imports modules that this course does not have: \(names.joined(separator: ", ")).",
        "It has UIKit, Foundation and the modules that these export. Remove the code that uses the "
          + "others; the compiler's other errors name it."
      )
    case .missingMacros(let names):
      (
        "The app uses macros that are not expanded here: \(names.joined(separator: ", ")).",
        "Practice expands the macros of Swift, Foundation and Observation; grading expands none. Write "
          + "the code that the macro would generate."
      )
    case .missingMembers(let names):
      (
        "UIKit has what the app uses, and this course does not: \(names.joined(separator: ", ")).",
        "Leave the code out that uses it here, and try it in Xcode."
      )
    }
  }
}

/// What compiles, and is hardly what its author means.
package enum CodeAdvice: Fact {
  // A method that looks as if UIKit called it.
  /// UIKit's has these types and that result.
  case otherTypes(method: String, expected: String)
  case declaredBelow(method: String, type: String, base: String)
  case unknownToProtocol(method: String, meant: String)
  case unknownToClass(method: String, base: String, meant: String)
  case calledOnDevices(method: String)
  /// UIKit's has no handler, and the app's is `async`.
  case awaited(method: String)
  /// A stand-in for another delegate.
  case forwardsNothing(type: String)

  // Text that a reader takes for something else than the compiler does.
  case turnedText
  case twoAlphabets(name: String)
  case borrowedName(String)

  /// Practice takes it, as it is spelled.
  case refusedInGrading(String)

  package var kind: Finding.Kind { .advice }
  package var severity: Finding.Severity { .warning }

  package var sentences: Sentences {
    switch self {
    case .otherTypes(let method, let expected):
      (
        "UIKit never calls `\(method)`: its parameter types differ from those of UIKit's method.",
        "Declare it with `\(expected)`."
      )
    case .declaredBelow(let method, let type, let base):
      (
        "Nothing calls `\(method)` of `\(type)`: `\(base)` adopts the protocol and does not declare the "
          + "method, and Swift looks for it in no class below a generic one.",
        "Declare the method in `\(base)` and override it in `\(type)`."
      )
    case .unknownToProtocol(let method, let meant):
      (
        "UIKit never calls `\(method)`: its protocol has no such method.",
        "Did you mean `\(meant)`?"
      )
    case .unknownToClass(let method, let base, let meant):
      (
        "UIKit never calls `\(method)`: `\(base)` has no such member.",
        "Did you mean to override `\(meant)`?"
      )
    case .calledOnDevices(let method):
      (
        "UIKit calls `\(method)` on a device; this course does not.",
        "Try code that depends on it in Xcode."
      )
    case .awaited(let method):
      (
        "UIKit never calls `\(method)`: it is `async`, and UIKit's method is not.",
        "Declare it without `async`, and begin a `Task` in it."
      )
    case .forwardsNothing(let type):
      (
        "On a device an object of `\(type)` forwards the messages that it does not understand; here it "
          + "is never asked to.",
        "In `\(type)`, declare the methods of the delegate that it should forward, and call the other "
          + "object's methods."
      )
    case .turnedText:
      (
        "The line has invisible characters that turn its text around: it is not what it looks like.",
        "Type the line again."
      )
    case .twoAlphabets(let name):
      (
        "The name `\(name)` has letters of two alphabets that look alike.",
        "Type the name again."
      )
    case .borrowedName(let name):
      (
        "The app declares a type `\(name)`; the prefix `UI` is UIKit's.",
        "Rename it if UIKit's own type is meant, or to keep the two apart."
      )
    case .refusedInGrading(let word):
      (
        "Practice accepts `\(word)`, but grading refuses it.",
        "Do not use it in the work that you hand in; no task needs it."
      )
    }
  }
}

/// What a student is told in place of a message of the compiler's that is about Linux.
package enum CompilerMessage {
  /// A method has no `@objc`, and `#selector` asks for it.
  package static let notExposed =
    "argument of '#selector' refers to a method that is not exposed to Objective-C: write '@objc' "
    + "before it"
  /// How the compiler begins what it says of names that are nowhere.
  package static let unknownNames = ["cannot find ", "no such module ", "unknown attribute "]
  /// How the compiler begins what it says of a macro that it cannot expand, and what is before its name.
  package static let unknownMacro = (
    start: "external macro implementation type ", name: "could not be found for macro '"
  )
  /// What the compiler says of a member that a type lacks, around its name and behind the type's.
  package static let unknownMember = (type: "type '", member: "' has no member '")
  /// What it says of a member that overrides nothing.
  package static let overridesNothing = "does not override any "
  /// What names Foundation as it is on Linux, of which no app need know.
  package static let foundation = "swift-corelibs-foundation"
  /// How the compiler ends what it would refuse in the mode of Swift 6.
  package static let swift6 = "this is an error in the Swift 6 language mode"
}
