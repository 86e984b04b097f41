import CPlatform
import HeadlessUIKit

extension Stacks {
  /// Stacks of this process, on which work waits beside the main thread.
  static let ofProcess = Stacks(
    make: cplatform_stack_make, enter: cplatform_stack_enter,
    giveWay: cplatform_stack_give_way, setLock: cplatform_stack_set_lock)
}
