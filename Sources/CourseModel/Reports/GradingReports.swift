/// What is to be graded; what `course grade plan` made.
public struct PlanReport: Codable, Hashable, Sendable {
  /// The folder of the results.
  public var out: String
  /// The layout of the submissions.
  public var layout: String
  /// The ids of the exercises that count, in the order of the course.
  public var exercises: [String]
  /// Whether the teacher named them as due; else they are those for which anybody handed something in.
  public var isDueNamed: Bool
  /// How many students there are, on the roster or by what was handed in.
  public var students: Int
  /// How many pieces of work were handed in and left out because they are not due, by exercise.
  public var leftOut: [String: Int]
  /// Pieces of work, one for each student and exercise, missing ones included.
  public var entries: Int
  /// How many were not handed in.
  public var missing: Int
  /// How many are the starter as it is.
  public var untouched: Int
  /// How many there is another copy of, which counts for nothing.
  public var copies: Int
  /// How many are refused before anything runs.
  public var refused: Int
  /// A Swift file of each student who handed in nothing else than files outside of any exercise's
  /// folder.
  public var unplaced: [String]
  /// How many differ from all others and so have to be run.
  public var distinct: Int
  /// What random inputs are drawn from, by exercise; those that are not drawn yet are left out.
  public var seeds: [String: UInt64]
  /// The name of the sandbox's tier, such as `bubblewrap`.
  public var tier: String
  /// Changes since the grading already in the folder; nil if there is none.
  public var changes: Changes?

  /// What has changed since a folder was last planned, and so is graded again.
  public struct Changes: Codable, Hashable, Sendable {
    /// The sandbox of the last time, when it was another.
    public var formerTier: String?
    /// Whether the course or the compiler is another.
    public var isOtherGrader: Bool
    /// The exercises whose starter, stage or checks are others, or whose seed is.
    public var exercises: [String]
    /// How many pieces of work that are the same as last time are graded again.
    public var again: Int

    /// Makes the changes.
    public init(formerTier: String?, isOtherGrader: Bool, exercises: [String], again: Int) {
      self.formerTier = formerTier
      self.isOtherGrader = isOtherGrader
      self.exercises = exercises
      self.again = again
    }
  }

  /// Makes a plan report.
  public init(
    out: String, layout: String, exercises: [String], isDueNamed: Bool, students: Int,
    leftOut: [String: Int] = [:], entries: Int, missing: Int,
    untouched: Int = 0, copies: Int = 0, refused: Int, unplaced: [String] = [], distinct: Int,
    seeds: [String: UInt64], tier: String, changes: Changes? = nil
  ) {
    self.out = out
    self.layout = layout
    self.exercises = exercises
    self.isDueNamed = isDueNamed
    self.students = students
    self.leftOut = leftOut
    self.entries = entries
    self.missing = missing
    self.untouched = untouched
    self.copies = copies
    self.refused = refused
    self.unplaced = unplaced
    self.distinct = distinct
    self.seeds = seeds
    self.tier = tier
    self.changes = changes
  }
}

/// How far a share is graded; what `course grade run` did.
public struct GradingRunReport: Codable, Hashable, Sendable {
  /// Such as `0/1`.
  public var shard: String
  /// How many pieces of work the share has.
  public var total: Int
  /// How many of them have a result.
  public var done: Int
  /// How many the machine failed; they are tried again next time.
  public var ungraded: Int
  /// How many came out of the cache.
  public var fromCache: Int
  /// Why the machine failed, the first few different reasons.
  public var faults: [Finding]

  /// Makes a grading run report.
  public init(
    shard: String, total: Int, done: Int, ungraded: Int, fromCache: Int, faults: [Finding] = []
  ) {
    self.faults = faults
    self.shard = shard
    self.total = total
    self.done = done
    self.ungraded = ungraded
    self.fromCache = fromCache
  }
}

/// Which shares still lack results; what `course grade missing` found.
public struct MissingReport: Codable, Hashable, Sendable {
  /// The numbers of the shares, sorted.
  public var shards: [Int]
  /// How many shares there are.
  public var count: Int
  /// How many pieces of work lack a result.
  public var entries: Int

  /// Makes a missing report.
  public init(shards: [Int], count: Int, entries: Int) {
    self.shards = shards
    self.count = count
    self.entries = entries
  }
}

/// A graded batch; what `course grade` and `course grade merge` came to.
public struct GradeReport: Codable, Hashable, Sendable {
  /// The folder of the results.
  public var out: String
  /// The layout of the submissions, in words.
  public var layout: String
  /// How many students there are.
  public var students: Int
  /// Pieces of work, one for each student and exercise, missing ones included.
  public var entries: Int
  /// How many pieces of work had each outcome, by its first word, such as `passed` and `crashed`.
  public var outcomes: [String: Int]
  /// How many have no result yet.
  public var ungraded: Int
  /// Places at which two results contradict each other; then nothing is merged.
  public var conflicts: [Int]
  /// Whose points are others than when the folder was last merged.
  public var changes: [Change]
  /// The name of the sandbox's tier, such as `bubblewrap`.
  public var tier: String
  /// What was written, relative to the folder of the results.
  public var files: [String]

  /// Makes a grade report.
  public init(
    out: String, layout: String, students: Int, entries: Int, outcomes: [String: Int],
    ungraded: Int, conflicts: [Int], changes: [Change] = [], tier: String, files: [String]
  ) {
    self.out = out
    self.layout = layout
    self.students = students
    self.entries = entries
    self.outcomes = outcomes
    self.ungraded = ungraded
    self.conflicts = conflicts
    self.changes = changes
    self.tier = tier
    self.files = files
  }
}

extension GradeReport {
  /// Points that are others than before.
  public struct Change: Codable, Hashable, Sendable {
    /// The student's id.
    public var student: String
    /// The exercise's id.
    public var exercise: String
    /// As decimal numbers.
    public var before: String
    /// The points that this merge gives, as a decimal number.
    public var now: String
    /// What the exercise is worth, as a decimal number.
    public var possible: String

    /// Makes a change.
    public init(
      student: String, exercise: String, before: String, now: String, possible: String
    ) {
      self.student = student
      self.exercise = exercise
      self.before = before
      self.now = now
      self.possible = possible
    }
  }
}

/// A sample that was graded again without the cache; what `course grade audit` found.
public struct AuditReport: Codable, Hashable, Sendable {
  /// How many pieces of work were graded again.
  public var sampled: Int
  /// What came out otherwise than it is recorded.
  public var differences: [Difference]

  /// Makes an audit report.
  public init(sampled: Int, differences: [Difference]) {
    self.sampled = sampled
    self.differences = differences
  }

  /// A piece of work that came out otherwise.
  public struct Difference: Codable, Hashable, Sendable {
    /// The place in the plan, counted from zero.
    public var index: Int
    /// The student's id.
    public var student: String
    /// The exercise's id.
    public var exercise: String
    /// Outcome and points as they are recorded.
    public var recorded: String
    /// Outcome and points of the second run.
    public var found: String

    /// Makes a difference.
    public init(index: Int, student: String, exercise: String, recorded: String, found: String) {
      self.index = index
      self.student = student
      self.exercise = exercise
      self.recorded = recorded
      self.found = found
    }
  }
}
