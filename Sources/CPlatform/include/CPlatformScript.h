#ifndef CPLATFORM_SCRIPT_H
#define CPLATFORM_SCRIPT_H

#include "CPlatformCrash.h"

#include <stddef.h>

enum { cplatform_script_name_bytes = 400 };

/// How a script ended its process.
struct cplatform_script_failure {
  struct cplatform_crash crash;
  /// What the script is called; zeros fill the rest.
  char name[cplatform_script_name_bytes];
};

/// Reports faults of this process, and scripts that do not come to an end, as a frame on a channel:
/// the header that is given here, of at most 8 bytes, and a `cplatform_script_failure`. 0 or a
/// negated errno.
int cplatform_crash_watch_script(int descriptor, const void *header, size_t header_bytes);

/// Says that a script begins, and how many seconds of work it may take; without
/// `cplatform_crash_watch_script` nothing is watched.
void cplatform_script_begin(const char *name, double seconds);

/// Says that the script waits for somebody else, whose time does not count.
void cplatform_script_pause(void);

/// Says that the script goes on.
void cplatform_script_resume(void);

/// Says that the script has come to its end.
void cplatform_script_end(void);

/// Ends a script that does too much as one is ended that takes too long.
void cplatform_script_give_up(void);

#endif
