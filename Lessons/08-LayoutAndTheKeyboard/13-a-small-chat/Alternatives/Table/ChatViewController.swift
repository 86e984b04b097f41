import UIKit

class ChatViewController: UIViewController, UITableViewDataSource, UITextFieldDelegate {
  let table = UITableView()
  let composer = UIView()
  let field = UITextField()
  let button = UIButton(type: .system)
  var messages: [String] = []
  var keyboardEdge = CGFloat.infinity

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.rowHeight = 36
    if #available(iOS 11, *) { table.contentInsetAdjustmentBehavior = .never }
    field.placeholder = "Message"
    field.delegate = self
    button.setTitle("Send", for: .normal)
    button.addTarget(self, action: #selector(send), for: .touchUpInside)
    composer.addSubview(field)
    composer.addSubview(button)
    view.addSubview(table)
    view.addSubview(composer)
    let tap = UITapGestureRecognizer(target: self, action: #selector(finish))
    table.addGestureRecognizer(tap)
    let center = NotificationCenter.default
    center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      guard let self, let value else { return }
      keyboardEdge = view.convert(value.cgRectValue, from: nil).minY
      layOut()
    }
    center.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.keyboardEdge = .infinity
      self?.layOut()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  func layOut() {
    var insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if #available(iOS 11, *) { insets = view.safeAreaInsets }
    let end = min(view.bounds.height - insets.bottom, keyboardEdge)
    let width = view.bounds.width - insets.left - insets.right
    composer.frame = CGRect(x: insets.left, y: end - 50, width: width, height: 50)
    field.frame = CGRect(x: 5, y: 5, width: width - 90, height: 40)
    button.frame = CGRect(x: width - 80, y: 5, width: 75, height: 40)
    let height = end - 50 - insets.top
    table.frame = CGRect(x: insets.left, y: insets.top, width: width, height: height)
    // The messages lie at the lower end of the table, also when there are few.
    let length = CGFloat(messages.count) * table.rowHeight
    table.contentInset.top = max(0, height - length)
    table.contentOffset.y = length - height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return true
  }

  @objc func send() {
    guard field.text?.isEmpty == false else { return }
    messages.append(field.text ?? "")
    field.text = nil
    table.reloadData()
    layOut()
    table.layoutIfNeeded()
  }

  @objc func finish() {
    field.resignFirstResponder()
  }
}
