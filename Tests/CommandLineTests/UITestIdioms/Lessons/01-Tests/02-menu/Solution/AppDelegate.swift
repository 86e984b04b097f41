import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Menu())
        window?.makeKeyAndVisible()
        return true
    }
}

class Menu: UIViewController {
    let stack = UIStackView()
    let status = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
        view.backgroundColor = .systemBackground
        navigationController?.navigationBar.prefersLargeTitles = true
        status.text = "Ready"
        status.accessibilityIdentifier = "status"
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        stack.addArrangedSubview(status)
        for (t, s) in [
            ("Dates", #selector(dates)), ("Pages", #selector(pages)), ("Sheet", #selector(sheet)), ("Popover", #selector(popover)), ("Activity", #selector(activity)),
            ("Two alerts", #selector(alerts)), ("Scroller", #selector(scroller)), ("Toolbar", #selector(toolbar)), ("Load", #selector(load)), ("Nameless", #selector(nameless)),
        ] {
            let b = UIButton(type: .system)
            b.setTitle(t, for: .normal)
            b.addTarget(self, action: s, for: .touchUpInside)
            stack.addArrangedSubview(b)
        }
        let menu = UIButton(type: .system)
        menu.setTitle("Choose", for: .normal)
        menu.menu = UIMenu(
            title: "Pick",
            children: [
                UIAction(title: "One") { _ in self.status.text = "Picked one" },
                UIAction(title: "Two", attributes: .destructive) { _ in self.status.text = "Picked two" },
            ])
        menu.showsMenuAsPrimaryAction = true
        stack.addArrangedSubview(menu)
        let held = UILabel()
        held.text = "Hold me"
        held.isUserInteractionEnabled = true
        held.addInteraction(UIContextMenuInteraction(delegate: self))
        stack.addArrangedSubview(held)
        let box = UIView()
        box.isAccessibilityElement = true
        box.accessibilityLabel = "Box"
        box.accessibilityTraits = [.button, .selected]
        box.accessibilityValue = "Full"
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
        box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(boxed)))
        stack.addArrangedSubview(box)
        let link = UILabel()
        link.text = "A link"
        link.accessibilityTraits = .link
        stack.addArrangedSubview(link)
        let head = UILabel()
        head.text = "A header"
        head.accessibilityTraits = .header
        head.accessibilityIdentifier = "head"
        stack.addArrangedSubview(head)
    }
    @objc func boxed() { status.text = "Boxed" }
    @objc func dates() { navigationController?.pushViewController(Dates(), animated: true) }
    @objc func pages() { navigationController?.pushViewController(Pages(transitionStyle: .scroll, navigationOrientation: .horizontal), animated: true) }
    @objc func sheet() {
        let c = UIViewController()
        c.view.backgroundColor = .systemYellow
        let b = UIButton(type: .close, primaryAction: UIAction { _ in c.dismiss(animated: true) })
        b.frame = CGRect(x: 20, y: 20, width: 44, height: 44)
        c.view.addSubview(b)
        let l = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        l.text = "In the sheet"
        c.view.addSubview(l)
        c.sheetPresentationController?.detents = [.medium(), .large()]
        c.sheetPresentationController?.prefersGrabberVisible = true
        present(c, animated: true)
    }
    @objc func popover(_ s: UIButton) {
        let c = UIViewController()
        c.view.backgroundColor = .white
        let l = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        l.text = "In the popover"
        c.view.addSubview(l)
        c.modalPresentationStyle = .popover
        c.popoverPresentationController?.sourceView = s
        c.popoverPresentationController?.delegate = self
        c.preferredContentSize = CGSize(width: 240, height: 160)
        present(c, animated: true)
    }
    @objc func activity() {
        let a = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
        a.popoverPresentationController?.sourceView = view
        present(a, animated: true)
    }
    @objc func alerts() {
        let a = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        a.addAction(
            UIAlertAction(title: "Next", style: .default) { _ in
                let b = UIAlertController(title: nil, message: "Second message", preferredStyle: .alert)
                b.addTextField {
                    $0.placeholder = "Secret"
                    $0.isSecureTextEntry = true
                }
                b.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.status.text = "Said \(b.textFields![0].text!)" })
                self.present(b, animated: true)
            })
        present(a, animated: true)
    }
    @objc func scroller() { navigationController?.pushViewController(Scroller(), animated: true) }
    @objc func toolbar() { navigationController?.pushViewController(Tools(), animated: true) }
    @objc func nameless() { navigationController?.pushViewController(NamelessController(), animated: true) }
    @objc func load() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        spinner.accessibilityIdentifier = "spinner"
        stack.addArrangedSubview(spinner)
        status.text = "Loading…"
        DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
            DispatchQueue.main.async {
                spinner.removeFromSuperview()
                self.status.text = "Loaded"
            }
        }
    }
}
extension Menu: UIContextMenuInteractionDelegate, UIPopoverPresentationControllerDelegate {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Copy it", image: UIImage(systemName: "doc")) { _ in self.status.text = "Copied" }])
        }
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

