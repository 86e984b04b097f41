package import CourseModel
import CourseRunner
import EventTrace
import Foundation

/// What the folder remembers from one grading to the next.
extension OutFolder {
  private var seedsFile: String { "\(path)/seeds.json" }
  private var pointsFile: String { "\(path)/points.json" }

  /// The seeds of the exercises so far; empty if there is no file that can be read.
  var seeds: [String: UInt64] { value(of: seedsFile) ?? [:] }

  /// Keeps the seeds beside those of exercises that do not count this time.
  func keep(_ seeds: [String: UInt64]) throws(Finding) {
    try keep(self.seeds.merging(seeds) { $1 }, in: seedsFile)
  }

  /// Whose points are others than in the last merge, in the order of the records.
  package func changes(in book: Gradebook) -> [GradeReport.Change] {
    let points: Points = value(of: pointsFile) ?? [:]
    return book.graded.compactMap { record in
      guard let before = points[record.student]?[record.exercise], before != record.earned
      else { return nil }
      return GradeReport.Change(
        student: record.student, exercise: record.exercise,
        before: before.decimal(places: 2), now: record.earned.decimal(places: 2),
        possible: record.possible.decimal(places: 2))
    }
  }

  /// Keeps the points that the next merge is compared with; what is not graded yet keeps its own.
  package func keepPoints(of book: Gradebook) throws(Finding) {
    var points: Points = value(of: pointsFile) ?? [:]
    for record in book.graded {
      points[record.student, default: [:]][record.exercise] = record.earned
    }
    try keep(points, in: pointsFile)
  }

  /// By student and exercise.
  private typealias Points = [String: [String: Fraction]]

  private func value<Value: Decodable>(of file: String) -> Value? {
    (try? Disk.read(file)).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }

  private func keep(_ value: some Encodable, in file: String) throws(Finding) {
    do {
      try Disk.replace(file, with: [UInt8](try JSONEncoder.stable().encode(value)) + [0x0A])
    } catch let error as DiskError {
      throw Finding(cannotWriteResults: error)
    } catch {
      throw Finding(.internalFault, "\(error)")
    }
  }
}

extension Gradebook {
  /// The records that count and say something about the work.
  fileprivate var graded: [GradeRecord] {
    students.flatMap { student in
      records(of: student.id).compactMap(\.record).filter(\.outcome.isGraded)
    }
  }
}
