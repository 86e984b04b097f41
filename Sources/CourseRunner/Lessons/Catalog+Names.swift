package import CourseModel
import Words

extension Catalog {
  /// What a name can mean.
  package enum Named: Hashable, Sendable {
    case lesson(Lesson)
    case part(Part)
    case page(Page)
  }

  /// What `name` means: a full id, a last part that is unique, or a prefix that is; also as it was given to
  /// `course new`, such as `TheLift`.
  package func find(_ name: String) throws(UsageProblem) -> Named {
    let wanted = name.hasSuffix("/") ? String(name.dropLast()) : name
    if let part = part(wanted) { return .part(part) }
    if let lesson = lessons.first(where: { $0.id == wanted || $0.folderName == wanted }) {
      return .lesson(lesson)
    }
    if let page = pages.first(where: { $0.id == wanted }) { return .page(page) }
    let candidates = [
      parts.filter { $0.name == wanted || $0.location == wanted }.map(Named.part),
      parts.filter { $0.name.hasPrefix(wanted) || $0.id.hasPrefix(wanted) }.map(Named.part)
        + lessons.filter { $0.id.hasPrefix(wanted) && !wanted.contains("/") }.map(Named.lesson)
        + pages.filter { $0.id.hasPrefix(wanted) }.map(Named.page),
    ].first { !$0.isEmpty }
    guard !wanted.isEmpty, let candidates else {
      let id = wanted.split(separator: "/").map { String($0).asCourseID }.joined(separator: "/")
      if id != wanted, !id.isEmpty, let named = try? find(id) { return named }
      throw .unknownName(name, nearest: nearest(to: wanted))
    }
    if candidates.count == 1 { return candidates[0] }
    // A lesson's prefix is also the prefix of all its parts: the lesson is meant.
    let lessonsOnly = candidates.filter { if case .lesson = $0 { true } else { false } }
    if lessonsOnly.count == 1, case .lesson(let lesson) = lessonsOnly[0],
      candidates.allSatisfy({ $0.id == lesson.id || $0.id.hasPrefix("\(lesson.id)/") })
    {
      return lessonsOnly[0]
    }
    throw .ambiguousName(name, candidates: candidates.map(\.id).sorted())
  }

  /// The part of that name.
  package func part(named name: String) throws(UsageProblem) -> Part {
    guard case .part(let part) = try find(name) else {
      throw .wrongSort(name, wanted: .part)
    }
    return part
  }

  /// The exercise of that name.
  package func exercise(named name: String) throws(UsageProblem) -> Part {
    guard case .part(let part) = try find(name), part.kind == .exercise else {
      throw .wrongSort(name, wanted: .exercise)
    }
    return part
  }

  /// The exercises of these names, each once, in the order of the course; a lesson's name stands for all
  /// of its exercises.
  package func exercises(named names: [String]) throws(UsageProblem) -> [Part] {
    var ids: Set<String> = []
    for name in names {
      let named: [Part] =
        switch try find(name) {
        case .lesson(let lesson): lesson.parts
        case .part(let part): [part]
        case .page: []
        }
      let exercises = named.filter { $0.kind == .exercise }
      if exercises.isEmpty {
        throw .wrongSort(name, wanted: .exerciseOrLesson)
      }
      ids.formUnion(exercises.map(\.id))
    }
    return parts.filter { ids.contains($0.id) }
  }

  private func nearest(to name: String) -> [String] {
    let words =
      parts.flatMap { [($0.id, $0.id), ($0.name, $0.id)] } + lessons.map { ($0.id, $0.id) }
      + pages.map { ($0.id, $0.id) }
    guard let word = name.nearest(among: words.map(\.0)) else { return [] }
    var ids: [String] = []
    for (known, id) in words where known == word && !ids.contains(id) { ids.append(id) }
    return ids
  }
}

extension Catalog.Named {
  /// The lesson's, part's or page's id.
  package var id: String {
    switch self {
    case .lesson(let lesson): lesson.id
    case .part(let part): part.id
    case .page(let page): page.id
    }
  }
}

extension String {
  /// The word that a typing error most likely meant; nil when none is near.
  package func nearest(among words: [String]) -> String? {
    let best = words.map { ($0, distance(to: $0)) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
    guard let best, best.1 <= Swift.max(1, count / 3) else { return nil }
    return best.0
  }

  /// How many letters must be changed, added, dropped or swapped with their neighbour.
  func distance(to other: String) -> Int {
    let left = Array(lowercased())
    let right = Array(other.lowercased())
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var least = Swift.min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = Swift.min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
