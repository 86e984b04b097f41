/// Asks the reader the old question, as UIKit does before something is presented or dismissed: about
/// any orientation, however the device is held.
enum Stage {
  static let actions = Surroundings.oldQuestion
}
