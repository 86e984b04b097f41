#if !canImport(ObjectiveC)
  /// Calls `body`; objects here go as soon as nobody holds them, in a pool or not.
  nonisolated public func autoreleasepool<Failure, Result: ~Copyable>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }
#endif
