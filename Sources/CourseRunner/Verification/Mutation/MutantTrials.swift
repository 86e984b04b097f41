import CourseModel
import Dispatch
import Foundation
import Synchronization
import Words

/// Tries every mutant of an exercise's solution, as many at a time as there are processors.
struct MutantTrials {
  let part: Part
  /// Makes what judges an app; each processor has one of its own.
  let makeTester: @Sendable () throws -> ExerciseTester

  /// What came of the mutants.
  struct Outcome {
    var tally = MutantTally()
    /// Those that no check noticed, in the order of the answer, without an excuse.
    var survivors: [Finding] = []
  }

  private enum Fate { case notBuilt, caught, survived }

  func run() throws -> Outcome {
    let solution = try part.solution()
    let mutants = Mutant.all(of: solution, beyond: try part.starter())
    let fates = try fates(of: mutants, in: solution)
    var outcome = Outcome()
    for (mutant, fate) in zip(mutants, fates) {
      switch fate {
      case .notBuilt: outcome.tally.notBuilt += 1
      case .caught: outcome.tally.caught += 1
      case .survived where mutant.excuse != nil: outcome.tally.excused += 1
      case .survived:
        outcome.tally.survived += 1
        outcome.survivors.append(
          Finding(
            ExerciseProblem.mutantSurvives(mutant.change),
            at: SourcePlace(
              file: "\(part.shownPlace)/Solution/\(mutant.path)", line: mutant.line)))
      }
    }
    return outcome
  }

  private func fates(of mutants: [Mutant], in solution: FileSet) throws -> [Fate] {
    let found = Mutex<(fates: [Int: Fate], next: Int, problem: (any Error)?)>(([:], 0, nil))
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, max(1, mutants.count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      do {
        let tester = try makeTester()
        defer { tester.end() }
        while let place = found.withLock({ state -> Int? in
          guard state.problem == nil, state.next < mutants.count else { return nil }
          state.next += 1
          return state.next - 1
        }) {
          let fate = try fate(of: mutants[place], in: solution, tester)
          found.withLock { $0.fates[place] = fate }
        }
      } catch {
        found.withLock { $0.problem = $0.problem ?? error }
      }
    }
    let state = found.withLock { $0 }
    if let problem = state.problem { throw problem }
    return mutants.indices.map { state.fates[$0] ?? .caught }
  }

  private func fate(
    of mutant: Mutant, in solution: FileSet, _ tester: ExerciseTester
  ) throws -> Fate {
    var files = solution
    files.files[mutant.path] = mutant.bytes
    let app = AppFiles(files: files, shownFolder: "\(part.shownPlace)/Solution")
    let verdict = try tester.judge(AppCompiler.Request(part: part, app: app))
    return switch verdict.outcome {
    case .notBuilt: .notBuilt
    case .passed: .survived
    case .failed, .untouched, .infrastructure: .caught
    }
  }
}
