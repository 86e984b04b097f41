import EventTrace
import HeadlessUIKit
import RuleTrait
import Testing

@Suite("In which file a nib is looked for")
@MainActor
struct NibNameTests {
  @Test("From iOS 4 on a file for the kind of device is found too", .rule(60))
  func idiom() {
    let files = ["Page~ipad.xib": ""]
    #expect(NibApp(iOS: 4, model: "iPad", files: files).simulator.hasNib("Page"))
    #expect(!NibApp(iOS: 4, model: "iPhone 4", files: files).simulator.hasNib("Page"))
  }
}
