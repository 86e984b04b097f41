#ifndef CPLATFORM_CONFINE_INTERNAL_H
#define CPLATFORM_CONFINE_INTERNAL_H

#include "CPlatformConfine.h"

#include <sys/types.h>



/// Holds the calling process, a child of `parent`, to what is said at `cplatform_confinement`; what
/// follows must be exec. 0 or a negated errno.
///
/// With a wrapper the filter waits in its descriptor; else it is in force.
int confine_before_exec(const struct cplatform_confinement *confinement, pid_t parent);

#endif
