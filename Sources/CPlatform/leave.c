#define _GNU_SOURCE
#include "CPlatformLeave.h"
#include "crash.h"

#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

/// As much as the main thread usually has; only what is used takes memory.
enum { stack_bytes = 8 << 20 };

struct leavable {
  ucontext_t outside, inside;
  void (*body)(void *context);
  void *context;
  int is_left;
  struct leavable *around;
};

static struct leavable *innermost;

static void enter(void) { innermost->body(innermost->context); }

int cplatform_run_leavable(void (*body)(void *context), void *context) {
  size_t guard = (size_t)sysconf(_SC_PAGESIZE);
  uint8_t *low = mmap(NULL, guard + stack_bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (low == MAP_FAILED) return -errno;
  mprotect(low, guard, PROT_NONE);

  struct leavable leavable = {.body = body, .context = context, .around = innermost};
  getcontext(&leavable.inside);
  leavable.inside.uc_stack.ss_sp = low + guard;
  leavable.inside.uc_stack.ss_size = stack_bytes;
  leavable.inside.uc_link = &leavable.outside;
  makecontext(&leavable.inside, enter, 0);

  struct crash_stack old = crash_set_stack(
      (struct crash_stack){(uintptr_t)low + guard, (uintptr_t)low + guard + stack_bytes});
  innermost = &leavable;
  swapcontext(&leavable.outside, &leavable.inside);
  innermost = leavable.around;
  crash_set_stack(old);
  if (!leavable.is_left) munmap(low, guard + stack_bytes);
  return leavable.is_left;
}

void cplatform_leave(void) {
  if (innermost == NULL) return;
  innermost->is_left = 1;
  setcontext(&innermost->outside);
}
