/// What Swift cannot say, or what must be said between fork and exec.
///
/// It knows what apps, scripts and tools may do, and nothing of UIKit or lessons. Functions that can
/// fail return 0 or a descriptor on success and a negated errno otherwise.
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include "CPlatformConfine.h"
#include "CPlatformCrash.h"
#include "CPlatformGuardian.h"
#include "CPlatformConcurrency.h"
#include "CPlatformHash.h"
#include "CPlatformInterrupt.h"
#include "CPlatformLaunch.h"
#include "CPlatformLeave.h"
#include "CPlatformProcess.h"
#include "CPlatformRandom.h"
#include "CPlatformScript.h"
#include "CPlatformStacks.h"
#include "CPlatformTypes.h"
#include "CPlatformWork.h"

#endif
