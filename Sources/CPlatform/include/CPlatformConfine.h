#ifndef CPLATFORM_CONFINE_H
#define CPLATFORM_CONFINE_H

/// Takes from the calling process, for good, what an app never needs: 0 or a negated errno.
///
/// No new processes and programs, no signals to others, no look into other processes' memory, no
/// change of its own limits. Where the system has no seccomp (macOS) nothing is taken.
int cplatform_confine(void);

#endif
