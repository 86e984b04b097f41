import CourseModel
import Foundation
import Expectations
import Testing

@testable import CourseRunner

@Suite("What in a xib or a storyboard leads nowhere")
struct InterfaceHazardTests {
  private static let source = """
    class PageController: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
      var plain: UILabel!
      @IBAction func save(_ sender: Any) {}
      func plainAction(_ sender: Any) {}
    }
    class LongPage: PageController {}
    class List<Item>: UIViewController {}
    @objc(Named) class Renamed: UIView {}

    """

  /// The findings on a xib whose objects begin in line 3.
  private func findings(_ objects: String, _ source: String = source) -> [Finding] {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <objects>
      \(objects)
      </objects>
      </document>
      """
    let files = FileSet(files: ["App.swift": Array(source.utf8), "Page.xib": Array(xib.utf8)])
    return InterfaceHazards(in: ScannedApp(files), files: files).findings()
  }

  private func said(_ objects: String) -> [String] {
    findings(objects).map { "\($0.place?.line ?? 0): \($0.message) \($0.remedy ?? "")" }
  }

  private func owner(_ connection: String, class name: String = "PageController") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)" \
    customModuleProvider="target">
    <connections>
    \(connection)
    </connections>
    </placeholder>
    <label id="lab-el-1"/>
    <button id="but-on-1"/>
    """
  }

  @Test(
    "What is right is no finding",
    arguments: [
      "<outlet property='titleLabel' destination='lab-el-1' id='o1'/>",
      "<outlet property='view' destination='lab-el-1' id='o1'/>",
      "<segue destination='but-on-1' kind='show' id='s1'/>",
    ])
  func right(connection: String) {
    expectEqual(said(owner(connection)), [])
    expectEqual(said(owner(connection, class: "LongPage")), [])
    expectEqual(said("<view id='a' customClass='Named'/><view id='b' customClass='UIWindow'/>"), [])
  }

  @Test("An outlet without property is told with the nearest")
  func outlets() {
    expectEqual(
      said(owner("<outlet property='titelLabel' destination='lab-el-1' id='o1'/>")),
      [
        "5: The outlet `titelLabel` is connected, but `PageController` has no such property: loading "
          + "ends the app. Did you mean `titleLabel`?"
      ])
    expectEqual(
      said(owner("<outlet property='plain' destination='lab-el-1' id='o1'/>")),
      [
        "5: The outlet `plain` is connected, but Objective-C does not see that property of "
          + "`PageController`: loading ends the app. Write `@IBOutlet` before it."
      ])
    let other = "class PageController: OtherKit { }"
    expect(
      findings(owner("<outlet property='x' destination='lab-el-1' id='o1'/>"), other).isEmpty)
  }

  @Test("An action without method is told with the nearest")
  func actions() {
    func button(_ selector: String) -> String {
      owner("") + """
        <button id="b2"><connections>
        <action selector="\(selector)" destination="-1" eventType="touchUpInside" id="a1"/>
        </connections></button>
        """
    }
    expectEqual(said(button("save:")), [])
    expectEqual(said(button("svae:")).first?.hasSuffix("Did you mean `save:`?"), true)
    expectEqual(said(button("plainAction:")).first?.hasSuffix("Write `@IBAction` before it."), true)
    expectEqual(said(button("go")).first?.contains("`PageController` has no such method"), true)
  }

  @Test("A connection to nothing is told with the id that is nearest")
  func destinations() {
    expectEqual(
      said(owner("<outlet property='titleLabel' destination='lab-el-2' id='o1'/>")),
      [
        "5: The outlet leads to `lab-el-2`, but no object of the file has that id. Did you mean "
          + "`lab-el-1`?"
      ])
    expectEqual(
      said(owner("<segue destination='xxx-xx-xxx' kind='show' id='o1'/>")).first?.hasSuffix(
        "Xcode writes the `id` of an object there, or no connection."), true)
  }

  @Test("So are classes that nobody declares, and those without their module")
  func classes() {
    func view(_ attributes: String) -> String { said("<view id='a' \(attributes)/>").joined() }
    expect(
      view("customClass='PagController' customModuleProvider='target'").hasSuffix(
        "Did you mean `PageController`?"))
    expect(
      view("customClass='PageController'").contains(
        "does not find it without the name of its module"))
    expect(view("customClass='List' customModule='App'").contains("is generic"))
    expect(
      view("customClass='Renamed'").contains("does not find it without the name of its module"))
  }

  @Test("A hostile file takes no time")
  func hostile() {
    let name = String(repeating: "x", count: 200_000)
    let many = (0..<5000).map { "<outlet property='p\($0)' destination='d\($0)' id='c\($0)'/>" }
    let start = ContinuousClock.now
    expectEqual(findings(owner(many.joined())).count, 3)
    expectEqual(findings("<view id='a' customClass='\(name)' customModule='App'/>").count, 1)
    expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(
    "A file that Xcode cannot read is an error with its line; one that is not for iOS a warning")
  func unreadable() {
    func finding(_ text: String) -> [Finding] {
      AppFiles(
        checking: FileSet(files: ["A.swift": [10], "Base.lproj/Main.storyboard": Array(text.utf8)]),
        shownFolder: "W"
      ).findings
    }
    let twice = finding(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\n<view id='a'/>\n"
        + "<label id='a'/></objects></document>")
    expectEqual(twice.map(\.severity), [.error])
    expectEqual(twice.first?.place?.line, 4)
    expectEqual(twice.first?.message, "The element in line 3 also has the id `a`.")
    let broken = finding("<document>\n<objects>\n</document>")
    expectEqual(broken.map(\.severity), [.error])
    expectEqual(broken.first?.place, SourcePlace(file: "W/Base.lproj/Main.storyboard", line: 3))
    expectEqual(
      broken.first?.message,
      "The file is not XML: `</document>` stands where `<objects>` of line 2 is to be closed.")
    expectEqual(
      finding("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<document>&b;</document>").first?.severity, .error)
    expectEqual(finding("<archive version=\"7.10\"/>").map(\.severity), [.warning])
    expectEqual(
      finding("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").map(\.severity),
      [.warning])
  }
}
