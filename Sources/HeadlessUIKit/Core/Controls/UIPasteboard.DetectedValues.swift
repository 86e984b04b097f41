import Foundation

extension UIPasteboard {
  /// What a text on the pasteboard is about; iOS 15.0 and later (rule 919).
  public nonisolated struct DetectedValues: Sendable {
    /// The address of the web that it is; empty for none.
    public var probableWebURL = ""
    /// The words for which the web can be searched; empty for none.
    public var probableWebSearch = ""
    /// The number that it is; nil for none.
    public var number: Double?
    /// Its parts by which the values are found.
    fileprivate static var parts: [(PartialKeyPath<DetectedValues>, DetectionPattern)] {
      [
        (\DetectedValues.probableWebURL, .probableWebURL),
        (\DetectedValues.probableWebSearch, .probableWebSearch), (\DetectedValues.number, .number),
      ]
    }
  }

  /// What the first text is about, of what is asked for; told in a later turn. iOS 15.0 and later (rule 919).
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
    completionHandler:
      @escaping (
        Result<Set<PartialKeyPath<UIPasteboard.DetectedValues>>, any Error>
      ) -> Void
  ) {
    let asked = DetectedValues.parts.filter { keyPaths.contains($0.0) }
    detectPatterns(for: Set(asked.map(\.1))) { result in
      completionHandler(
        result.map { found in Set(asked.filter { found.contains($0.1) }.map(\.0)) })
    }
  }
  /// What the first text is about, with its values; told in a later turn. iOS 15.0 and later (rule 919).
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
    completionHandler: @escaping (Result<UIPasteboard.DetectedValues, any Error>) -> Void
  ) {
    let asked = DetectedValues.parts.filter { keyPaths.contains($0.0) }
    detectValues(for: Set(asked.map(\.1))) { result in
      completionHandler(
        result.map { DetectedValues($0) })
    }
  }
  /// What the first text is about, of what is asked for; iOS 15.0 and later (rule 919).
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
  ) async throws -> Set<PartialKeyPath<UIPasteboard.DetectedValues>> {
    requires("detectPatternsForPatterns:completionHandler:", since: 15.0)
    let asked = DetectedValues.parts.filter { keyPaths.contains($0.0) }
    let found = detected(Set(asked.map(\.1)))
    return Set(asked.filter { found[$0.1] != nil }.map(\.0))
  }
  /// What the first text is about, with its values; iOS 15.0 and later (rule 919).
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
  ) async throws -> UIPasteboard.DetectedValues {
    requires("detectValuesForPatterns:completionHandler:", since: 15.0)
    let asked = DetectedValues.parts.filter { keyPaths.contains($0.0) }
    return DetectedValues(detected(Set(asked.map(\.1))))
  }
}

extension UIPasteboard.DetectedValues {
  fileprivate init(_ found: [UIPasteboard.DetectionPattern: Any]) {
    probableWebURL = found[.probableWebURL] as? String ?? ""
    probableWebSearch = found[.probableWebSearch] as? String ?? ""
    number = found[.number] as? Double
  }
}
