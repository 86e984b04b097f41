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
  /// A television; iOS 9.0 and later.
  case tv = 2
  /// A car; iOS 9.0 and later.
  case carPlay = 3
  /// A Mac; iOS 14.0 and later.
  case mac = 5
  /// A headset; iOS 17.0 and later.
  case vision = 6
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
  /// How far the camera reaches into the upright screen; 0 where the screen has no Home button below it
  /// and no camera in it, nil where it ends above a Home button (rule 180).
  private let notch: CGFloat?
  /// The first version that runs on it.
  package let firstIOS: IOSVersion
  /// The first version that no longer runs on it; nil for a model of today.
  package let endIOS: IOSVersion?

  private init(
    _ name: String, idiom: UIUserInterfaceIdiom = .phone, _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat, notch: CGFloat? = nil, since first: IOSVersion, before end: IOSVersion? = nil
  ) {
    self.name = name
    self.idiom = idiom
    screenSize = CGSize(width: width, height: height)
    self.scale = scale
    self.notch = notch
    firstIOS = first
    endIOS = end
  }

  /// Whether that version of iOS ever ran on it.
  package func runs(_ iOS: IOSVersion) -> Bool {
    iOS >= firstIOS && endIOS.map { iOS < $0 } ?? true
  }

  /// What the camera, the corners and the home indicator take of the screen (rule 180).
  func edges(in orientation: UIInterfaceOrientation, on iOS: IOSVersion) -> UIEdgeInsets {
    guard let notch = notch(on: iOS) else { return .zero }
    if idiom == .pad { return UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0) }
    return orientation.isLandscape
      ? UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
      : UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
  }

  /// How high a status bar is on it, in points; beside a camera there is room for none.
  func statusBarHeight(in orientation: UIInterfaceOrientation, on iOS: IOSVersion) -> CGFloat {
    guard let notch = notch(on: iOS) else { return 20 }
    if idiom == .pad { return 24 }
    return orientation.isLandscape ? 0 : min(notch, Self.statusBarBelowIsland)
  }

  private static let statusBarBelowIsland: CGFloat = 54

  /// The iPhone XR and the iPhone 11 kept as much room as the others with a notch before iOS 14.
  private func notch(on iOS: IOSVersion) -> CGFloat? { notch == 48 && iOS < 14.0 ? 44 : notch }

  /// Whether the screen goes to the edge of the device, without a Home button.
  var isEdgeToEdge: Bool { notch != nil }

  /// Whether its screen shows the colours of Display P3: phones from the iPhone 7 on.
  var hasWideColor: Bool {
    idiom == .phone ? firstIOS >= 10.0 : notch != nil || name.hasPrefix("iPad Pro (")
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
    DeviceModel("iPad mini", idiom: .pad, 768, 1024, scale: 1, since: 6.0, before: 10.0),
    DeviceModel("iPhone 5s", 320, 568, scale: 2, since: 7.0, before: 13.0),
    DeviceModel("iPad Air", idiom: .pad, 768, 1024, scale: 2, since: 7.0, before: 13.0),
    DeviceModel("iPhone 6", 375, 667, scale: 2, since: 8.0, before: 13.0),
    DeviceModel("iPhone 6 Plus", 414, 736, scale: 3, since: 8.0, before: 13.0),
    DeviceModel("iPhone 6s", 375, 667, scale: 2, since: 9.0, before: 16.0),
    DeviceModel("iPhone 6s Plus", 414, 736, scale: 3, since: 9.0, before: 16.0),
    DeviceModel("iPad Pro", idiom: .pad, 1024, 1366, scale: 2, since: 9.1, before: 17.0),
    DeviceModel("iPhone SE", 320, 568, scale: 2, since: 9.3, before: 16.0),
    DeviceModel("iPhone 7", 375, 667, scale: 2, since: 10.0, before: 16.0),
    DeviceModel("iPhone 7 Plus", 414, 736, scale: 3, since: 10.0, before: 16.0),
    DeviceModel(
      "iPad Pro (10.5-inch)", idiom: .pad, 834, 1112, scale: 2, since: 10.3, before: 18.0),
    DeviceModel("iPhone 8", 375, 667, scale: 2, since: 11.0, before: 17.0),
    DeviceModel("iPhone 8 Plus", 414, 736, scale: 3, since: 11.0, before: 17.0),
    DeviceModel("iPhone X", 375, 812, scale: 3, notch: 44, since: 11.0, before: 17.0),
    DeviceModel("iPhone XS", 375, 812, scale: 3, notch: 44, since: 12.0, before: 26.0),
    DeviceModel("iPhone XS Max", 414, 896, scale: 3, notch: 44, since: 12.0, before: 26.0),
    DeviceModel("iPhone XR", 414, 896, scale: 2, notch: 48, since: 12.0, before: 26.0),
    DeviceModel("iPad Pro (11-inch)", idiom: .pad, 834, 1194, scale: 2, notch: 0, since: 12.1),
    DeviceModel(
      "iPad Pro (12.9-inch) (3rd generation)", idiom: .pad, 1024, 1366, scale: 2, notch: 0,
      since: 12.1),
    DeviceModel("iPhone 11", 414, 896, scale: 2, notch: 48, since: 13.0),
    DeviceModel("iPhone 11 Pro", 375, 812, scale: 3, notch: 44, since: 13.0),
    DeviceModel("iPhone 11 Pro Max", 414, 896, scale: 3, notch: 44, since: 13.0),
    DeviceModel("iPhone SE (2nd generation)", 375, 667, scale: 2, since: 13.4),
    DeviceModel("iPad (8th generation)", idiom: .pad, 810, 1080, scale: 2, since: 14.0),
    DeviceModel(
      "iPad Air (4th generation)", idiom: .pad, 820, 1180, scale: 2, notch: 0, since: 14.0),
    DeviceModel("iPhone 12", 390, 844, scale: 3, notch: 47, since: 14.1),
    DeviceModel("iPhone 12 Pro", 390, 844, scale: 3, notch: 47, since: 14.1),
    DeviceModel("iPhone 12 mini", 375, 812, scale: 3, notch: 50, since: 14.1),
    DeviceModel("iPhone 12 Pro Max", 428, 926, scale: 3, notch: 47, since: 14.1),
    DeviceModel("iPhone 13", 390, 844, scale: 3, notch: 47, since: 15.0),
    DeviceModel("iPhone 13 mini", 375, 812, scale: 3, notch: 50, since: 15.0),
    DeviceModel("iPhone 13 Pro", 390, 844, scale: 3, notch: 47, since: 15.0),
    DeviceModel("iPhone 13 Pro Max", 428, 926, scale: 3, notch: 47, since: 15.0),
    DeviceModel(
      "iPad mini (6th generation)", idiom: .pad, 744, 1133, scale: 2, notch: 0, since: 15.0),
    DeviceModel("iPhone SE (3rd generation)", 375, 667, scale: 2, since: 15.4),
    DeviceModel("iPhone 14", 390, 844, scale: 3, notch: 47, since: 16.0),
    DeviceModel("iPhone 14 Plus", 428, 926, scale: 3, notch: 47, since: 16.0),
    DeviceModel("iPhone 14 Pro", 393, 852, scale: 3, notch: 59, since: 16.0),
    DeviceModel("iPhone 14 Pro Max", 430, 932, scale: 3, notch: 59, since: 16.0),
    DeviceModel("iPad (10th generation)", idiom: .pad, 820, 1180, scale: 2, notch: 0, since: 16.1),
    DeviceModel("iPhone 15", 393, 852, scale: 3, notch: 59, since: 17.0),
    DeviceModel("iPhone 15 Plus", 430, 932, scale: 3, notch: 59, since: 17.0),
    DeviceModel("iPhone 15 Pro", 393, 852, scale: 3, notch: 59, since: 17.0),
    DeviceModel("iPhone 15 Pro Max", 430, 932, scale: 3, notch: 59, since: 17.0),
    DeviceModel("iPhone 16", 393, 852, scale: 3, notch: 59, since: 18.0),
    DeviceModel("iPhone 16 Plus", 430, 932, scale: 3, notch: 59, since: 18.0),
    DeviceModel("iPhone 16 Pro", 402, 874, scale: 3, notch: 62, since: 18.0),
    DeviceModel("iPhone 16 Pro Max", 440, 956, scale: 3, notch: 62, since: 18.0),
    DeviceModel("iPhone 16e", 390, 844, scale: 3, notch: 47, since: 18.3),
    DeviceModel("iPhone 17", 402, 874, scale: 3, notch: 62, since: 26.0),
    DeviceModel("iPhone 17 Pro", 402, 874, scale: 3, notch: 62, since: 26.0),
    DeviceModel("iPhone 17 Pro Max", 440, 956, scale: 3, notch: 62, since: 26.0),
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
