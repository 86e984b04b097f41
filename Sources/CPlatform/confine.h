#ifndef CPLATFORM_CONFINE_INTERNAL_H
#define CPLATFORM_CONFINE_INTERNAL_H

#include "CPlatformConfine.h"

#include <sys/types.h>

/// Holds the calling process, a child of `parent`, to what is said at `cplatform_confinement`; what
/// follows must be exec. 0 or a negated errno.
///
/// With a wrapper the filter waits in its descriptor; else it is in force.
int confine_before_exec(const struct cplatform_confinement *confinement, pid_t parent);

#ifdef __linux__
#include "filter.h"

/// Extra confinement that a confined process applies to itself: the rules about files as a descriptor,
/// or a negated errno, and the filter of system calls, in which `FILTER_SELF` is the ID of the process.
int confine_in_words(const struct cplatform_confinement *confinement,
                     struct filter_program *filter);
#endif

#endif
