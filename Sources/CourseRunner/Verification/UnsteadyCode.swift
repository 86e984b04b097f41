import CourseModel
import Words

/// Where a script draws on what is another in every run: the system's chance, the machine's clock; and where it
/// ends the judge, after which nobody knows where that was.
///
/// A grading with the same seed must come out the same, and a scenario must show the same twice. It goes
/// by words: a type of the author's own that is called as one of the system's is taken for that.
struct UnsteadyCode {
  private let tokens: [SourceToken]
  private let lines: LineNumbers
  private let shownFile: String

  /// The faults in a part's sources.
  static func findings(in sources: FileSet, of part: Part) -> [Finding] {
    sources.paths.flatMap { path in
      let bytes = sources.files[path] ?? []
      let code = UnsteadyCode(
        tokens: SourceScanner.tokens(of: bytes), lines: LineNumbers(bytes),
        shownFile: part.shownPlace(ofSource: path))
      return code.tokens.indices.compactMap(code.finding)
    }
  }

  private func finding(_ index: Int) -> Finding? {
    let token = tokens[index]
    guard token.kind == .word else {
      return isLongMinor(index) ? fault(index, .versionAsNumber(token.text)) : nil
    }
    let name = token.text
    switch name {
    case "random", "shuffled", "shuffle", "randomElement":
      guard isMark(".", index - 1), isMark("(", index + 1), !hasGenerator(index + 1) else {
        return nil
      }
      return fault(index, .chanceWithoutSeed(name))
    case "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform", "arc4random_buf",
      "SecRandomCopyBytes",
      "drand48":
      return fault(index, .chance(name))
    case "UUID", "NSUUID":
      guard isCallWithoutArguments(index) else { return nil }
      return fault(index, .freshIdentifier(name))
    case "Date", "NSDate":
      // In a test written for Xcode `Date()` is a moment of the app's time.
      guard isCallWithoutArguments(index), !isUITest || name == "NSDate" else { return nil }
      return fault(index, .moment("\(name)()"))
    case "now":
      guard isMark(".", index - 1), isClock(index - 2) else { return nil }
      // In a test written for Xcode `DispatchTime.now()` and `Date.now` are moments of the app's time.
      if isUITest, isMark("(", index + 1) || isDate(index - 2) { return nil }
      return fault(index, .moment(name))
    case "timeIntervalSinceNow", "CFAbsoluteTimeGetCurrent":
      return isUITest ? nil : fault(index, .machineClock(name))
    case "clock_gettime", "gettimeofday",
      "ContinuousClock", "SuspendingClock", "mach_absolute_time":
      return fault(index, .machineClock(name))
    case "sleep", "usleep", "nanosleep":
      // A test written for Xcode that sleeps lets the app's time pass.
      guard isMark("(", index + 1), !isUITest else { return nil }
      return fault(index, .wait(name))
    case "exit", "_exit", "quick_exit":
      guard isMark("(", index + 1), !isMark(".", index - 1),
        index == 0 || tokens[index - 1].text != "func"
      else { return nil }
      return fault(index, .end(name))
    default: return nil
    }
  }

  private var isUITest: Bool { shownFile.contains("/\(Part.uiTestsName)/") }

  private func fault(_ index: Int, _ problem: ScriptProblem) -> Finding {
    Finding(
      problem, at: lines.place(ofByte: tokens[index].range.lowerBound, in: shownFile))
  }

  private func isMark(_ text: String, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(text)
  }

  private func isCallWithoutArguments(_ index: Int) -> Bool {
    var next = index + 1
    if isMark(".", next), tokens.indices.contains(next + 1), tokens[next + 1].text == "init" {
      next += 2
    }
    return isMark("(", next) && isMark(")", next + 1)
  }

  private func isDate(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == "Date"
  }

  /// Whether that is a clock's type, or nothing, so that the type is inferred.
  private func isClock(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    let clocks = [
      "Date", "NSDate", "ContinuousClock", "SuspendingClock", "DispatchTime", "DispatchWallTime",
    ]
    if tokens[index].kind == .word {
      return clocks.contains(tokens[index].text) || ["return", "in"].contains(tokens[index].text)
    }
    return !tokens[index].isMark(")") && !tokens[index].isMark("]")
  }

  /// Whether the arguments that begin there name a generator.
  private func hasGenerator(_ open: Int) -> Bool {
    var depth = 0
    for index in tokens.indices[open...] {
      if "([{".contains(tokens[index].text), tokens[index].kind == .mark { depth += 1 }
      if ")]}".contains(tokens[index].text), tokens[index].kind == .mark { depth -= 1 }
      if depth == 0 { return false }
      if depth == 1, tokens[index].text == "using", isMark(":", index + 1) { return true }
    }
    return false
  }

  /// Whether a literal is a version such as `12.10`, which as a number is 12.1.
  private func isLongMinor(_ index: Int) -> Bool {
    guard tokens[index].kind == .literal, tokens[index].text.wholeMatch(of: /\d+\.\d\d+/) != nil
    else { return false }
    var before = index - 1
    while isMark(",", before) || isMark("[", before)
      || (tokens.indices.contains(before) && tokens[before].kind == .literal)
    { before -= 1 }
    return isMark(":", before) && tokens.indices.contains(before - 1)
      && tokens[before - 1].text == "iOS"
  }
}
