import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if ProcessInfo.processInfo.arguments.contains("-reset") { UserDefaults.standard.removeObject(forKey: "notes") }
        let notes = UINavigationController(rootViewController: NotesViewController())
        notes.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
        let form = UINavigationController(rootViewController: FormViewController())
        form.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 1)
        let gallery = GalleryViewController()
        gallery.tabBarItem = UITabBarItem(title: "Gallery", image: nil, tag: 2)
        gallery.tabBarItem.badgeValue = "3"
        gallery.tabBarItem.accessibilityIdentifier = "gallery-tab"
        let tabs = UITabBarController()
        tabs.viewControllers = [notes, form, gallery]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}

class NotesViewController: UITableViewController, UISearchResultsUpdating {
    var all = ["Milk", "Bread", "Eggs"] + (4...30).map { "Item \($0)" }
    var shown: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        shown = all
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.accessibilityIdentifier = "notesTable"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
        navigationItem.leftBarButtonItem = editButtonItem
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search notes"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        refreshControl = UIRefreshControl()
    }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }
    @objc func add() {
        let alert = UIAlertController(title: "New note", message: "What shall it say?", preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = "Note"
            $0.accessibilityIdentifier = "noteField"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [weak self] _ in
                guard let self, let text = alert.textFields?.first?.text, !text.isEmpty else { return }
                self.all.insert(text, at: 0)
                self.shown = self.all
                self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            })
        present(alert, animated: true)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Shopping" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = "note_\(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        all.remove(at: indexPath.row)
        shown = all
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
        all.insert(all.remove(at: a.row), at: b.row)
        shown = all
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = DetailViewController()
        detail.text = shown[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}

class DetailViewController: UIViewController {
    var text = ""
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = text
        label.text = "Detail of \(text)"
        label.frame = CGRect(x: 20, y: 150, width: 300, height: 30)
        label.accessibilityIdentifier = "detailLabel"
        view.addSubview(label)
        let share = UIButton(type: .system)
        share.setTitle("Share", for: .normal)
        share.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        share.addTarget(self, action: #selector(shareTapped), for: .touchUpInside)
        view.addSubview(share)
        let image = UIImageView(frame: CGRect(x: 20, y: 260, width: 80, height: 80))
        image.isAccessibilityElement = true
        image.accessibilityIdentifier = "photo"
        image.accessibilityLabel = "A photo"
        image.isUserInteractionEnabled = true
        let double = UITapGestureRecognizer(target: self, action: #selector(doubled))
        double.numberOfTapsRequired = 2
        image.addGestureRecognizer(double)
        image.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(long)))
        image.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        view.addSubview(image)
    }
    @objc func shareTapped() {
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        for t in ["Mail", "Message"] { sheet.addAction(UIAlertAction(title: t, style: .default) { _ in self.label.text = "Shared by \(t)" }) }
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }
    @objc func doubled() { label.text = "Doubled" }
    @objc func long(_ g: UILongPressGestureRecognizer) { if g.state == .began { label.text = "Long" } }
    @objc func pinched(_ g: UIPinchGestureRecognizer) { if g.state == .ended { label.text = g.scale > 1 ? "Bigger" : "Smaller" } }
}

class FormViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
    let name = UITextField(), password = UITextField(), notes = UITextView()
    let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper(), segments = UISegmentedControl(items: ["Red", "Green", "Blue"])
    let picker = UIPickerView(), result = UILabel(), submit = UIButton(type: .system), progress = UIProgressView(), spinner = UIActivityIndicatorView()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.backgroundColor = .white
        var y: CGFloat = 100
        func place(_ v: UIView, _ id: String, height: CGFloat = 32) {
            v.frame = CGRect(x: 20, y: y, width: 280, height: height)
            v.accessibilityIdentifier = id
            view.addSubview(v)
            y += height + 6
        }
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.delegate = self
        name.clearButtonMode = .whileEditing
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.delegate = self
        place(name, "name")
        place(password, "password")
        place(notes, "notes", height: 50)
        place(toggle, "toggle")
        place(slider, "slider")
        place(stepper, "stepper")
        place(segments, "segments")
        picker.dataSource = self
        picker.delegate = self
        place(picker, "picker", height: 100)
        place(progress, "progress", height: 4)
        progress.progress = 0.5
        result.text = "Nothing"
        place(result, "result")
        submit.setTitle("Submit", for: .normal)
        submit.isEnabled = false
        place(submit, "submit", height: 44)
        submit.addTarget(self, action: #selector(submitted), for: .touchUpInside)
        toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
        stepper.addTarget(self, action: #selector(changed), for: .valueChanged)
        segments.addTarget(self, action: #selector(changed), for: .valueChanged)
        slider.addTarget(self, action: #selector(changed), for: .valueChanged)
        name.addTarget(self, action: #selector(typed), for: .editingChanged)
    }
    @objc func typed() { submit.isEnabled = !(name.text ?? "").isEmpty }
    @objc func changed(_ s: UIControl) {
        result.text = "\(toggle.isOn) \(Int((slider.value * 10).rounded())) \(Int(stepper.value)) \(segments.selectedSegmentIndex)"
    }
    @objc func submitted() {
        submit.isEnabled = false
        result.text = "Sending"
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.result.text = "Sent by \(self.name.text!)" }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { password.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { ["Oslo", "Rome", "Paris", "Bern", "Lima"][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { result.text = "Row \(row)" }
}

class GalleryViewController: UIViewController, UICollectionViewDataSource, UIScrollViewDelegate {
    var collection: UICollectionView!
    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 150)
        collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.accessibilityIdentifier = "gallery"
        collection.dataSource = self
        collection.register(PhotoCell.self, forCellWithReuseIdentifier: "p")
        view.addSubview(collection)
        let caption = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        caption.isAccessibilityElement = true
        caption.accessibilityIdentifier = "caption"
        let hidden = UILabel(frame: caption.bounds)
        hidden.text = "Nobody finds this"
        caption.addSubview(hidden)
        view.addSubview(caption)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "p", for: indexPath) as! PhotoCell
        cell.label.text = "Photo \(indexPath.item)"
        return cell
    }
}
class PhotoCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
}
