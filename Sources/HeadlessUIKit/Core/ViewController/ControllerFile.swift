/// What a file of Interface Builder says of a controller beside the object itself.
@MainActor
protocol ControllerFile: AnyObject {
  /// Nil for a controller out of a nib.
  var storyboard: UIStoryboard? { get }
  /// Whether the file has its view.
  var hasView: Bool { get }
  /// How Xcode calls the compiled file with the view; nil where the file has none.
  var nameOfView: String? { get }
  /// The view that was made with the controller, which is the controller's from now on; nil where there is none.
  func takeMadeView() -> UIView?
  /// Makes the view and gives it to the controller.
  func loadView()
}

extension UIViewController {
  /// Whether a file has a view for it: its storyboard's, or a nib.
  final var hasViewInFile: Bool { file?.hasView == true || nibToLoad != nil }
}
