import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

@Suite("Sizes of controls")
@MainActor
struct ControlSizeTests {
  private static let versions: [IOSVersion] = [4.3, 5, 6, 7, 12, 13, 14, 26]

  @Test("Switches and steppers have a size of their own, whatever their frame", .rule(590))
  func fixed() {
    let switches = Self.versions.map { version in
      _ = TestApp(iOS: version)
      return UISwitch(frame: CGRect(x: 3, y: 4, width: 1, height: 1)).frame
    }
    let widths: [CGFloat] = [94, 79, 79, 51, 51, 51, 51, 63]
    let heights: [CGFloat] = [27, 27, 27, 31, 31, 31, 31, 28]
    expectEqual(switches.map(\.width), widths)
    expectEqual(switches.map(\.height), heights)
    expect(switches.allSatisfy { $0.origin == CGPoint(x: 3, y: 4) })
    let steppers = Self.versions.dropFirst().map { version in
      _ = TestApp(iOS: version)
      return UIStepper().frame.size
    }
    expectEqual(steppers.map(\.height), [27, 27, 29, 29, 32, 32, 32])
    expect(steppers.allSatisfy { $0.width == 94 })
  }

  @Test("A progress view of code has the height of its kind, whatever its frame", .rule(901))
  func progress() {
    for (iOS, height) in [(6, 9), (7, 2), (13, 2), (14, 4), (17, 4)] as [(IOSVersion, CGFloat)] {
      _ = TestApp(iOS: iOS)
      let bar = UIProgressView(progressViewStyle: .default)
      expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 150, height: height), "iOS \(iOS)")
      let placed = UIProgressView(frame: CGRect(x: 1, y: 2, width: 30, height: 36))
      expectEqual(placed.frame, CGRect(x: 1, y: 2, width: 30, height: height), "iOS \(iOS)")
    }
    _ = TestApp(iOS: 12)
    expectEqual(UIProgressView(progressViewStyle: .bar).frame.height, 2.5)
  }

  @Test("A picker without a size has its own", .rule(590))
  func pickers() {
    for iOS in IOSVersion.tried(from: 2) {
      _ = TestApp(iOS: iOS)
      expectEqual(UIPickerView().frame, CGRect(x: 0, y: 0, width: 320, height: 216), "iOS \(iOS)")
    }
    let placed = UIPickerView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(placed.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    placed.sizeToFit()
    expectEqual(placed.bounds.size, CGSize(width: 320, height: 216))
  }

  /// A view that constraints see smaller than it is.
  private final class Badge: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  @Test("Constraints see a view by its alignment rectangle", .rule(683))
  func alignment() {
    func frame(_ iOS: IOSVersion, _ make: () -> UIView) -> CGRect {
      _ = TestApp(iOS: iOS)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = make()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      let attributes: [NSLayoutConstraint.Attribute] = [.trailing, .centerY]
      for attribute in attributes {
        outer.addConstraint(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: outer,
            attribute: attribute, multiplier: 1, constant: 0))
      }
      outer.layoutIfNeeded()
      return view.frame
    }
    expectEqual(frame(10) { UISwitch() }, CGRect(x: 151, y: 34.5, width: 51, height: 31))
    expectEqual(frame(26) { UISwitch() }, CGRect(x: 137, y: 36, width: 63, height: 28))
    expectEqual(frame(10) { Badge() }, CGRect(x: 168, y: 39, width: 36, height: 24))
    expectEqual(UISwitch().intrinsicContentSize, CGSize(width: 49, height: 31))
    let rect = CGRect(x: 10, y: 10, width: 30, height: 20)
    expectEqual(Badge().frame(forAlignmentRect: rect), CGRect(x: 8, y: 9, width: 36, height: 24))
    expectEqual(Badge().alignmentRect(forFrame: CGRect(x: 8, y: 9, width: 36, height: 24)), rect)
  }

  @Test("Constraints see a slider without its sides", .rule(1023))
  func slider() {
    func frame(_ iOS: IOSVersion) -> CGRect {
      _ = TestApp(iOS: iOS)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 60))
      let slider = UISlider()
      slider.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(slider)
      for (attribute, constant) in [(.left, 10), (.right, -10), (.top, 5)]
        as [(NSLayoutConstraint.Attribute, CGFloat)]
      {
        outer.addConstraint(
          NSLayoutConstraint(
            item: slider, attribute: attribute, relatedBy: .equal, toItem: outer,
            attribute: attribute, multiplier: 1, constant: constant))
      }
      outer.layoutIfNeeded()
      return slider.frame
    }
    for iOS in [7, 12, 18] as [IOSVersion] {
      expectEqual(frame(iOS), CGRect(x: 8, y: 5, width: 94, height: 31), "\(iOS)")
      expectEqual(UISlider().intrinsicContentSize.height, 30)
    }
    expectEqual(frame(6), CGRect(x: 10, y: 5, width: 90, height: 23))
    expectEqual(frame(26), CGRect(x: 10, y: 5, width: 90, height: 31))
  }

  @Test(
    "A button has room for the picture behind it, and aligns parts in their insets", .rule(1022))
  func pictures() throws {
    func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIImage(drawn: CGSize(width: width, height: height), scale: 1)
    }
    _ = TestApp(iOS: 13)
    let button = UIButton(type: .custom)
    button.setBackgroundImage(picture(80, 20), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 80, height: 34))
    button.setImage(picture(30, 30), for: .normal)
    let room = CGRect(x: 0, y: 0, width: 100, height: 50)
    expectEqual(button.imageRect(forContentRect: room), CGRect(x: 35, y: 10, width: 30, height: 30))
    button.imageEdgeInsets.left = 10
    expectEqual(button.imageRect(forContentRect: room).minX, 40)
    button.contentHorizontalAlignment = .left
    expectEqual(button.imageRect(forContentRect: room).minX, 10)
    button.contentHorizontalAlignment = .right
    button.imageEdgeInsets.right = 5
    expectEqual(button.imageRect(forContentRect: room).maxX, 95)
    button.contentVerticalAlignment = .fill
    button.contentHorizontalAlignment = .fill
    expectEqual(button.imageRect(forContentRect: room), CGRect(x: 10, y: 0, width: 85, height: 50))
    let narrow = CGRect(x: 0, y: 0, width: 30, height: 20)
    button.contentVerticalAlignment = .center
    expectEqual(
      button.imageRect(forContentRect: narrow), CGRect(x: 10, y: 0, width: 15, height: 20))
  }

  @Test("The picture of a configuration may lie behind the title", .rule(1022))
  func placement() {
    _ = TestApp(iOS: 17)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIImage(drawn: CGSize(width: 10, height: 10), scale: 1)
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    let room = CGRect(x: 0, y: 0, width: 100, height: 40)
    func parts() -> [CGRect] {
      [button.imageRect(forContentRect: room), button.titleRect(forContentRect: room)]
    }
    let leading = parts()
    expectEqual(leading[1].minX, leading[0].maxX + 4)
    button.configuration?.imagePlacement = .trailing
    let trailing = parts()
    expectEqual(trailing[0].minX, trailing[1].maxX + 4)
    expectEqual(trailing[1].minX, leading[0].minX)
  }

  @Test("A cell shows a high picture smaller", .rule(1024))
  func cells() throws {
    _ = TestApp(iOS: 13)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    let image = try #require(cell.imageView)
    let label = try #require(cell.textLabel)
    label.text = "Text"
    image.image = UIImage(drawn: CGSize(width: 100, height: 50), scale: 1)
    cell.layoutIfNeeded()
    expectEqual(image.frame.size, CGSize(width: 80, height: 40))
    expectEqual(image.frame.minY, 0)
    expectEqual(label.frame.minX, image.frame.maxX + image.frame.minX)
  }

  @Test("The content view of a header fills it", .rule(1025))
  func headers() {
    _ = TestApp(iOS: 13)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    header.contentView.frame = CGRect(x: 0, y: 0, width: 5, height: 0)
    header.setNeedsLayout()
    header.layoutIfNeeded()
    expectEqual(header.contentView.frame, header.bounds)
  }

  @Test("The arrow of a cell takes its room from the content", .rule(1027))
  func arrows() {
    for (iOS, model, width) in [
      (12, "iPhone 8", 342), (13, "iPhone 8", 348.5), (13, "iPhone 11", 383.5),
    ] as [(IOSVersion, String, CGFloat)] {
      _ = TestApp(iOS: iOS, model: model)
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
      cell.accessoryType = .disclosureIndicator
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      expectEqual(cell.contentView.frame.width, width)
      if iOS >= 13 { expectEqual(cell.detailTextLabel?.frame.maxX, width - 8) }
    }
  }

  @Test("Beside an arrow the labels of a cell reach almost to the end", .rule(1202), .rule(1203))
  func labelsBesideArrows() {
    for (iOS, model, start, end, width) in [
      (10, "iPhone 6", 15, 340, 345), (11, "iPhone 8", 16, 340, 343),
      (12, "iPhone X", 16, 340, 343),
      (13, "iPhone 8", 16, 340.5, 343), (13, "iPhone 11", 20, 375.5, 374),
    ] as [(IOSVersion, String, CGFloat, CGFloat, CGFloat)] {
      _ = TestApp(iOS: iOS, model: model)
      for style in [UITableViewCell.CellStyle.default, .value1] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        expectEqual(cell.textLabel?.frame.minX, start)
        if style == .default { expectEqual(cell.textLabel?.frame.width, width) }
        cell.accessoryType = .disclosureIndicator
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        expectEqual((cell.detailTextLabel ?? cell.textLabel)?.frame.maxX, end, "\(iOS)")
      }
    }
  }

  @Test("A title has its room in a table in groups", .rule(1026), .rule(1133))
  func titledGroups() throws {
    final class Titles: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == first ? nil : "Title"
      }
      var first = -1
    }
    for (iOS, titled, later, first) in [(12, 55.5, 38, 35), (13, 49.5, 32, 18)]
      as [(IOSVersion, CGFloat, CGFloat, CGFloat)]
    {
      let app = TestApp(iOS: iOS)
      let titles = Titles()
      let list = UITableViewController(style: .grouped)
      list.tableView.dataSource = titles
      list.tableView.sectionHeaderHeight = 18
      list.tableView.sectionFooterHeight = 18
      try app.show(list)
      expectEqual(list.tableView.rectForHeader(inSection: 0).height, titled)
      expectEqual(list.tableView.rectForHeader(inSection: 1).height, later)
      expectEqual(list.tableView.rectForFooter(inSection: 1).height, 18)
      titles.first = 0
      list.tableView.reloadData()
      list.tableView.layoutIfNeeded()
      expectEqual(list.tableView.rectForHeader(inSection: 0).height, first)
      list.tableView.sectionHeaderHeight = 60
      list.tableView.layoutIfNeeded()
      expectEqual(list.tableView.rectForHeader(inSection: 1).height, 60)
    }
  }

  @Test("Constraints see a segmented control without a point below", .rule(1132))
  func segments() throws {
    for (iOS, height) in [(6, 44), (12, 29), (17, 32)] as [(IOSVersion, CGFloat)] {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      let control = UISegmentedControl(items: ["a", "b"])
      control.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(control)
      root.view.addConstraint(
        NSLayoutConstraint(
          item: control, attribute: .top, relatedBy: .equal, toItem: root.view, attribute: .top,
          multiplier: 1, constant: 40))
      try app.show(root)
      root.view.layoutIfNeeded()
      expect(control.frame.minY == 40 && control.frame.height == height, "iOS \(iOS)")
      expectEqual(control.intrinsicContentSize.height, iOS >= 7 ? height - 1 : height)
    }
  }

  @Test("A configuration has its font, and a large button its room", .rule(1130))
  func fontsOfConfigurations() {
    _ = TestApp(iOS: 17)
    let button = UIButton(type: .system)
    button.titleLabel?.numberOfLines = 1
    button.configuration = .filled()
    button.setTitle("Send", for: .normal)
    let size = button.intrinsicContentSize
    expectEqual(button.titleLabel?.font, .systemFont(ofSize: 17))
    expectEqual(size, button.intrinsicContentSize)
    button.configuration?.buttonSize = .large
    expectEqual(
      button.intrinsicContentSize, CGSize(width: size.width + 16, height: size.height + 16))
    button.configuration?.contentInsets = .zero
    expectEqual(
      button.intrinsicContentSize, CGSize(width: size.width - 24, height: size.height - 14))
  }

  @Test("Each version has its heights", .rule(590))
  func heights() {
    func heights(_ make: () -> UIView) -> [CGFloat] {
      Self.versions.map { version in
        _ = TestApp(iOS: version)
        return make().sizeThatFits(CGSize(width: 100, height: 0)).height
      }
    }
    expectEqual(
      heights { UISegmentedControl(items: ["a", "b"]) }, [44, 44, 44, 29, 29, 32, 32, 32])
    expectEqual(heights { UISlider() }, [23, 23, 23, 31, 31, 31, 31, 31])
    expectEqual(heights { UIProgressView() }, [9, 9, 9, 2, 2, 2, 4, 4])
    expectEqual(
      heights { UIProgressView(progressViewStyle: .bar) }, [11, 11, 11, 2.5, 2.5, 2.5, 4, 4])
    expectEqual(heights { UISearchBar() }, [44, 44, 44, 44, 56, 56, 56, 56])
    expectEqual(
      heights {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        return field
      }, [31, 31, 31, 30, 30, 34, 34, 34])
  }

  @Test("A page control is as wide as its dots", .rule(590))
  func pages() {
    let sizes = [6, 7, 14].map { (version: IOSVersion) in
      _ = TestApp(iOS: version)
      return UIPageControl().size(forNumberOfPages: 3)
    }
    expectEqual(
      sizes,
      [
        CGSize(width: 39, height: 36), CGSize(width: 39, height: 37),
        CGSize(width: 115.5, height: 26),
      ])
    expectEqual(UIPageControl().size(forNumberOfPages: 4), CGSize(width: 134.5, height: 26))
  }

  @Test(
    "A button is as high as its title and 12 points, and at least 30 points wide", .rule(590),
    .rule(1208))
  func buttons() {
    func size(
      _ iOS: IOSVersion, _ type: UIButton.ButtonType, _ title: String?,
      _ change: (UIButton) -> Void = { _ in }
    ) -> CGSize {
      _ = TestApp(iOS: iOS)
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      change(button)
      return button.intrinsicContentSize
    }
    expectEqual(size(17, .system, "Button"), CGSize(width: 46, height: 30))
    expectEqual(size(17, .system, "Go"), CGSize(width: 30, height: 30))
    expectEqual(size(17, .custom, nil), CGSize(width: 30, height: 34))
    expectEqual(size(6, .roundedRect, "Button"), CGSize(width: 73, height: 44))
    expectEqual(
      size(17, .system, "Button") { $0.titleLabel?.font = .systemFont(ofSize: 17) },
      CGSize(width: 51, height: 33))
    expectEqual(
      size(17, .system, "Button") {
        $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }, CGSize(width: 52, height: 22))
    expectEqual(size(17, .contactAdd, nil), CGSize(width: 20, height: 20))
    expectEqual(size(13, .contactAdd, nil), CGSize(width: 25, height: 24))
    expectEqual(size(9, .infoLight, nil), CGSize(width: 22, height: 22))
    expectEqual(size(6, .infoLight, nil), CGSize(width: 18, height: 19))
    expectEqual(size(6, .detailDisclosure, nil), CGSize(width: 29, height: 31))
  }

  @Test("A button with a sign is as large as that from the beginning", .rule(1075))
  func signs() {
    for (iOS, type, side) in [
      (9.0, .contactAdd, 22), (12.0, .infoLight, 22), (17.0, .detailDisclosure, 20),
      (17.0, .system, 0), (17.0, .custom, 0),
    ] as [(IOSVersion, UIButton.ButtonType, CGFloat)] {
      _ = TestApp(iOS: iOS)
      expectEqual(UIButton(type: type).frame, CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("A button with a configuration has its insets, and what it shows side by side", .rule(590))
  func configurations() {
    _ = TestApp(iOS: 17)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    expectEqual(button.intrinsicContentSize, CGSize(width: 75, height: 34.5))
    button.configuration?.subtitle = "below"
    expectEqual(button.intrinsicContentSize, CGSize(width: 75, height: 50))
    button.configuration?.contentInsets = .zero
    expectEqual(button.intrinsicContentSize, CGSize(width: 51, height: 36))
  }
}
