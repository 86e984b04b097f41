#ifndef CPLATFORM_CONFINE_H
#define CPLATFORM_CONFINE_H

#include <stdbool.h>

/// Takes from the calling process, for good, what an app never needs: 0 or a negated errno.
///
/// What is left are the system calls that Swift, its concurrency and Foundation make: no processes
/// and programs, no network, no signals to others, no look into other processes, no writing and no
/// change of any file, no change of its own limits, no rights of root's. Read can be what `readable` names (null at its
/// end), the system's libraries and time zones, and what the system says of processes that is not
/// their memory or environment.
///
/// - `required`: whether it is an error that the kernel lacks a part of this; else that part is
///   left out. macOS has none of it.
int cplatform_seal(const char *const *readable, bool required);

/// The version of Landlock that the kernel has; 0 for none.
int cplatform_landlock_version(void);

#endif
