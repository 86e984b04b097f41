import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Files that are unlike each other")
@MainActor
struct DocumentGalleryTests {
  nonisolated static let all =
    DocumentSample.views + DocumentSample.lists + DocumentSample.scenes + DocumentSample.old

  @Test("There are many")
  func number() {
    expect(Self.all.count >= 40)
    expectEqual(Set(Self.all.map(\.testDescription)).count, Self.all.count)
  }

  @Test("Each is shown, and what of it is not read is named", arguments: all)
  func shown(_ sample: DocumentSample) throws {
    let (remarks, exceptions) = try sample.show(iOS: 17, model: nil)
    expectEqual(exceptions, [])
    let agrees =
      remarks.count == sample.remarks.count
      && zip(remarks, sample.remarks).allSatisfy { $0.contains($1) }
    expect(agrees, "\(remarks)")
  }

  @Test(
    "Each is shown on old devices, or ends as an app does there that needs a newer one",
    arguments: all)
  func shownOnOldDevices(_ sample: DocumentSample) throws {
    for (iOS, model) in [
      (IOSVersion(5), "iPhone 4S"), (7, "iPad Air"), (9, "iPhone 6s"), (13, nil),
    ]
      as [(IOSVersion, String?)]
    {
      let (_, exceptions) = try sample.show(iOS: iOS, model: model)
      let isExpected = exceptions.allSatisfy { exception in
        Self.newer.contains { exception.contains($0) }
      }
      expect(isExpected, "\(iOS): \(exceptions)")
    }
  }

  /// How an app ends on a device that lacks what it uses.
  private static let newer = [
    "unrecognized selector", "dyld Symbol not found",
    "only supported when running under UIUserInterfaceIdiomPad",
  ]
}
