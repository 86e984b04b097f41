import Expectations
import Testing
import Words

@testable import CourseRunner

/// Which small changes are made to a solution, to see whether its checks notice.
@Suite struct MutantTests {
  private func changes(_ path: String, _ text: String) -> [String] {
    Mutant.all(of: FileSet(files: [path: Array(text.utf8)]), beyond: FileSet()).map {
      "\($0.line) \($0.change.words)"
    }
  }

  @Test("Statements go, calls change places, values become others; super's and did-finish's do not")
  func code() {
    expectEqual(
      changes(
        "A.swift",
        """
        class A: UIViewController {
          let width = 3
          override func viewDidLoad() {
            super.viewDidLoad()
            view
              .addSubview(label)
            addChild(a)
            a.didMove(toParent: self)
            label.text = isOpen == true ? "1" : ""
            UIView.animate(withDuration: 2) { done in
              self.end()
            }
          }
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: Options?
          ) -> Bool {
            return true
          }
        }
        """),
      [
        "11 without `self.end()`",
        "5 without `view …`",
        "7 without `addChild(a)`",
        "8 without `a.didMove(toParent: self)`",
        "9 without `label.text = isOpen == true ? \"1\" : \"\"`",
        "10 without `UIView.animate(withDuration: 2) { done in …`",
        "5 with `addChild(a)` before `view …`",
        "7 with `a.didMove(toParent: self)` before `addChild(a)`",
        "17 without `return true`",
        "9 with `!=` in place of `==`",
        "9 with `false` in place of `true`",
        "10 with `3` in place of `2`",
        "2 with `4` in place of `3`",
        "9 with `\"\"` in place of `\"1\"`",
      ])
  }

  @Test("A call of super goes where UIKit's own does something, and changes places with none")
  func callsOfSuper() {
    expectEqual(
      changes(
        "A.swift",
        """
        class A: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            show()
          }
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
          }
        }
        """),
      [
        "3 without `super.viewWillAppear(animated)`", "4 without `show()`",
        "10 without `super.encodeRestorableState(with: coder)`",
      ])
  }

  @Test("Operators and conditions turn, members change with their opposites, weak properties hold")
  func words() {
    let all = changes(
      "A.swift",
      """
      class A<B: C> {
        weak var other: A?
        private var isNew = true
        func a() -> CGFloat {
          if isNew, b { c = d < e ? f.minX + g.h : h ->> i }
          guard let j, k.isEmpty else { fatalError("no") }
          while !l { m -= 1 }
          if o && p(q, r) { s = t ? [.portrait] : u.v(w: x ? "y" : "\\(z)") }
          return aa ? bb : cc
        }
      }
      """)
    expectEqual(
      Set(all.filter { !$0.contains("without") && !$0.contains("before") }),
      [
        "2 with `var` in place of `weak var`", "3 with `false` in place of `true`",
        "5 with `>=` in place of `<`", "5 with `-` in place of `+`",
        "5 with `maxX` in place of `minX`",
        "7 with `!(!l)` in place of `!l`", "7 with `+=` in place of `-=`",
        "7 with `2` in place of `1`", "8 with `||` in place of `&&`",
        "8 with `!(o && p(q, r))` in place of `o && p(q, r)`", "8 with `!(t)` in place of `t`",
        "8 with `landscape` in place of `portrait`", "8 with `!(x)` in place of `x`",
        "8 with `\"\"` in place of `\"y\"`", "9 with `!(aa)` in place of `aa`",
      ])
  }

  @Test("In a switch the cases stay, and what is behind them goes")
  func branches() {
    expectEqual(
      changes(
        "A.swift",
        """
        func a() {
          switch b {
          case .c:
            d()
          default: e()
          }
        }
        """), ["4 without `d()`", "2 without `switch b { …`"])
  }

  @Test("The statements of main.swift count")
  func main() {
    expectEqual(
      changes("main.swift", "import UIKit\n\nUIApplicationMain(a, b, nil, nil)\n"),
      ["3 without `UIApplicationMain(a, b, nil, nil)`"])
  }

