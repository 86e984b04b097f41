/// What apps send to the application by a selector alone, to see how they come through it (rule 1036).
extension UIApplication: HavingSystemMethods {
  func systemMethod(_ name: String) -> (() -> Void)? {
    let simulator = Simulator.current!
    switch name {
    case "_performMemoryWarning": return { try? simulator.warnOfLowMemory() }
    case "suspend": return { simulator.post("suspend") { try? simulator.pressHome() } }
    default: return nil
    }
  }
}
