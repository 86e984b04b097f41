import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Main())
        window?.makeKeyAndVisible()
        return true
    }
}

class Main: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    let area = UITextView()
    let status = UILabel()
    let stack = UIStackView()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Main"
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        status.text = "Ready"
        status.accessibilityIdentifier = "status"
        stack.addArrangedSubview(status)
        field.placeholder = "Title"
        field.accessibilityIdentifier = "field"
        field.borderStyle = .roundedRect
        field.delegate = self
        stack.addArrangedSubview(field)
        area.text = "Some text"
        area.accessibilityIdentifier = "area"
        area.heightAnchor.constraint(equalToConstant: 60).isActive = true
        stack.addArrangedSubview(area)
        add("Load") { [unowned self] in
            status.text = "Loading"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.status.text = "Loaded" }
        }
        add("Copy") { [unowned self] in UIPasteboard.general.string = field.text }
        add("Paste it") { [unowned self] in status.text = UIPasteboard.general.string ?? "nothing" }
        add("Swipes") { [unowned self] in navigationController?.pushViewController(Swipes(), animated: true) }
        add("Alert") { [unowned self] in
            let a = UIAlertController(title: "Sure?", message: "Really.", preferredStyle: .alert)
            a.addAction(UIAlertAction(title: "No", style: .cancel))
            a.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in self.status.text = "Yes" })
            present(a, animated: true)
        }
    }
    func add(_ title: String, _ action: @escaping () -> Void) {
        stack.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder(); return true }
}

class Swipes: UITableViewController {
    var rows = (1...5).map { "Row \($0)" }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Swipes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        navigationItem.rightBarButtonItem = editButtonItem
    }
    @objc func refresh() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.rows.insert("Fresh", at: 0)
            self.tableView.reloadData()
            self.refreshControl?.endRefreshing()
        }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let c = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        c.textLabel?.text = rows[indexPath.row]
        return c
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
                self.rows.remove(at: indexPath.row)
                self.tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            },
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                self.rows[indexPath.row] += " flagged"
                self.tableView.reloadRows(at: [indexPath], with: .automatic)
                done(true)
            },
        ])
    }
}
