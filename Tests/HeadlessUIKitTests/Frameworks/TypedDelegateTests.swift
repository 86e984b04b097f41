import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor struct TypedDelegateTests {
  private final class Everybody: NSObject, UITableViewDelegate, UICollectionViewDelegate,
    UITextViewDelegate
  {
    var told: [String] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("row \(indexPath.row)")
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      told.append("item \(indexPath.item)")
    }
    func textViewDidChange(_ textView: UITextView) { told.append("text") }
  }

  private final class Keeping: UITableView {
    var changes = 0
    override var delegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
  }

  private final class Watching: UICollectionView {
    var told: [Bool] = []
    override var _courseDelegate: (any UICollectionViewDelegate)? {
      didSet { told.append(delegate != nil) }
    }
  }

  @Test("A subclass hears of its delegate of the narrower type, whoever sets it")
  func overridden() {
    _ = Device(iOS: 17.0)
    let view = Watching(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let everybody = Everybody()
    view.delegate = everybody
    view.setValue(nil, forKey: "delegate")
    expect(view.told == [true, false] && (view as UIScrollView).delegate == nil)
  }

  @Test("The delegates of tables, collections and text views are asked by their own methods")
  func narrower() throws {
    let stage = TestApp(iOS: 17.0)
    let everybody = Everybody()
    let table = Keeping(frame: .zero)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let text = UITextView(frame: .zero)
    table.delegate = everybody
    collection.delegate = everybody
    text.delegate = everybody
    expectEqual(table.changes, 1)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    collection.delegate?.collectionView(
      collection, didSelectItemAt: IndexPath(item: 3, section: 0))
    text.delegate?.textViewDidChange(text)
    let asTable: (any UITableViewDelegate)? = table.delegate
    expect(asTable === everybody)
    expectEqual(everybody.told, ["row 2", "item 3", "text"])
    try stage.settle()
  }

  @Test("A key of the defaults that nobody has set has no value")
  func defaults() throws {
    let stage = TestApp(iOS: 17.0)
    let defaults = HeadlessUIKit.UserDefaults.standard
    expectNil(defaults.value(forKey: "queries"))
    expectNil(defaults.value(forKeyPath: "more.queries"))
    defaults.setValue(["a"], forKey: "queries")
    expectEqual(defaults.value(forKey: "queries") as? [String], ["a"])
    try stage.settle()
  }
}