class Dates: UIViewController {
    let picker = UIDatePicker(), label = UILabel(), control = UIPageControl(), search = UISearchBar()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dates"
        view.backgroundColor = .white
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        picker.frame = CGRect(x: 0, y: 160, width: 320, height: 200)
        picker.addTarget(self, action: #selector(changed), for: .valueChanged)
        view.addSubview(picker)
        label.frame = CGRect(x: 20, y: 380, width: 280, height: 30)
        label.text = "No date"
        label.accessibilityIdentifier = "date"
        view.addSubview(label)
        control.numberOfPages = 4
        control.frame = CGRect(x: 20, y: 420, width: 280, height: 30)
        view.addSubview(control)
        search.frame = CGRect(x: 0, y: 460, width: 320, height: 50)
        search.placeholder = "Find"
        view.addSubview(search)
    }
    @objc func changed() {
        let f = DateFormatter()
        f.dateFormat = "yyyy"
        label.text = f.string(from: picker.date)
    }
}

class Pages: UIPageViewController, UIPageViewControllerDataSource {
    let all = (1...3).map { n -> UIViewController in
        let c = UIViewController()
        c.view.backgroundColor = .white
        let l = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
        l.text = "Page \(n)"
        c.view.addSubview(l)
        return c
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        title = "Pages"
        setViewControllers([all[0]], direction: .forward, animated: false)
    }
    func pageViewController(_ p: UIPageViewController, viewControllerBefore c: UIViewController) -> UIViewController? { all.firstIndex(of: c).flatMap { $0 > 0 ? all[$0 - 1] : nil } }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter c: UIViewController) -> UIViewController? { all.firstIndex(of: c).flatMap { $0 < 2 ? all[$0 + 1] : nil } }
    func presentationCount(for p: UIPageViewController) -> Int { 3 }
    func presentationIndex(for p: UIPageViewController) -> Int { 0 }
}

class Scroller: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scroller"
        view.backgroundColor = .white
        let s = UIScrollView(frame: view.bounds)
        s.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        s.accessibilityIdentifier = "scroll"
        s.contentSize = CGSize(width: 320, height: 3000)
        view.addSubview(s)
        for i in 0..<10 {
            let b = UIButton(frame: CGRect(x: 20, y: 20 + i * 290, width: 200, height: 40))
            b.setTitle("Button \(i)", for: .normal)
            b.setTitleColor(.blue, for: .normal)
            b.addAction(UIAction { [weak self] _ in self?.title = "Hit \(i)" }, for: .touchUpInside)
            b.accessibilityIdentifier = "b\(i)"
            s.addSubview(b)
        }
    }
}

class Tools: UIViewController, UITextViewDelegate {
    let text = UITextView()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tools"
        view.backgroundColor = .white
        text.frame = CGRect(x: 20, y: 160, width: 280, height: 100)
        text.text = "Start"
        text.accessibilityIdentifier = "text"
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })]
        text.inputAccessoryView = bar
        view.addSubview(text)
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(trash)),
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: self, action: #selector(up)),
        ]
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
    @objc func trash() { text.text = "" }
    @objc func up() { text.text = "Up" }
}

class NamelessController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "ic_menu"), style: .plain, target: self, action: #selector(tapped))
        let share = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in self?.title = "Shared" })
        share.frame = CGRect(x: 20, y: 200, width: 44, height: 44)
        view.addSubview(share)
        let logo = UIImageView(image: UIImage(named: "logo"))
        logo.frame = CGRect(x: 20, y: 300, width: 44, height: 44)
        view.addSubview(logo)
    }
    @objc func tapped() { title = "Tapped" }
}
