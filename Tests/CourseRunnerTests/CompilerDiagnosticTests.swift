import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct CompilerDiagnosticTests {
  @Test("Messages are read with their place and source line; carets and notes' echoes are not lost")
  func messages() {
    let output = """
      Root.swift:3:11: error: cannot find 'y' in scope
          let x = y
                  ^
      art/Other.swift:1:5: warning: variable 'z' was never used; consider: removing it
      var z = 1
      ~~~~^
      <unknown>:0: error: fatal error encountered
      Stack dump:
      0.\tProgram arguments: error: not a message

      """
    expectEqual(
      CompilerDiagnostic.parse(output),
      [
        CompilerDiagnostic(
          severity: .error, message: "cannot find 'y' in scope", file: "Root.swift", line: 3,
          column: 11, sourceLine: "    let x = y"),
        CompilerDiagnostic(
          severity: .warning, message: "variable 'z' was never used; consider: removing it",
          file: "art/Other.swift", line: 1, column: 5, sourceLine: "var z = 1"),
        CompilerDiagnostic(
          severity: .error, message: "fatal error encountered", file: "", line: nil, column: nil,
          sourceLine: "Stack dump:"),
      ])
  }

  @Test("What a fix-it would write is read from below the carets")
  func suggestions() {
    let output = """
      Root.swift:3:8: error: value of type 'UIView' has no member 'backgroundColr'; did you mean \
      'backgroundColor'?
        view.backgroundColr = .red
             ^~~~~~~~~~~~~~
             backgroundColor
      Root.swift:4:9: note: coalesce using '??' to provide a default
        print(y + 1)
              ^
              ( ?? <#default value#>)
      <unknown>:0: error: fatal error encountered
      Stack dump:
        ^ of no meaning
      0.\tProgram arguments

      """
    let read = CompilerDiagnostic.parse(output)
    expectEqual(
      read.map(\.suggestion), ["       backgroundColor", "        ( ?? default value)", nil])
  }

  @Test("What is no message gives none")
  func nothing() {
    expectEqual(CompilerDiagnostic.parse(""), [])
    expectEqual(CompilerDiagnostic.parse("error: without a place\n:\n::: error: \n"), [])
  }

  @Test("Macros that are not expanded are named together")
  func macros() {
    let error = { (name: String) in
      CompilerDiagnostic(
        severity: .error,
        message: "external macro implementation type 'M.N' could not be found for macro '\(name)'; "
          + "plugin for module 'M' not found", file: "Root.swift", line: 1, column: 1)
    }
    let finding = MissingMacros.finding(
      explaining: [error("Predicate"), error("Observable()"), error("Predicate")])
    expectEqual(
      finding?.message, "The app uses macros that are not expanded here: #Predicate, @Observable.")
    expectEqual(finding?.remedy?.contains("Write the code that the macro would generate."), true)
    expectNil(MissingMacros.finding(explaining: []))
  }

  @Test("Members that UIKit has and the course lacks are told from names that nobody has")
  func missingMembers() {
    let error = { (message: String, line: String?) in
      CompilerDiagnostic(
        severity: .error, message: message, file: "Root.swift", line: 1, column: 1, sourceLine: line
      )
    }
    let finding = MissingMembers.finding(
      explaining: [
        error("value of type 'UIMenu' has no member 'displayPreferences'", nil),
        error("value of type 'UIMenu' has no member 'colour'", nil),
        error("type 'UIPencilInteraction' has no member 'preferredTapAction'", nil),
        error(
          "property does not override any property from its superclass",
          "  override var safeAreaAspectFitLayoutGuide: UILayoutGuide { guide }"),
        error("value of type 'Cup' has no member 'displayPreferences'", nil),
      ])
    expectEqual(
      finding?.message,
      "UIKit has what the app uses, and this course does not: `UIMenu.displayPreferences`, "
        + "`UIPencilInteraction.preferredTapAction`, `UIWindow.safeAreaAspectFitLayoutGuide`.")
    expectNil(
      MissingMembers.finding(
        explaining: [
          error(
            "method does not override any method from its superclass",
            "  override func application(_ application: UIApplication) {")
        ]))
  }
}
