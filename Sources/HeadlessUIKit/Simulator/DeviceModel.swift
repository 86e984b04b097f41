package import EventTrace
package import Foundation

/// The sort of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
}

/// A model of iPhone or iPad: its screen, and which versions of iOS it was sold or updated with.
package struct DeviceModel: Hashable, Sendable {
  /// Its name, such as `iPhone 5`.
  package let name: String
  /// Whether it is a phone or a pad.
  package let idiom: UIUserInterfaceIdiom
  /// The screen in points, held upright.
  package let screenSize: CGSize
  /// Pixels for each point along one side.
  package let scale: CGFloat
  /// The first version that runs on it.
  package let firstIOS: IOSVersion
  /// The first version that no longer runs on it; nil for a model of today.
  package let endIOS: IOSVersion?

  private init(
    _ name: String, idiom: UIUserInterfaceIdiom = .phone, _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat, since first: IOSVersion, before end: IOSVersion? = nil
  ) {
    self.name = name
    self.idiom = idiom
    screenSize = CGSize(width: width, height: height)
    self.scale = scale
    firstIOS = first
    endIOS = end
  }

  /// Whether that version of iOS ever ran on it.
  package func runs(_ iOS: IOSVersion) -> Bool {
    iOS >= firstIOS && endIOS.map { iOS < $0 } ?? true
  }

  /// Whether its screen has the size that apps had to opt in to (rule 175).
  var isFourInch: Bool { screenSize == CGSize(width: 320, height: 568) }

  /// The models, oldest first.
  package static let all: [DeviceModel] = [
    DeviceModel("iPhone 3G", 320, 480, scale: 1, since: 2.0, before: 4.3),
    DeviceModel("iPhone 3GS", 320, 480, scale: 1, since: 3.0, before: 7.0),
    DeviceModel("iPhone 4", 320, 480, scale: 2, since: 4.0, before: 8.0),
    DeviceModel("iPad 2", idiom: .pad, 768, 1024, scale: 1, since: 4.3, before: 10.0),
    DeviceModel("iPad", idiom: .pad, 768, 1024, scale: 1, since: 3.2, before: 6.0),
    DeviceModel("iPhone 4S", 320, 480, scale: 2, since: 5.0, before: 10.0),
    DeviceModel("iPhone 5", 320, 568, scale: 2, since: 6.0, before: 11.0),
    DeviceModel("iPad Air", idiom: .pad, 768, 1024, scale: 2, since: 7.0, before: 13.0),
    DeviceModel("iPhone 6", 375, 667, scale: 2, since: 8.0, before: 13.0),
    DeviceModel("iPhone 6 Plus", 414, 736, scale: 3, since: 8.0, before: 13.0),
    DeviceModel("iPhone SE", 320, 568, scale: 2, since: 9.3, before: 16.0),
    DeviceModel("iPad Pro", idiom: .pad, 1024, 1366, scale: 2, since: 9.1, before: 17.0),
    DeviceModel("iPhone 8", 375, 667, scale: 2, since: 11.0, before: 17.0),
    DeviceModel("iPhone X", 375, 812, scale: 3, since: 11.0, before: 17.0),
    DeviceModel("iPhone 11", 414, 896, scale: 2, since: 13.0),
    DeviceModel("iPad (8th generation)", idiom: .pad, 810, 1080, scale: 2, since: 14.0),
    DeviceModel("iPhone 15", 393, 852, scale: 3, since: 17.0),
  ]

  /// The model with that name; nil when there is none.
  package static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The iPhone that an example for that version is best shown on.
  package static func usual(with iOS: IOSVersion) -> DeviceModel {
    let name =
      switch iOS {
      case ..<3.0: "iPhone 3G"
      case ..<4.0: "iPhone 3GS"
      case ..<5.0: "iPhone 4"
      case ..<8.0: "iPhone 4S"
      case ..<11.0: "iPhone 6"
      case ..<13.0: "iPhone 8"
      default: "iPhone 11"
      }
    return named(name)!
  }
}
