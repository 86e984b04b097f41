import CLibrary
package import CourseModel
import CourseRunner
import Words

extension OutFolder {
  /// Writes the plan; everything that it speaks of is on the disk before it is.
  ///
  /// - Throws: A finding when the disk does not take it.
  package func write(_ plan: Plan) throws {
    sync()
    let text = try plan.text()
    do {
      try Disk.replace(self.plan, with: text)
    } catch {
      throw Finding(cannotWriteResults: error)
    }
  }

  /// The plan in the folder.
  ///
  /// - Throws: A finding when there is none or it cannot be read.
  package func readPlan() throws(Finding) -> (plan: Plan, id: String) {
    let text: [UInt8]
    do {
      text = try Disk.read(plan)
    } catch {
      throw Finding(
        Disk.kind(of: plan) == nil ? PlanProblem.noPlan : .unreadable(reason: error.reason),
        at: SourcePlace(file: plan))
    }
    return (try Plan(text: text, shownPath: plan), Plan.id(of: text))
  }
}
