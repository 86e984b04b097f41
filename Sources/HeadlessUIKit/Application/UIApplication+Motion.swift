/// Shakes of the device on their way to the first responder.
extension UIApplication {
  /// A motion begins at the first responder, or at the key window where there is none.
  final func deliverMotion(_ event: UIEvent) {
    let simulator = Simulator.current!
    guard let responder = simulator.firstResponder ?? keyWindow, !simulator.isDead,
      simulator.has(.respondersChooseActions)
    else { return }
    responder.motionBegan(event.subtype, with: event)
    responder.motionEnded(event.subtype, with: event)
  }
}
