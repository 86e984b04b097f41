import UIKit

class DiaryViewController: UITableViewController {
  private let diary = Diary()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Diary"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New", style: .plain, target: self, action: #selector(write))
  }

  @objc func write() {
    let editor = EditorViewController()
    editor.delegate = self
    present(editor, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    diary.entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = diary.entries[indexPath.row].text
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = EntryViewController(entry: diary.entries[indexPath.row])
    entry.delegate = self
    navigationController?.pushViewController(entry, animated: true)
  }
}

extension DiaryViewController: EditorViewControllerDelegate {
  func editorViewController(_ editor: EditorViewController, didEndWith text: String?) {
    if let text {
      diary.add(text)
      tableView.reloadData()
    }
    dismiss(animated: true)
  }
}

extension DiaryViewController: EntryViewControllerDelegate {
  func entryViewControllerDidDelete(_ controller: EntryViewController) {
    diary.remove(controller.entry)
    tableView.reloadData()
    navigationController?.popViewController(animated: true)
  }
}
