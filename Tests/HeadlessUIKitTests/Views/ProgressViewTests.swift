import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Bars that fill.
@MainActor
@Suite struct ProgressViewTests {
  @Test("A progress view is as far as the work that it follows", .rule(1046))
  func following() {
    _ = TestApp(iOS: 15)
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.9
    let work = Progress(totalUnitCount: 10)
    bar.observedProgress = work
    expectEqual(bar.progress, 0)
    work.completedUnitCount = 5
    expectEqual(bar.progress, 0.5)
    bar.observedProgress = nil
    work.completedUnitCount = 8
    expectEqual(bar.progress, 0.5)
    bar.setProgress(0.7, animated: true)
    expectEqual(bar.progress, 0.7)
  }
}
