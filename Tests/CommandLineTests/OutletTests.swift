import Foundation
import Testing

/// Apps with outlets and actions as Xcode has them, run by the built `course`.
@Suite struct OutletTests {
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
    #expect(
      lines == [
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
    #expect(said.components(separatedBy: "error:").count == 2, "\(said)")
    #expect(said.contains("AppDelegate.swift:5:37"), "\(said)")
  }
}
