import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Classes that set a value in the property that UIKit has for it in another form.
@MainActor @Suite struct OverriddenSetterTests {
  @Test("A class may be made by what UIKit's own is made by", .rule(1257))
  func initializers() {
    final class Text: UITextView {
      var isMade = false
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Editor: UITextView {
      init(frame: CGRect) { super.init(frame: frame, textContainer: NSTextContainer()) }
      required init?(coder: NSCoder) { nil }
    }
    final class Glass: UIVisualEffectView {
      override init(effect: UIVisualEffect?) { super.init(effect: UIBlurEffect(style: .dark)) }
      required init?(coder: NSCoder) { nil }
    }
    final class Wheel: UIRefreshControl {
      override init() {
        super.init()
        tag = 1
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Columns: UICollectionViewCompositionalLayout {
      override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        super.init(sectionProvider: sectionProvider)
        configuration.interSectionSpacing = 3
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Room: NSTextContainer {
      override init(size: CGSize) { super.init(size: CGSize(width: 7, height: 7)) }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    withExtendedLifetime(Device(iOS: 16.0)) {
      let place = CGRect(x: 1, y: 2, width: 30, height: 40)
      expect(Text(frame: place).isMade && Text().isMade)
      expectEqual(Text(frame: place).frame, place)
      expectEqual(Editor(frame: place).frame, place)
      let glass = Glass(frame: place)
      expect(glass.effect != nil && glass.frame == place)
      expectEqual(glass.contentView.frame.size, place.size)
      expect(Wheel().tag == 1 && Wheel().frame.height == UIRefreshControl().frame.height)
      expectEqual(Columns { _, _ in nil }.configuration.interSectionSpacing, 3)
      expectEqual(Room().size.width, 7)
    }
    withExtendedLifetime(Device(iOS: 6.0)) {
      expectEqual(UITextView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width, 9)
    }
  }

  @Test("A value that is set in another form does not come back to the property", .rule(1258))
  func forms() {
    final class Field: UITextField {
      override var text: String? {
        didSet { attributedText = NSAttributedString(string: text ?? "", attributes: [.kern: 2]) }
      }
      override var placeholder: String? {
        didSet { attributedPlaceholder = NSAttributedString(string: placeholder ?? "") }
      }
      override var font: UIFont? { didSet { text = "\(text ?? "")!" } }
    }
    final class Button: UIButton {
      override func setTitle(_ title: String?, for state: State) {
        super.setTitle(title, for: state)
        setAttributedTitle(NSAttributedString(string: title ?? ""), for: state)
      }
    }
    final class Slider: UISlider {
      override var value: Float { didSet { setValue(value.rounded(), animated: false) } }
    }
    final class Light: UISwitch {
      override var isOn: Bool { didSet { setOn(true, animated: false) } }
    }
    final class Bar: UIProgressView {
      override var progress: Float { didSet { setProgress(0.5, animated: false) } }
    }
    final class Picker: UIDatePicker {
      override var date: Date {
        didSet { setDate(Date(timeIntervalSince1970: 60), animated: false) }
      }
    }
    final class Cell: UITableViewCell {
      override var isSelected: Bool { didSet { setSelected(isSelected, animated: false) } }
      override var isHighlighted: Bool { didSet { setHighlighted(isHighlighted, animated: false) } }
    }
    withExtendedLifetime(Device(iOS: 16.0)) {
      let field = Field()
      field.text = "a"
      field.placeholder = "b"
      field.font = .systemFont(ofSize: 20)
      expectEqual(field.text, "a!")
      expectEqual(field.attributedText?.length, 2)
      expectEqual(field.attributedPlaceholder?.string, "b")
      let button = Button(type: .system)
      button.setTitle("c", for: .normal)
      expectEqual(button.attributedTitle(for: .normal)?.string, "c")
      expectEqual(button.title(for: .normal), "c")
      let (slider, light, bar, picker) = (Slider(), Light(), Bar(), Picker())
      slider.value = 0.6
      light.isOn = false
      bar.progress = 0.1
      picker.date = Date(timeIntervalSince1970: 0)
      expect(slider.value == 1 && light.isOn && bar.progress == 0.5)
      expectEqual(picker.date.timeIntervalSince1970, 60)
      let cell = Cell(style: .default, reuseIdentifier: nil)
      (cell.isSelected, cell.isHighlighted) = (true, true)
      expect(cell.isSelected && cell.isHighlighted)
    }
  }

  @Test("What a layer is told does not set the properties of its view", .rule(1259))
  func layers() {
    final class Card: UIView {
      var count = 0
      override var backgroundColor: UIColor? {
        didSet {
          count += 1
          layer.backgroundColor = UIColor.red.cgColor
        }
      }
      override var frame: CGRect { didSet { layer.frame = frame } }
      override var bounds: CGRect { didSet { layer.bounds = bounds } }
      override var center: CGPoint { didSet { layer.position = center } }
      override var isHidden: Bool { didSet { layer.isHidden = isHidden } }
      override var alpha: CGFloat { didSet { layer.opacity = Float(alpha) } }
      override var clipsToBounds: Bool { didSet { layer.masksToBounds = clipsToBounds } }
      override var transform: CGAffineTransform { didSet { layer.setAffineTransform(.identity) } }
    }
    withExtendedLifetime(Device(iOS: 16.0)) {
      let card = Card()
      card.backgroundColor = .blue
      expectEqual(card.count, 1)
      expectEqual(card.backgroundColor, .red)
      card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      card.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      card.center = CGPoint(x: 50, y: 50)
      expectEqual(card.frame, CGRect(x: 40, y: 40, width: 20, height: 20))
      (card.isHidden, card.alpha, card.clipsToBounds) = (true, 0.5, true)
      card.transform = CGAffineTransform(scaleX: 2, y: 2)
      expect(card.layer.isHidden && card.layer.opacity == 0.5 && card.layer.masksToBounds)
      let scroll = UIScrollView(frame: card.frame)
      scroll.layer.bounds.origin.y = 5
      expectEqual(scroll.contentOffset.y, 5)
    }
  }

  @Test("Additional insets that are set again ask for no layout", .rule(1262))
  func sameInsets() throws {
    final class Page: UIViewController {
      var count = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count += 1
        additionalSafeAreaInsets.top = 10
        if count < 20 { view.layoutIfNeeded() }
      }
    }
    let (stage, page) = (TestApp(iOS: 16.0), Page())
    try stage.show(page)
    expect(page.count < 5, "\(page.count)")
    expect(page.view.safeAreaInsets.top > 10)
  }

  @Test("A method that a delegate lacks answers nil", .rule(1263))
  func missingMethods() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 3, height: 4) }
    }
    withExtendedLifetime(Device(iOS: 16.0)) {
      let (sizes, layout) = (Sizes(), UICollectionViewFlowLayout())
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let delegate: (any UICollectionViewDelegateFlowLayout)? = sizes
      let place = IndexPath(item: 0, section: 0)
      let size = _courseAsked("collectionView(_:layout:sizeForItemAt:)") {
        delegate?.collectionView(view, layout: layout, sizeForItemAt: place)
      }
      expectEqual(size, CGSize(width: 3, height: 4))
      let spacing = _courseAsked("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0)
      }
      expectNil(spacing)
      let mayFocus = _courseAsked("collectionView(_:canFocusItemAt:)") {
        delegate?.collectionView(view, canFocusItemAt: place)
      }
      expectNil(mayFocus)
      _courseAsked("scrollViewDidScroll(_:)") { delegate?.scrollViewDidScroll(view) }
      expectEqual(sizes.count, 1)
      expect(_courseAsked("viewForZooming(in:)") { delegate?.viewForZooming(in: view) } == nil)
    }
  }
}
