/// How much of an iPad's screen an app has beside another one (rule 734).
package enum ScreenShare: String, Sendable {
  /// All of it; the larger part beside a narrow app; half; the narrow part; a narrow panel over another app.
  case whole, twoThirds, half, third, slideOver
}
