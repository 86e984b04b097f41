import UIKit

class GreetingViewController: UIViewController {
    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
    private let button = UIButton(type: .system)
    private let label = UILabel(frame: CGRect(x: 20, y: 240, width: 280, height: 40))
    private let loud = UISwitch(frame: CGRect(x: 20, y: 300, width: 60, height: 31))
    private let more = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Greeting"
        field.placeholder = "Name"
        button.frame = CGRect(x: 20, y: 180, width: 280, height: 40)
        button.setTitle("Greet", for: .normal)
        button.addTarget(self, action: #selector(greet), for: .touchUpInside)
        more.frame = CGRect(x: 20, y: 350, width: 280, height: 40)
        more.setTitle("More", for: .normal)
        more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
        label.accessibilityIdentifier = "greeting"
        loud.accessibilityLabel = "Loud"
        [field, button, label, loud, more].forEach(view.addSubview)
        if CommandLine.arguments.contains("--loud") { loud.isOn = true }
        label.text = ProcessInfo.processInfo.environment["GREETING"]
    }

    @objc private func greet() {
        let name = field.text ?? ""
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
            label.text = loud.isOn ? "HELLO, \(name.uppercased())!" : "Hello, you!"
        }
    }

    @objc private func showMore() {
        let next = UIViewController()
        next.title = "More"
        next.view.backgroundColor = .white
        navigationController?.pushViewController(next, animated: true)
    }
}
