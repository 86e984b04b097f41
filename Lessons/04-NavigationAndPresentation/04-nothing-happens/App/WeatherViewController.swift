import UIKit

class WeatherViewController: UIViewController {}
