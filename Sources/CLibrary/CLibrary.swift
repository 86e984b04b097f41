// The system's C library under one name, whatever the system calls it.

#if canImport(Glibc)
  @_exported public import Glibc
#else
  @_exported public import Darwin
#endif

/// The flag of `send` that asks for an error instead of a signal where the reader is gone; macOS has none.
#if canImport(Glibc)
  public let sendWithoutSignal = Int32(MSG_NOSIGNAL)
#else
  public let sendWithoutSignal: Int32 = 0
#endif
