import CourseModel
import CourseRunner
import Words

/// What was found of one student's work, before it is known which of it counts.
struct FoundWork {
  /// Folders of exercises, in the order in which they were found.
  var copies: [Copy] = []
  /// Hidden folders that are called like exercises; what is in them counts for nothing.
  var hidden: [Copy] = []
  /// What is outside of any exercise's folder.
  var loose = Copy(match: nil, shownPlace: "", depth: 0)
  /// Problems that refuse all of the student's work but the exercises that were found whole elsewhere.
  var problems: [Submission.Problem] = []
  /// What was passed over, and explains why nothing was found.
  var passedOver: [Submission.Problem] = []
  /// The first Swift file outside of any exercise's folder, if such files are of no use.
  var unplaced: Submission.Problem?

  /// A folder that is a copy of an exercise, or everything outside of such folders.
  struct Copy {
    var match: ExerciseNames.Match?
    var shownPlace: String
    /// How deep it was: the folders above it.
    var depth: Int
    var files: [String: [UInt8]] = [:]
    private(set) var problems: [Submission.Problem] = []
    private(set) var isRefused = false
    private var size = 0
    private var hasWork = false
    /// How many of the files are pictures or data.
    private var resources = 0
    /// What says what other files are.
    private var descriptions = 0
    /// What a system that knows no case makes of the paths.
    private var foldedPaths: Set<String> = []
    /// The most problems that are told; a student can cause any number.
    private static let problemLimit = 10

    init(match: ExerciseNames.Match?, shownPlace: String, depth: Int) {
      self.match = match
      self.shownPlace = shownPlace
      self.depth = depth
    }

    /// Texts and tables by themselves are no work: platforms put such files beside it.
    var isEmpty: Bool { !hasWork && problems.isEmpty }

    mutating func refuse(_ rule: IntakeRule, _ shownPath: String) {
      isRefused = true
      note(Submission.Problem(rule, shownPath))
    }

    mutating func note(_ problem: Submission.Problem) {
      if problems.count < Self.problemLimit { problems.append(problem) }
    }

    /// Makes room for one more file.
    ///
    /// - Returns: Whether there is room and the path is not another's.
    mutating func admits(_ path: String, _ shownPath: String, as sort: FileSort) -> Bool {
      let isResource = sort != .text
      // What it describes is counted.
      let isDescription = AppFileKind.isDescription(path)
      if isDescription
        ? false
        : isResource
          ? resources == AppLimits.resources
          : foldedPaths.count - resources - descriptions == AppLimits.files
      {
        if !isRefused { refuse(.tooManyFiles, shownPlace) }
        return false
      }
      if isDescription { descriptions += 1 } else if isResource { resources += 1 }
      // Both ways, so that `ß` and `SS` are one; Swift compares accents however they are written.
      guard foldedPaths.insert(path.uppercased().lowercased()).inserted else {
        refuse(.nameTwin, shownPath)
        return false
      }
      return !isRefused
    }

    mutating func take(_ bytes: [UInt8], at path: String, _ shownPath: String, as sort: FileSort) {
      if sort == .data,
        bytes.count > AppLimits.fileSize || size + bytes.count > AppLimits.size
      {
        // Whatever it is, the app may well do without it.
        if match != nil { note(Submission.Problem(.fileTooLarge, shownPath, isFatal: false)) }
        return
      }
      size += bytes.count
      if sort != .data { hasWork = true }
      if bytes.count > AppLimits.fileSize(of: path) {
        refuse(.fileTooLarge, shownPath)
      } else if size > AppLimits.size {
        refuse(.tooLarge, shownPlace)
      } else {
        files[path] = bytes
      }
    }

    /// The same without the folders around all files.
    var withoutCommonFolders: Copy {
      // If all files are side by side, there are no such folders.
      if files.keys.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "/")) }) { return self }
      var copy = self
      var paths = files.map { (path: $0.key.split(separator: "/"), bytes: $0.value) }
      while let first = paths.first?.path.first,
        paths.allSatisfy({ $0.path.count > 1 && $0.path.first == first })
      {
        for place in paths.indices { paths[place].path.removeFirst() }
      }
      copy.files = [:]
      for (path, bytes) in paths {
        if path.count > AppLimits.depth + 1 { copy.refuse(.tooDeep, shownPlace) }
        copy.files[path.joined(separator: "/")] = bytes
      }
      return copy
    }
  }
}