  @Test("Keys of Info.plist go with their values, and switches turn")
  func list() {
    expectEqual(
      changes(
        "Info.plist",
        """
        <plist><dict>
        <key>A</key>
        <dict>
          <key>B</key><true/>
          <key>C</key><dict><key>D</key><string>d</string></dict>
        </dict>
        </dict></plist>
        """),
      [
        "2 without `<key>A</key>`", "4 without `<key>B</key>`", "5 without `<key>C</key>`",
        "5 without `<key>D</key>`", "4 with `<false/>` in place of `<true/>`",
        "5 with `` in place of `d`",
      ])
    expectEqual(
      changes("Info.plist", "<key>A</key><array>\n<string>b</string>\n<string>c</string></array>"),
      [
        "1 without `<key>A</key>`", "2 without `<string>b</string>`",
        "3 without `<string>c</string>`",
      ])
    let all = Mutant.all(
      of: FileSet(files: ["Info.plist": Array("<key>A</key><array><array/></array><x/>".utf8)]),
      beyond: FileSet())
    expectEqual(all.map { String(decoding: $0.bytes, as: UTF8.self) }, ["<x/>"])
    let excused = Mutant.all(
      of: FileSet(files: ["Info.plist": Array("<key>A</key> <!-- survives: a --> <x/>".utf8)]),
      beyond: FileSet())
    expectEqual(excused.map(\.excuse), [" a  <x/>"])
  }

  @Test("Connections, custom classes, the user's attributes and the first scene go from nibs")
  func interface() {
    let storyboard = """
      <?xml version="1.0"?>
      <!-- <outlet property="none"/> -->
      <document type="a > b" initialViewController="a">
        <viewController id="a" customClass="A" customModule="App" customModuleProvider="target">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="b"><string key="value">c</string>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="b" destination="c"/>
            <constraint firstItem="b" firstAttribute="top"/>
            <action selector="d:" destination="a" eventType="touchUpInside"/>
            <segue destination="e" kind="show"><segue/></segue>
            <view restorationIdentifier="f"/>
          </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      </document>
      """
    expectEqual(
      changes("Main.storyboard", storyboard),
      [
        "3 without `initialViewController=\"a\"`", "4 without `customClass=\"A\"`",
        "6 without `<userDefinedRuntimeAttribute type=\"string\" keyPath=\"b\">`",
        "10 without `<outlet property=\"b\" destination=\"c\"/>`",
        "11 without `<constraint firstItem=\"b\" firstAttribute=\"top\"/>`",
        "12 without `<action selector=\"d:\" destination=\"a\" eventType=\"touchUpInside\"/>`",
        "13 without `<segue destination=\"e\" kind=\"show\">`", "13 without `<segue/>`",
        "14 without `restorationIdentifier=\"f\"`",
      ])
  }

  @Test("What is left of a nib is whole, and a reason on the line excuses")
  func interfaceRemains() {
    let nib = """
      <view id='1' customClass='A' a="b" customModule='App'><connections>
      <outlet property="a"><b/></outlet> <!-- survives: nobody sees it -->
      </connections></view>
      """
    let all = Mutant.all(of: FileSet(files: ["A.xib": Array(nib.utf8)]), beyond: FileSet())
    expectEqual(
      all.map { String(decoding: $0.bytes, as: UTF8.self) },
      [
        """
        <view id='1'  a="b" ><connections>
        <outlet property="a"><b/></outlet> <!-- survives: nobody sees it -->
        </connections></view>
        """,
        """
        <view id='1' customClass='A' a="b" customModule='App'><connections>
         <!-- survives: nobody sees it -->
        </connections></view>
        """,
      ])
    expectEqual(all.map(\.excuse), [nil, " nobody sees it "])
    let broken = ["<outlet", "<outlet a=\"", "<segue>", "<!-- <outlet/>", "<"]
    expectEqual(broken.flatMap { changes("A.xib", $0) }, [])
  }

  @Test("Only files that differ from the starter change, and a reason on the line excuses")
  func excuses() {
    let text = Array("func a() {\n  b()  // survives: nobody sees it\n  c()  // survives:\n}".utf8)
    let files = FileSet(files: ["A.swift": text, "B.swift": text])
    let mutants = Mutant.all(of: files, beyond: FileSet(files: ["B.swift": text]))
    expectEqual(Set(mutants.map(\.path)), ["A.swift"])
    expectEqual(
      mutants.map { $0.excuse != nil }, [true, false, true], "removed b, removed c, both swapped")
  }
}
