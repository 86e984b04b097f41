/// The members of which the sources say at run time that nothing comes of them, or that nothing draws them.
struct SaidMembers {
  /// The arguments of `declaredOnly` and `self[unused: …]`, in the order of reading.
  var declaredOnly: [String] = []
  /// The arguments of `keptLook` and `self[look: …]`.
  var looks: [String] = []
  /// What `unimplemented` names: members, and classes that speak for all of theirs.
  var unimplemented: [String] = []

  /// Reads one file.
  mutating func scan(_ source: String) {
    func names(_ pattern: Regex<(Substring, Substring)>) -> [String] {
      source.matches(of: pattern).map { String($0.output.1) }
    }
    // A property says its name twice, in its getter and in its setter.
    declaredOnly += names(/declaredOnly\(\s*"([^"\\]+)"/)
    declaredOnly += names(/\[\s*unused:\s*"([^"]+)"[^=]*=\s*newValue/)
    looks += names(/keptLook\(\s*"([^"\\]+)"/)
    looks += names(/\[\s*look:\s*"([^"]+)"[^=]*=\s*newValue/)
    unimplemented += names(/unimplemented\(\s*"([^"]+)"/)
  }
}
