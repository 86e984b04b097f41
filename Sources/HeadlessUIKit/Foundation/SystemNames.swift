import Foundation

// What an app may ask of Darwin beside `uname(_:)`: the device's name, and how much memory it has taken.

/// What the system says of itself under a name; -1 for what is not known here (rule 1044). iOS 2.0 and later.
@discardableResult
public nonisolated func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name = unsafe name, let length = unsafe oldlenp else { return -1 }
  var bytes: [UInt8]
  switch unsafe String(cString: name) {
  case "hw.machine", "hw.model": bytes = Array("arm64".utf8) + [0]
  case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu": bytes = [2, 0, 0, 0]
  case "hw.memsize": bytes = [0, 0, 0, 0x40, 0, 0, 0, 0]
  default: return -1
  }
  if let place = unsafe oldp {
    guard unsafe length.pointee >= bytes.count else { return -1 }
    unsafe place.copyMemory(from: &bytes, byteCount: bytes.count)
  }
  unsafe length.pointee = bytes.count
  return 0
}

/// What a call of the kernel comes to. iOS 2.0 and later.
public typealias kern_return_t = Int32
/// The kernel's whole number. iOS 2.0 and later.
public typealias integer_t = Int32
/// The kernel's whole number without a sign. iOS 2.0 and later.
public typealias natural_t = UInt32
/// How long a message is. iOS 2.0 and later.
public typealias mach_msg_type_number_t = UInt32
/// What is asked of a task. iOS 2.0 and later.
public typealias task_flavor_t = UInt32
/// Where messages go. iOS 2.0 and later.
public typealias mach_port_t = UInt32
/// How much memory. iOS 2.0 and later.
public typealias mach_vm_size_t = UInt64

/// The call has come to something. iOS 2.0 and later.
public nonisolated let KERN_SUCCESS: Int32 = 0
/// The call has failed. iOS 2.0 and later.
public nonisolated let KERN_FAILURE: Int32 = 5
/// The question how much memory a task has. iOS 2.0 and later.
public nonisolated let MACH_TASK_BASIC_INFO: Int32 = 20
/// The app's own task. iOS 2.0 and later.
public nonisolated var mach_task_self_: mach_port_t { 259 }

/// How much memory a task has. iOS 2.0 and later.
public nonisolated struct mach_task_basic_info: Sendable {
  /// How many bytes it may speak of.
  public var virtual_size: mach_vm_size_t = 0
  /// How many bytes it has in the memory.
  public var resident_size: mach_vm_size_t = 0
  /// How many it had at most.
  public var resident_size_max: mach_vm_size_t = 0
  /// Makes an empty one.
  public init() {}
}

/// Would say what a task has; here it fails. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func task_info(
  _ target_task: mach_port_t, _ flavor: task_flavor_t,
  _ task_info_out: UnsafeMutablePointer<integer_t>!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  onMainThread { $0.unimplemented("task_info", "it does not say how much memory the app has.") }
  return KERN_FAILURE
}

/// Takes it that an app wants to hear of a signal, which never comes here.
public nonisolated func _courseSignal() {
  onMainThread { $0.unimplemented("signal(_:_:)", "no signal comes.") }
}

/// The seconds since 1970, on the app's clock, which are also put where the pointer leads.
@safe
public nonisolated func _courseTime(_ place: UnsafeMutablePointer<Int>?) -> Int {
  let seconds = Int(CFAbsoluteTimeGetCurrent() + Date.timeIntervalBetween1970AndReferenceDate)
  if let place = unsafe place { unsafe place.ofVariable.pointee = seconds }
  return seconds
}
