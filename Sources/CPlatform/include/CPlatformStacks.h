#ifndef CPLATFORM_STACKS_H
#define CPLATFORM_STACKS_H

/// For so many bytes nothing lies below a stack that apps run on.
///
/// A function may have large variables that it never touches, and what it calls runs below them, so it can skip a
/// guard page and write into whatever lies behind. No compiler makes a function's variables 4 GiB large, and
/// `cplatform_watch_types` keeps a value of an unknown type small.
#define CPLATFORM_STACK_GAP (5ULL << 30)

/// Work on a stack of its own, which can give way in its middle and go on later.
///
/// All of it is done by the thread that calls `cplatform_stack_enter`: a stack runs only as long as that
/// call lasts.
struct cplatform_stack;

/// Makes a stack on which `body(context)` is to be called; NULL where there is no room for one.
struct cplatform_stack *cplatform_stack_make(void (*body)(void *context), void *context);

/// Begins the stack's work, or goes on with it, until it gives way or ends.
///
/// Returns 1 when the work has ended, and the stack with it; 0 when it gave way and can be entered again.
int cplatform_stack_enter(struct cplatform_stack *stack);

/// Gives way: the call that entered the innermost stack returns, and this one when it is entered again.
/// Does nothing where no such stack runs.
void cplatform_stack_give_way(void);

/// Says for which lock whoever runs is about to wait, NULL for none, and returns the one before.
///
/// On Linux a variable that a stack is in the middle of changing when it gives way is nobody else's: the process
/// ends with a message. Who waits for a lock is in the middle of an access to it, and others give it back.
const void *cplatform_stack_set_lock(const void *lock);

#endif
