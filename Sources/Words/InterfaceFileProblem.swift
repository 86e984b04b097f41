package import CourseModel

/// Why a xib or a storyboard cannot be read.
package enum InterfaceFileProblem: Fact {
  /// No XML, in the reader's words.
  case malformed(String)
  case documentType
  case otherEncoding
  /// What Xcode makes of a xib when it builds the app.
  case compiled
  case tooLarge, tooDeep, tooMany
  /// No file of Interface Builder's: the name of its outermost element.
  case otherRoot(String)
  /// Of Xcode 4 and before.
  case archive
  /// For another system, with the type that it names, and the system's name where it is known.
  case otherType(String, system: String?)
  /// Another element, in that line, has the id already: Xcode opens no such file.
  case sameID(String, line: Int)

  package var kind: Finding.Kind { .badFile }

  /// What was never for iOS, or not for a course, may lie beside an app that does without it.
  package var severity: Finding.Severity {
    switch self {
    case .otherRoot, .archive, .otherType, .compiled: .warning
    default: .error
    }
  }

  package var sentences: Sentences {
    switch self {
    case .malformed(let words): ("The file is not XML: \(words).", "Correct the line, or undo.")
    case .documentType:
      (
        "The file declares a document type, which can name other files.",
        "Remove the line: Xcode writes none."
      )
    case .otherEncoding:
      (
        "The file is not in UTF-8.",
        "Xcode begins it with `<?xml version=\"1.0\" encoding=\"UTF-8\"?>`."
      )
    case .compiled:
      (
        "The file is a compiled nib, which is not read.",
        "Put the file that Xcode edits in its place: text that begins with `<?xml`."
      )
    case .tooLarge: ("The file is too large to be read.", Self.split)
    case .tooDeep:
      ("The elements of the file are nested too deeply to be read.", "Remove some of them.")
    case .tooMany: ("The file has too many elements to be read.", Self.split)
    case .otherRoot(let name):
      (
        "The file begins with `<\(name)>` and is not a file of Interface Builder.",
        "Xcode begins such a file with `<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.…\">`."
      )
    case .archive:
      (
        "The file is an archive of Xcode 4 or before, and has no objects.",
        "Open it in Xcode 5 or later, which writes readable files, and save it."
      )
    case .otherType(let type, let system):
      (
        system.map { "The file is for \($0) and not for iOS: its type is `\(type)`." }
          ?? "The type of the file is `\(type)`, and no file for iOS has that type.",
        "In an app for iOS the type is `com.apple.InterfaceBuilder3.CocoaTouch.XIB`, or "
          + "`com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB` in a storyboard."
      )
    case .sameID(let id, let line):
      (
        "The element in line \(line) also has the id `\(id)`.",
        "Give the newer element an id of its own: Xcode uses each id once."
      )
    }
  }

  private static let split = "Divide it into several."
}

/// What in a readable xib or storyboard cannot work, or not as it looks.
package enum InterfaceAdvice: Fact {
  /// A connection, such as `outlet`, leads to an id that no object has.
  case noObject(connection: String, id: String, meant: String?)
  case noOutlet(String, class: String, meant: String?)
  /// The class has the property, and hides it from Interface Builder.
  case unmarkedOutlet(String, class: String)
  case noAction(String, class: String, meant: String?)
  /// The class has the method, and hides it from Interface Builder.
  case unmarkedAction(String, class: String)
  /// No class of the app's has the method that an unwind segue leads back to.
  case noUnwindAction(String, meant: String?)
  case noClass(String, meant: String?)
  case genericClass(String)
  /// The class is Swift's, whose name begins with a module.
  case noModule(String)
  /// The storyboard's entry point is no controller of it.
  case noInitialController(String)

  package var kind: Finding.Kind { .advice }
  package var severity: Finding.Severity { .warning }

  package var sentences: Sentences {
    switch self {
    case .noObject(let connection, let id, let meant):
      (
        "The \(connection) leads to `\(id)`, but no object of the file has that id.",
        Self.meant(meant) ?? "Xcode writes the `id` of an object there, or no connection."
      )
    case .noOutlet(let name, let type, let meant):
      (
        "The outlet `\(name)` is connected, but `\(type)` has no such property: loading ends the app.",
        Self.meant(meant)
          ?? "Declare `@IBOutlet var \(name)` in `\(type)`, or remove the connection."
      )
    case .unmarkedOutlet(let name, let type):
      (
        "The outlet `\(name)` is connected, but Objective-C does not "
          + "see that property of `\(type)`: loading ends the app.", "Write `@IBOutlet` before it."
      )
    case .noAction(let selector, let type, let meant):
      (
        "The action `\(selector)` is connected, but `\(type)` has no such method: sending it ends the "
          + "app.", Self.meant(meant) ?? "Write an `@IBAction` for it, or remove the connection."
      )
    case .unmarkedAction(let selector, let type):
      (
        "The action `\(selector)` is connected, but Objective-C does "
          + "not see that method of `\(type)`: sending it ends the app.",
        "Write `@IBAction` before it."
      )
    case .noUnwindAction(let selector, let meant):
      (
        "The segue unwinds to `\(selector)`, but no class has such a method: the segue does nothing.",
        Self.meant(meant)
          ?? "Write an `@IBAction` with a `UIStoryboardSegue` in the controller to go back to."
      )
    case .noClass(let name, let meant):
      (
        "No source file declares the class `\(name)`: UIKit makes an object of the element's own class.",
        Self.meant(meant) ?? "Declare it, or remove `customClass`."
      )
    case .genericClass(let name):
      (
        "The class `\(name)` is generic, and Objective-C does not see generic classes.",
        "Name a subclass that fills in the type parameters."
      )
    case .noModule(let name):
      (
        "The class `\(name)` is a Swift class: UIKit does not find it without the name of its module.",
        "Xcode writes `customModule=\"…\" customModuleProvider=\"target\"` after it."
      )
    case .noInitialController(let id):
      (
        "The storyboard's first controller is `\(id)`, but no object of the file has that id.",
        "Xcode writes the `id` of a controller there, or no `initialViewController`."
      )
    }
  }

  private static func meant(_ name: String?) -> String? { name.map { "Did you mean `\($0)`?" } }
}
