/// How the process gives work a stack of its own; functions of C.
package struct Stacks {
  /// Makes a stack for a body; nil where there is no room.
  package typealias Make =
    @convention(c) (
      (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, UnsafeMutableRawPointer?
    ) -> OpaquePointer?
  /// Begins a stack's work or goes on with it; 1 when it has ended, 0 when it gave way.
  package typealias Enter = @convention(c) (OpaquePointer?) -> Int32
  /// Gives way on the stack that runs.
  package typealias GiveWay = @convention(c) () -> Void
  /// Says for which lock whoever runs is about to wait, nil for none, and returns the one before.
  package typealias SetLock = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?

  let make: Make
  let enter: Enter
  let giveWay: GiveWay
  let setLock: SetLock

  /// Takes the process's functions.
  package init(
    make: @escaping Make, enter: @escaping Enter, giveWay: @escaping GiveWay,
    setLock: @escaping SetLock
  ) {
    unsafe (self.make, self.enter) = (make, enter)
    unsafe (self.giveWay, self.setLock) = (giveWay, setLock)
  }
}
