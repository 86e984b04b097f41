import UIKit

class DiaryViewController: UIViewController {
  private let diary = Diary()
  private var rows: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Diary"
    addButton("New", at: 100, action: #selector(write))
  }

  private func showEntries() {
    for row in rows { row.removeFromSuperview() }
    rows = diary.entries.enumerated().map { index, entry in
      let row = UIButton(type: .system)
      row.setTitle(entry.text, for: .normal)
      row.tag = index
      row.frame = CGRect(x: 20, y: 150 + CGFloat(index) * 44, width: 280, height: 44)
      row.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
      view.addSubview(row)
      return row
    }
  }

  @objc func write() {
    present(
      EditorViewController(whenSaved: { [weak self] text in
        self?.diary.add(text)
        self?.showEntries()
      }), animated: true)
  }

  @objc func open(_ row: UIButton) {
    let entry = diary.entries[row.tag]
    let screen = EntryViewController(
      text: entry.text,
      whenDeleted: { [weak self] in
        self?.diary.remove(entry)
        self?.showEntries()
      })
    navigationController?.pushViewController(screen, animated: true)
  }
}
