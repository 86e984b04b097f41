@testable import HeadlessUIKit
import Expectations
import Testing

struct FormatStringTests {
  @Test(
    "What format and arguments say of each other is a text",
    arguments: [
      ("%d %i %5u|%-5lld|%05.1f|%x|%@|100%%", "1 2     3|4    |006.0|ff|seven|100%"),
      ("%2$d %1$d %3$*4$u %5$.*1$f %6$X %7$@", "2 1     3 5.0 FF seven"),
      ("no conversion, and a last %", "no conversion, and a last "),
    ])
  func fitting(_ format: String, _ text: String) {
    let arguments: [any CVarArg] =
      format.contains("$") ? [1, 2, 3, 5, 5.0, 255, "seven"] : [1, 2, 3, 4, 6.0, 255, "seven"]
    expectEqual(_courseFormat(format, arguments), text)
  }

  @Test(
    "A format that asks for another argument than there is says which and what",
    arguments: [
      ("%s", "`%s` takes what Swift does not have. Use `%@` with a String."),
      ("%1$n", "`%1$n` takes what Swift does not have. Use `%@` with a String."),
      ("%d %d", "`%d` takes a whole number as argument 2; there is 1 argument."),
      (
        "%-8.3@",
        "`%-8.3@` takes a String; argument 1 is of type Int. Convert it, or use another conversion: "
          + "%d for whole numbers, %f for a Double, %@ for a String."
      ),
      (
        "%*.1f",
        "`%*.1f` takes a Double as argument 2; there is 1 argument."
      ),
      ("%0$@", "`%0$` takes what Swift does not have. Use `%@` with a String."),
    ])
  func unfitting(_ format: String, _ fault: String) {
    expectEqual(FormatString(format).fault(with: [7]), "String(format:): \(fault)")
  }

  @Test("What a format leaves out, and what an app's own type says of itself, is not believed")
  func strange() {
    struct Lie: CVarArg { var _cVarArgEncoding: [Int] { [4096] } }
    expectEqual(
      FormatString("%2$@").fault(with: [1.5, "a"]),
      "String(format:): the format leaves out argument 1.")
    expect(FormatString("%d").fault(with: [Lie()]) != nil)
    expect(FormatString("%@").fault(with: [Lie()]) != nil)
  }
}
