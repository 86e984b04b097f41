/// Who hears what becomes of the app and what is missed in it: the run of a script.
protocol AppWitness: AnyObject {
  /// The app has gone on: what was missing may be there now.
  func appDidAct()
  /// Something was read that is not there.
  func record(_ missing: MissingElement)
  /// Something on screen was asked for, and there is no screen.
  func noteLookWithoutApp()
  /// The script looked at where something is.
  func noteLookAtPlaces()
  /// The app's process can no longer be reached.
  func noteLoss(_ loss: HostLost)
}

extension XCUIApplication {
  /// The one who hears of it now; nil outside of a script.
  static var witness: (any AppWitness)?
}
