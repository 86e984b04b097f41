import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: PartsViewController(style: .grouped))
        window?.makeKeyAndVisible()
        return true
    }
}

class PartsViewController: UITableViewController {
    let stepper = UIStepper()
    let picker = UIDatePicker()
    let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parts"
        status.text = "Ready"
        status.accessibilityIdentifier = "status"
        stepper.maximumValue = 1
        stepper.addAction(UIAction { [unowned self] _ in status.text = "Count \(Int(stepper.value))" }, for: .valueChanged)
        picker.datePickerMode = .dateAndTime
        picker.preferredDatePickerStyle = .compact
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSinceReferenceDate: 600_000_000)
        picker.accessibilityIdentifier = "due"
        picker.addAction(UIAction { [unowned self] _ in status.text = "Picked" }, for: .valueChanged)
        let header = UIStackView(arrangedSubviews: [status, stepper, picker])
        header.axis = .vertical
        header.alignment = .leading
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
        tableView.tableHeaderView = header
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Erase", style: .plain, target: self, action: #selector(erase))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Later", style: .plain, target: self, action: #selector(later))
    }

    @objc func erase() {
        let alert = UIAlertController(title: "Erase?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Erase", style: .destructive) { [unowned self] _ in status.text = "Erased" }
        action.isEnabled = false
        alert.addTextField { field in
            field.placeholder = "Type ERASE"
            field.addAction(UIAction { _ in action.isEnabled = field.text == "ERASE" }, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(action)
        present(alert, animated: true)
    }

    @objc func later() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.status.text = "Late" }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = ["About", "Checked", "Sheet"][indexPath.row]
        cell.accessoryType = [.detailButton, .checkmark, .disclosureIndicator][indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        status.text = "About it"
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.row == 2 else { return }
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }
}
