import Foundation
import Expectations
import Testing

/// Apps with outlets and actions as Xcode has them, run by the built `course`.
@Suite struct OutletTrials {
  @Test("Outlets, actions and what Interface Builder sets are reached by their names")
  func names() throws {
    let course = try CourseOnDisk()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        @IBOutlet var window: UIWindow?

        func applicationDidFinishLaunching(_ application: UIApplication) {
          setValue(UIWindow(frame: UIScreen.main.bounds), forKey: "window")
          let page = MainController()
          window?.rootViewController = page
          window?.makeKeyAndVisible()
          let label = UILabel()
          page.setValue(label, forKey: "label")
          page.setValue(label, forKey: "inherited")
          page.setValue(UILabel(), forKey: "lost")
          page.setValue([UIButton()], forKey: "buttons")
          page.setValue(9, forKeyPath: "box.radius")
          page.setValue(5, forKeyPath: "view.corner")
          page.setValue(5, forKey: "nothing")
          print(page.described, page.value(forKeyPath: "view.layer.cornerRadius") as Any)
          page.perform(Selector(("none")))
        }
      }

      @objc protocol Handling { @objc optional func handle() }

      class Base<Item>: UIViewController {
        @IBOutlet weak var inherited: UILabel!
        @IBOutlet weak var lost: UILabel?
      }

      @objc(MainPage)
      class MainController: Base<Int> {
        @IBOutlet private weak var label: UILabel! { didSet { print("label") } }
        @IBOutlet private(set) var buttons: [UIButton]!
        @IBOutlet var handler: (any Handling)?
        @IBOutlet var spare, other: UILabel!

        private class Box: NSObject {
          @IBInspectable var radius: CGFloat = 1
          @IBOutlet private var hidden: UIView!
          override func awakeFromNib() { super.awakeFromNib() }
        }
        @objc private var box = Box()

        var described: String {
          "\\(label != nil) \\(inherited != nil) \\(lost == nil) \\(buttons.count) \\(box.radius)"
        }
        override func setValue(_ value: Any?, forUndefinedKey key: String) {
          if key != "nothing" { super.setValue(value, forUndefinedKey: key) }
          print("undefined", key)
        }
        override func awakeFromNib() { super.awakeFromNib() }
        @IBSegueAction func make(
          _ coder: NSCoder, sender: Any?, segueIdentifier: String?
        ) -> UIViewController? { nil }
        @IBAction private func tap(_ sender: Any?, forEvent event: UIEvent) {}
      }

      extension MainController {
        @IBAction fileprivate func none() { print(#keyPath(label)) }
      }

      @IBDesignable class Rounded: UIView {
        @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
        override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
      }

      extension UIView {
        @IBInspectable var corner: CGFloat {
          get { layer.cornerRadius }
          set { layer.cornerRadius = newValue }
        }
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("play", "the-window")
    let lines = answer.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: "| print: ").map { String(line[$0.upperBound...]) }
    }
    expectEqual(
      lines,
      [
        "label", "undefined nothing", "true true true 1 9.0 Optional(5.0)", "label",
      ], "\(answer.output)\(answer.complaint)")
  }

  @Test("A mistake in an outlet's declaration is told once, at its place")
  func mistake() throws {
    let course = try CourseOnDisk()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        @IBOutlet private weak var label: UILable!
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("play", "the-window")
    let said = answer.output + answer.complaint
    expectEqual(said.components(separatedBy: "error:").count, 2, "\(said)")
    expect(said.contains("AppDelegate.swift:5:37"), "\(said)")
  }

  private static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13142" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="BYZ-38-t0r">
        <scenes>
            <scene sceneID="tne-QT-ifu">
                <objects>
                    <viewController id="BYZ-38-t0r" customClass="PageController" \
    customModule="Project7" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                            <subviews>
                                <label opaque="NO" text="Hello" id="Lab-el-001"/>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="label" destination="Lab-el-001" id="out-01"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// Plays an app that a storyboard launches.
  private func played(_ storyboard: String) throws -> String {
    let course = try CourseOnDisk()
    _ = try course.call("reset", "the-window")
    try course.write(
      """
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }

      class PageController: UIViewController {
        @IBOutlet private weak var label: UILabel!
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
        override func viewDidLoad() {
          super.viewDidLoad()
          print("loaded with", label.text ?? "nothing")
        }
      }

      """, to: "\(CourseOnDisk.window)/AppDelegate.swift")
    try course.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>

      """, to: "\(CourseOnDisk.window)/Info.plist")
    try course.write(storyboard, to: "\(CourseOnDisk.window)/Base.lproj/Main.storyboard")
    let played = try course.call("play", "the-window")
    let checked = try course.call("check", "the-window")
    return [played, checked].map { $0.output + $0.complaint }.joined(separator: "\n")
  }

  @Test("A storyboard launches an app whose private outlets are connected")
  func storyboard() throws {
    let said = try played(Self.main)
    expect(said.contains("| print: loaded with Hello"), "\(said)")
    expect(!said.contains("warning:"), "\(said)")
  }

  @Test("What an edit breaks is told with its line, and with what was meant")
  func edits() throws {
    let outlet = try played(Self.main.replacing("\"label\"", with: "\"lable\""))
    expect(outlet.contains("NSUnknownKeyException"), "\(outlet)")
    expect(outlet.contains("Base.lproj/Main.storyboard:13"), "\(outlet)")
    expect(outlet.contains("Did you mean `label`?"), "\(outlet)")
    let text = try played(Self.main.replacing("</subviews>", with: ""))
    expect(text.contains("error: The file is not XML: `</view>` stands where"), "\(text)")
    expect(text.contains("Base.lproj/Main.storyboard:11"), "\(text)")
  }
}
