import UIKit

var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
