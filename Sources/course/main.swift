import CourseModel
import CourseRunner
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
if let mode = words.first, let run = Wiring.hiddenModes[mode] {
  run(Array(words.dropFirst()))
}
exit(CommandLineTool(terminal: .current).run(words).rawValue)
