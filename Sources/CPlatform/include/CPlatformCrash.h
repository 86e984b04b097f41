#ifndef CPLATFORM_CRASH_H
#define CPLATFORM_CRASH_H

#include <stdint.h>

enum { cplatform_crash_depth = 64 };

/// What a process can say of its own death. The receiver treats it as a stranger's claim.
struct cplatform_crash {
  int32_t signal;
  /// Whether the fault lies where the main thread's stack ends.
  int32_t stack_exhausted;
  /// errno at the fault: ENOMEM after an allocation was refused.
  int32_t error;
  /// How many of the offsets are filled.
  int32_t count;
  /// What counted against RLIMIT_DATA.
  uint64_t data_bytes;
  /// Places inside of the watched library, relative to its base, innermost first.
  uint64_t offsets[cplatform_crash_depth];
};

/// Reports faults of this process to a pipe before they end it: 0 or a negated errno.
///
/// The handler runs on a stack of its own, uses only what is safe in a signal handler, and lets
/// the signal's default action end the process afterwards.
int cplatform_crash_watch(int descriptor);

/// Says which library's places belong in a report: the one that holds `symbol`.
void cplatform_crash_watch_library(const void *symbol);

#endif
