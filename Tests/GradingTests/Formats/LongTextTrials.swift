import Testing

/// Texts of 100 KB and more, in each place that takes a text.
@Suite struct LongTextTrials {
  @Test("Every format can be read, however long the texts", arguments: FormatSample.longTexts)
  func formats(text: String) throws {
    let tests = FormatTests()
    for read in [
      tests.gradescope, tests.exercism, tests.classroom50, tests.junit, tests.tap, tests.tables,
      tests.cells,
    ] {
      try read(text)
    }
  }
}
