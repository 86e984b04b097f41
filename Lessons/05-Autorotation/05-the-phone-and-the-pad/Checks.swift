import CourseKit

let (phone, pad) = ("iPhone 5", "iPad 2")

/// How the interface stands when the device is held in a way: it turns against the device.
let ways: [(device: DeviceOrientation, interface: PlainValue)] = [
  (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
  (.landscapeLeft, "landscapeRight"), (.landscapeRight, "landscapeLeft"),
]

func interface(_ app: XCUIApplication) throws -> PlainValue { try app.perform("orientation") }

/// The entries of the lists that are none of the four words; a device need not do what this one does.
func unknownEntries(_ app: XCUIApplication) throws -> PlainValue {
  try app.perform("unknownEntries")
}

/// The ways to which the interface turns on a device.
func reached(_ app: XCUIApplication, on device: String) throws -> [PlainValue] {
  try app.launch(iOS: 6, device: device)
  for side in [DeviceOrientation.landscapeLeft, .landscapeRight] { try app.rotate(to: side) }
  return try ways.filter { way in
    try app.rotate(to: way.device)
    return try interface(app) == way.interface
  }.map(\.interface)
}

/// How the app starts on a device.
func start(_ app: XCUIApplication, on device: String) throws -> PlainValue {
  try app.launch(iOS: 6, device: device)
  return try interface(app)
}

let exercise = Exercise(
  iOS: 6, subjects: [29],
  hints: [
    "The screen supports every orientation. What else limits the orientations of the interface?",
    "The list in Info.plist needs more entries, in another order, and the iPad needs a list of "
      + "its own: a key that ends in ~ipad.",
    "UISupportedInterfaceOrientations: Portrait, LandscapeLeft, LandscapeRight. "
      + "UISupportedInterfaceOrientations~ipad: the same and PortraitUpsideDown. Portrait is "
      + "the first in both.",
  ]
) {
  Check("on a phone it turns to all but upside down", points: 2) { app in
    try app.launch(iOS: 6, device: phone)
    XCTAssertEqual(
      try unknownEntries(app), [], "The words in the lists that are not names of orientations.")
    try app.rotate(to: .landscapeLeft)
    for way in (ways + ways).shuffled(using: &app.random) {
      let before = try interface(app)
      try app.rotate(to: way.device)
      XCTAssertEqual(
        try interface(app), way.device == .portraitUpsideDown ? before : way.interface,
        "The orientation of the interface on an iPhone that is turned to \(way.device).")
    }
  }
  .feedback(
    "A list has a word that UIKit does not know, or is no array. There are four words, one for each orientation; no "
      + "word stands for several orientations. “Good to know” lists all four.",
    provenBy: "AMaskInTheList"
  ) { app in
    try unknownEntries(app) != []
  }
  .feedback(
    "The iPhone turns upside down, too. Only the iPad should do that: give the iPad a list of its own.",
    provenBy: "UpsideDownPhone"
  ) { app in
    try reached(app, on: phone).contains("portraitUpsideDown")
  }
  .feedback(
    "The iPhone turns to one side but not to the other: one of the two landscapes is missing in its list.",
    provenBy: "OneSide"
  ) { app in
    try reached(app, on: phone).filter { $0 == "landscapeLeft" || $0 == "landscapeRight" }.count
      == 1
  }

  Check("on an iPad it turns to all four", points: 2) { app in
    try app.launch(iOS: 6, device: pad)
    try app.rotate(to: .landscapeLeft)
    for way in (ways + ways).shuffled(using: &app.random) {
      try app.rotate(to: way.device)
      XCTAssertEqual(
        try interface(app), way.interface,
        "The orientation of the interface on an iPad that is turned to \(way.device).")
    }
  }
  .feedback(
    "The iPad turns like the iPhone, but not upside down. On an iPad a key that ends in ~ipad replaces "
      + "the plain one.",
    provenBy: "PadLikeAPhone"
  ) { app in
    try reached(app, on: pad).count == 3
  }
  .feedback(
    "The iPad's list replaces the other one and does not add to it: it has to name all four.",
    provenBy: "PadLacksOne"
  ) { app in
    let ways = try reached(app, on: pad)
    return ways.contains("portraitUpsideDown") && ways.count < 4
  }

  Check("it starts upright") { app in
    for device in [phone, pad].shuffled(using: &app.random) {
      XCTAssertEqual(
        try start(app, on: device), "portrait", "How the notebook starts on the device \(device).")
    }
  }
  .feedback(
    "All orientations are there, but the notebook still starts on its side: iOS 6 starts an app "
      + "in the first entry of the list, and no longer asks the key UIInterfaceOrientation.",
    provenBy: "WideFirst"
  ) { app in
    try reached(app, on: phone).count == 3 && start(app, on: phone) != "portrait"
  }
  .feedback(
    "The iPhone starts upright, but the iPad does not: the iPad's list begins with another entry. "
      + "Portrait should be the first in that list, too.",
    provenBy: "PadWideFirst"
  ) { app in
    try start(app, on: phone) == "portrait" && start(app, on: pad) != "portrait"
      && reached(app, on: pad).count == 4
  }
}
