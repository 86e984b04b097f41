/// The members of which the sources say at run time that nothing comes of them, or that nothing draws them.
struct SaidMembers {
  /// The arguments of `declaredOnly`, in the order of reading.
  var declaredOnly: [String] = []
  /// The arguments of `keptLook`.
  var looks: [String] = []
  /// What `unimplemented` names: members, and classes that speak for all of theirs.
  var unimplemented: [String] = []

  /// Reads one file.
  mutating func scan(_ source: String) {
    func names(_ pattern: Regex<(Substring, Substring)>) -> [String] {
      source.matches(of: pattern).map { String($0.output.1) }
    }
    declaredOnly += names(/declaredOnly\(\s*"([^"]+)"/)
    looks += names(/keptLook\(\s*"([^"]+)"/)
    unimplemented += names(/unimplemented\(\s*"([^"]+)"/)
  }
}
