extension LaunchRecord {
  /// What the app wrote, as it can be shown: without the addresses that Swift's runtime adds to the
  /// reason of a trap and that differ in every run.
  package var output: String {
    var isInTrace = false
    let lines = String(decoding: written, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { line in
      if line == "Current stack trace:" {
        isInTrace = true
      } else if isInTrace {
        isInTrace = line.wholeMatch(of: /\d+ +\S+ +0x[0-9a-f]{16} .*/) != nil
      }
      return !isInTrace
    }
    return kept.joined(separator: "\n")
  }
}
