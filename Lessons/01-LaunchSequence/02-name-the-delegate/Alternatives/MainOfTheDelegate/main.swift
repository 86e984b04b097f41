import UIKit

// What @main calls: it starts UIApplicationMain with this class as its fourth argument.
AppDelegate.main()
