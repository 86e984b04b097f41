#ifndef CPLATFORM_WORK_H
#define CPLATFORM_WORK_H

#include "CPlatformProcess.h"

/// Sends work to a tool that waits for it: 0 or a negated errno.
///
/// Of `request` count: the arguments, the environment, which is added to the tool's, the directory,
/// the descriptor that takes the output, the processor time, and the confinement, to which the work
/// is held on top of what holds the tool. When it is done, its wait status comes back over the channel
/// as an `int`.
int cplatform_send_work(int channel, const struct cplatform_spawn_request *request);

#endif
