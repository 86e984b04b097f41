import CourseKit

/// A phone as somebody holds it, and what is covered of its screen there.
struct Phone {
  var iOS: IOSVersion
  var device: String
  var orientation = DeviceOrientation.portrait
  var top = 0.0
  var bottom = 0.0
  var sides = 0.0

  var name: String {
    "On the \(device) with iOS \(iOS), \(orientation == .portrait ? "upright" : "on its side"),"
  }

  /// Starts the app on the phone, and turns that afterwards.
  func launch(_ app: XCUIApplication) throws {
    try app.launch(iOS: iOS, device: device)
    if orientation != .portrait { try app.rotate(to: orientation) }
  }
}
