import UIKit

final class DiaryViewController: UIViewController {
  private let diary: Diary
  private var buttons: [UIButton] = []
  init(diary: Diary) { self.diary = diary; super.init(nibName: nil, bundle: nil); title = "Diary" }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("New", at: 100, action: #selector(new))
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rebuild()
  }
  private func rebuild() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = diary.entries.enumerated().map { index, entry in
      let b = UIButton(type: .custom)
      b.setTitle(entry.text, for: .normal)
      b.frame = CGRect(x: 20, y: 150 + 50 * index, width: 280, height: 44)
      b.tag = index
      b.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
      view.addSubview(b)
      return b
    }
  }
  @objc func open(_ b: UIButton) {
    let entry = diary.entries[b.tag]
    let e = EntryViewController(text: entry.text) { [weak self] in
      self?.diary.remove(entry)
      self?.navigationController?.popViewController(animated: false)
    }
    navigationController?.pushViewController(e, animated: false)
  }
  @objc func new() {
    let editor = EditorViewController { [weak self] text in
      self?.dismiss(animated: true)
      guard let text else { return }
      self?.diary.add(text)
      self?.rebuild()
    }
    present(editor, animated: true)
  }
}
