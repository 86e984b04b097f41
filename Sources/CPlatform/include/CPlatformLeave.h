#ifndef CPLATFORM_LEAVE_H
#define CPLATFORM_LEAVE_H

/// Calls `body(context)` on a stack of its own, from which `cplatform_leave` comes back here.
///
/// Whatever the body was in the middle of stays as it is for good: nothing is unwound or released, and
/// the stack stays mapped. Returns 1 when the body was left, 0 when it came to its end, and a negated
/// errno, without having called it, where there is no room for a stack.
int cplatform_run_leavable(void (*body)(void *context), void *context);

/// Leaves the innermost body that runs, for good; does nothing where none runs.
void cplatform_leave(void);

#endif