extension FoundWork {
  /// What counts of it, in the order of the course.
  ///
  /// - Parameters:
  ///   - looseExercise: The exercise to which loose files belong, by its place in the course.
  ///   - blamed: The exercises that are refused for what is wrong with the work as a whole.
  func submissions(
    of student: String, shownPlace: String, names: ExerciseNames, looseExercise: Int?,
    blamed: [Int]
  ) -> [Submission] {
    var found: [Int: Submission] = [:]
    func add(_ copy: Copy, as exercise: Int, _ more: [Submission.Problem] = []) {
      found[exercise] = Submission(
        student: student, exercise: names.parts[exercise].id,
        shownPlace: copy.shownPlace.isEmpty ? shownPlace : copy.shownPlace,
        files: FileSet(files: copy.isRefused ? [:] : copy.files), problems: copy.problems + more)
    }
    let groups = Dictionary(grouping: copies) { $0.match?.exercise ?? 0 }
    for (exercise, group) in groups {
      let sorted = names.ordered(group)
      let others = sorted.dropFirst().filter { !$0.isEmpty }
      add(
        sorted[0], as: exercise,
        others.prefix(5).map { Submission.Problem(.secondCopy, $0.shownPlace, isFatal: false) })
    }
    for copy in hidden {
      let exercise = copy.match?.exercise ?? 0
      if found[exercise] == nil {
        add(copy, as: exercise)
      } else {
        found[exercise]?.problems += copy.problems
      }
    }
    if let looseExercise, !loose.isEmpty {
      if let known = found[looseExercise], !known.files.isEmpty || !known.problems.isEmpty {
        found[looseExercise]?.problems.append(
          Submission.Problem(.secondCopy, loose.shownPlace, isFatal: false))
      } else {
        add(loose.withoutCommonFolders, as: looseExercise)
      }
    }
    let reasons =
      problems.isEmpty && found.isEmpty ? passedOver + [unplaced].compactMap(\.self) : problems
    if !reasons.isEmpty {
      for exercise in blamed where found[exercise].map({ $0.files.isEmpty }) ?? true {
        if found[exercise] == nil {
          add(Copy(match: nil, shownPlace: shownPlace, depth: 0), as: exercise)
        }
        found[exercise]?.problems += reasons
      }
    }
    // Who handed in nothing that can be graded is known all the same.
    if found.isEmpty, let first = blamed.first {
      add(Copy(match: nil, shownPlace: shownPlace, depth: 0), as: first)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension ExerciseNames {
  /// Copies of one exercise, with the one that counts before the others.
  fileprivate func ordered(_ copies: [FoundWork.Copy]) -> [FoundWork.Copy] {
    guard copies.count > 1, let exercise = copies.first?.match?.exercise,
      let files = try? parts[exercise].starter()
    else { return copies.sorted(by: FoundWork.Copy.countsBefore) }
    let starter = Starter(files)
    // Nobody means the starter who has worked on another copy.
    let halves = copies.reduce(into: (worked: [FoundWork.Copy](), rest: [FoundWork.Copy]())) {
      let isWork = !$1.isEmpty && !starter.isAll(of: FileSet(files: $1.files))
      if isWork { $0.worked.append($1) } else { $0.rest.append($1) }
    }
    return halves.worked.sorted(by: FoundWork.Copy.countsBefore)
      + halves.rest.sorted(by: FoundWork.Copy.countsBefore)
  }
}

extension FoundWork.Copy {
  /// Of two copies, one with something in it, then the one whose name says that it came later, then
  /// the one that is less deep, then the first by name.
  fileprivate static func countsBefore(_ left: Self, _ right: Self) -> Bool {
    if left.isEmpty != right.isEmpty { return right.isEmpty }
    let copies = (left.match?.copy ?? 0, right.match?.copy ?? 0)
    if copies.0 != copies.1 { return copies.0 > copies.1 }
    if left.depth != right.depth { return left.depth < right.depth }
    return ByteOrder.precedes(left.shownPlace, right.shownPlace)
  }
}
