/// A segue that shows its destination in a popover; iOS 5.0 and later (rule 382).
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  /// What shows the destination.
  public final lazy var popoverController = UIPopoverController(contentViewController: destination)
}
