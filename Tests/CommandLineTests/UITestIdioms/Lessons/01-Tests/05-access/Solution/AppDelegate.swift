import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = AccessViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// Draws all of itself, and says what is in the drawing.
final class MeterView: UIView {
    override var accessibilityElements: [Any]? {
        get {
            let needle = UIAccessibilityElement(accessibilityContainer: self)
            needle.accessibilityLabel = "Needle"
            needle.accessibilityTraits = .button
            needle.accessibilityIdentifier = "needle"
            needle.accessibilityValue = "42"
            needle.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 5, width: 40, height: 20)
            return [needle]
        }
        set {}
    }
}

final class AccessViewController: UIViewController {
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        status.text = "idle"
        status.accessibilityIdentifier = "status"
        let meter = MeterView()
        meter.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touchMeter)))
        let words = ["one", "two", "three"].map { word in
            let label = UILabel()
            label.text = word
            return label
        }
        let order = UIView()
        for (place, label) in words.enumerated() {
            label.frame = CGRect(x: place * 60, y: 0, width: 60, height: 20)
            order.addSubview(label)
        }
        order.accessibilityIdentifier = "order"
        order.accessibilityElements = [words[1], words[0]]
        let push = UILabel()
        push.text = "Push"
        push.accessibilityTraits = .button
        let off = UILabel()
        off.text = "Off"
        off.accessibilityTraits = [.staticText, .notEnabled]
        let spinner = UIActivityIndicatorView()
        spinner.startAnimating()
        let field = UITextField()
        field.placeholder = "Name"
        let low = UIButton(type: .system)
        low.setTitle("Ask", for: .normal)
        low.addTarget(self, action: #selector(ask), for: .touchUpInside)
        for (place, part) in [status, meter, order, push, off, spinner, field].enumerated() {
            part.frame = CGRect(x: 20, y: 60 + place * 40, width: 240, height: 30)
            view.addSubview(part)
        }
        low.frame = CGRect(x: 20, y: view.bounds.height - 80, width: 100, height: 40)
        view.addSubview(low)
    }

    @objc private func touchMeter() { status.text = "meter" }

    @objc private func ask() {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.view.accessibilityIdentifier = "question"
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in status.text = "yes" })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.message = "It is gone then."
        present(alert, animated: true)
    }
}
