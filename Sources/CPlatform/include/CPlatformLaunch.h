#ifndef CPLATFORM_LAUNCH_H
#define CPLATFORM_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Whether a forked app is sealed as `cplatform_seal` says.
enum cplatform_seal_demand {
  /// It is not: what holds then is what holds on a system without seccomp.
  cplatform_unsealed,
  /// As far as the kernel can.
  cplatform_sealed_where_possible,
  /// Wholly, or it is not launched.
  cplatform_sealed,
};

/// What a forked app may use; the kernel holds it to these.
struct cplatform_launch_limits {
  /// RLIMIT_CPU in seconds: SIGXCPU comes then, SIGKILL one second later.
  uint64_t processor_seconds;
  /// RLIMIT_DATA in bytes, on top of what the forking process holds.
  uint64_t data_bytes;
  enum cplatform_seal_demand seal;
  /// The app's own files and folders, null at the end.
  const char *const *readable;
};

/// The forking side's ends of what connects it to the child.
struct cplatform_launched {
  /// A stream socket; the child's end is its descriptor 3.
  int channel;
  int output;
  int error;
  /// A pipe into which the child writes one `cplatform_crash` when it dies of a fault.
  int crash;
};

/// The child's descriptor of its private channel.
enum { cplatform_channel_descriptor = 3 };

/// Forks, and prepares the child to run code that nobody trusts.
///
/// Returns the child's id in the caller, 0 in the child, and a negated errno in the caller when
/// the fork or one of the preparations failed; then no child is left. The child has a session of
/// its own, no descriptors but /dev/null, its output, its channel and the pipe for a crash, unbuffered
/// standard streams, default signals, its limits, and dies with the caller. The caller's ends never block.
pid_t cplatform_launch(const struct cplatform_launch_limits *limits,
                       struct cplatform_launched *launched);

/// How many threads the calling process has; 1 where the system does not say.
int cplatform_thread_count(void);

/// The bytes that count against RLIMIT_DATA, of the calling process; 0 where nobody counts them.
uint64_t cplatform_data_bytes(void);

#endif
