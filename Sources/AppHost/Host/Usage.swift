import CourseModel

/// What a launch has sent so far, held against what it may send.
nonisolated struct Usage {
  let limits: LaunchLimits
  private(set) var outputBytes = 0
  private(set) var messageBytes = 0
  /// The limit that was passed first.
  private(set) var exceeded: LaunchEnd.Limit?

  init(limits: LaunchLimits) {
    self.limits = limits
  }

  /// Counts bytes of output and returns those that still fit.
  mutating func admit(output bytes: [UInt8]) -> ArraySlice<UInt8> {
    let space = max(0, limits.outputBytes - outputBytes)
    outputBytes += bytes.count
    if bytes.count > space { exceed(.output) }
    return bytes.prefix(space)
  }

  /// Counts a message and says whether it still fits.
  mutating func admit(messageOf count: Int) -> Bool {
    messageBytes += count
    if messageBytes > limits.messageBytes { exceed(.messages) }
    return messageBytes <= limits.messageBytes
  }

  mutating func exceed(_ limit: LaunchEnd.Limit) {
    exceeded = exceeded ?? limit
  }
}
