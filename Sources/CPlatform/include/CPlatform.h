/// The few lines of C: what Swift cannot say, or what must be said between fork and exec.
///
/// Nothing here knows of courses, apps or lessons. Functions that can fail return 0 or a
/// descriptor on success and a negated errno otherwise.
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include "CPlatformProcess.h"
#include "CPlatformHash.h"

#endif
