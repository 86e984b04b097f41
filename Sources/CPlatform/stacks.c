#define _GNU_SOURCE
#include "CPlatformStacks.h"
#include "accesses.h"
#include "crash.h"

#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

/// Twice what a second thread of an app has on a device: code that nothing optimizes needs more. Only what is
/// used takes memory.
enum { stack_bytes = 1 << 20 };

struct cplatform_stack {
  struct suspended accesses;
  ucontext_t outside, inside;
  void (*body)(void *context);
  void *context;
  /// What nobody may touch; the stack begins behind it.
  uint8_t *gap;
  int has_begun, has_ended;
  struct cplatform_stack *around;
};

static struct cplatform_stack *innermost;
/// That for which the stack waits that runs.
static const void *lock_waited_for;

static void begin(void) {
  innermost->body(innermost->context);
  innermost->has_ended = 1;
}

static void give_back(struct cplatform_stack *stack) {
  munmap(stack->gap, CPLATFORM_STACK_GAP + stack_bytes);
  free(stack);
}

struct cplatform_stack *cplatform_stack_make(void (*body)(void *context), void *context) {
  struct cplatform_stack *stack = calloc(1, sizeof *stack);
  if (stack == NULL) return NULL;
  stack->gap = mmap(NULL, CPLATFORM_STACK_GAP + stack_bytes, PROT_NONE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack->gap == MAP_FAILED) {
    free(stack);
    return NULL;
  }
  uint8_t *low = stack->gap + CPLATFORM_STACK_GAP;
  if (mprotect(low, stack_bytes, PROT_READ | PROT_WRITE) != 0) {
    give_back(stack);
    return NULL;
  }
  stack->body = body;
  stack->context = context;
  getcontext(&stack->inside);
  stack->inside.uc_stack.ss_sp = low;
  stack->inside.uc_stack.ss_size = stack_bytes;
  stack->inside.uc_link = &stack->outside;
  makecontext(&stack->inside, begin, 0);
  return stack;
}

int cplatform_stack_enter(struct cplatform_stack *stack) {
  uintptr_t low = (uintptr_t)stack->gap + CPLATFORM_STACK_GAP;
  struct crash_stack old = crash_set_stack((struct crash_stack){low, low + stack_bytes});
  stack->around = innermost;
  innermost = stack;
  // Each is in the middle of its own accesses, as each thread is.
  struct suspended others = {.lock = lock_waited_for};
  accesses_suspend(&others);
  if (stack->has_begun) accesses_resume(&stack->accesses);
  stack->has_begun = 1;
  lock_waited_for = stack->accesses.lock;
  swapcontext(&stack->outside, &stack->inside);
  stack->accesses.lock = lock_waited_for;
  accesses_suspend(&stack->accesses);
  if (stack->has_ended) accesses_forget(&stack->accesses);
  accesses_resume(&others);
  lock_waited_for = others.lock;
  innermost = stack->around;
  crash_set_stack(old);
  if (!stack->has_ended) return 0;
  give_back(stack);
  return 1;
}

void cplatform_stack_give_way(void) {
  struct cplatform_stack *stack = innermost;
  if (stack != NULL) swapcontext(&stack->inside, &stack->outside);
}

const void *cplatform_stack_set_lock(const void *lock) {
  const void *old = lock_waited_for;
  lock_waited_for = lock;
  return old;
}
