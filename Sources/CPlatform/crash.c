#define _GNU_SOURCE
#include "CPlatformCrash.h"
#include "CPlatformLaunch.h"
#include "CPlatformScript.h"
#include "crash.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

#ifdef __linux__
#include <link.h>
#endif

/// The last one comes when the time is up: from the kernel, or from `cplatform_ask_where`.
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGXCPU};

/// What the handler reads; written before anything can fault.
static int report_descriptor = -1;
static uintptr_t stack_low, stack_high;
static uintptr_t library_base, library_end;
static uint8_t alternate_stack[64 << 10] __attribute__((aligned(16)));
static atomic_flag reporting = ATOMIC_FLAG_INIT;
/// What goes before a report on a channel of frames; a pipe takes the report alone.
static uint8_t frame_header[8];
static size_t frame_header_bytes;
static char script_name[cplatform_script_name_bytes];

struct registers {
  uintptr_t program, stack, frame;
};

static struct registers registers_at_fault(void *context) {
  struct registers at = {0};
  ucontext_t *user = context;
#if defined(__linux__) && defined(__x86_64__)
  at.program = (uintptr_t)user->uc_mcontext.gregs[REG_RIP];
  at.stack = (uintptr_t)user->uc_mcontext.gregs[REG_RSP];
  at.frame = (uintptr_t)user->uc_mcontext.gregs[REG_RBP];
#elif defined(__linux__) && defined(__aarch64__)
  at.program = user->uc_mcontext.pc;
  at.stack = user->uc_mcontext.sp;
  at.frame = user->uc_mcontext.regs[29];
#elif defined(__APPLE__) && defined(__aarch64__)
  at.program = (uintptr_t)user->uc_mcontext->__ss.__pc;
  at.stack = (uintptr_t)user->uc_mcontext->__ss.__sp;
  at.frame = (uintptr_t)user->uc_mcontext->__ss.__fp;
#elif defined(__APPLE__) && defined(__x86_64__)
  at.program = user->uc_mcontext->__ss.__rip;
  at.stack = user->uc_mcontext->__ss.__rsp;
  at.frame = user->uc_mcontext->__ss.__rbp;
#else
  (void)user;
#endif
  return at;
}

static int is_in_library(uintptr_t address) {
  return address >= library_base && address < library_end;
}

static int is_frame(uintptr_t frame, uintptr_t above) {
  return frame > above && frame % sizeof(uintptr_t) == 0 && frame >= stack_low &&
         frame <= stack_high - 2 * sizeof(uintptr_t);
}

static void add(struct cplatform_crash *crash, uintptr_t address) {
  if (is_in_library(address) && crash->count < cplatform_crash_depth)
    crash->offsets[crash->count++] = address - library_base;
}

static void walk(struct cplatform_crash *crash, uintptr_t frame, uintptr_t above) {
  while (is_frame(frame, above) && crash->count < cplatform_crash_depth) {
    const uintptr_t *record = (const uintptr_t *)frame;
    // A return address names the instruction after the call.
    add(crash, record[1] - 1);
    above = frame;
    frame = record[0];
  }
}

/// The lowest pair on the stack that looks like a frame record of the library's.
///
/// C code keeps other values in the frame register, so that a chain which begins in `abort` may
/// lead nowhere.
static uintptr_t first_library_frame(uintptr_t stack) {
  uintptr_t slot = (stack + sizeof slot - 1) & ~(sizeof slot - 1);
  for (; is_frame(slot, 0); slot += sizeof slot) {
    const uintptr_t *record = (const uintptr_t *)slot;
    if (is_frame(record[0], slot) && is_in_library(record[1])) return slot;
  }
  return 0;
}

/// Writes in one piece: it is there whole or not at all.
static void write_report(const struct cplatform_crash *crash) {
  // The last two are a `cplatform_script_failure`.
  struct iovec pieces[] = {{frame_header, frame_header_bytes},
                           {(void *)crash, sizeof *crash},
                           {script_name, sizeof script_name}};
  ssize_t ignored = frame_header_bytes ? writev(report_descriptor, pieces, 3)
                                       : write(report_descriptor, crash, sizeof *crash);
  (void)ignored;
}

void crash_report(int number, siginfo_t *info, void *context) {
  int error = errno;
  // Other threads that fault meanwhile wait for the end, which is near.
  if (atomic_flag_test_and_set(&reporting))
    for (;;) pause();
  // The stack may be damaged: a fault in here must end the process, not wait for itself.
  signal(SIGSEGV, SIG_DFL);
  signal(SIGBUS, SIG_DFL);

  struct registers at = registers_at_fault(context);
  uintptr_t fault = (uintptr_t)info->si_addr;
  struct cplatform_crash crash = {0};
  crash.signal = number;
  crash.error = error;
  crash.data_bytes = cplatform_data_bytes();
  // The kernel keeps a gap of a megabyte below a stack.
  crash.stack_exhausted = (number == SIGSEGV || number == SIGBUS) &&
                          fault >= stack_low - (1 << 20) && fault < stack_low + (64 << 10);
  add(&crash, at.program);
  if (at.stack >= stack_low - (1 << 20) && at.stack < stack_high) {
    walk(&crash, at.frame, 0);
    if (crash.count == 0 && at.stack >= stack_low) {
      uintptr_t frame = first_library_frame(at.stack);
      walk(&crash, frame, frame - 1);
    }
  }
  write_report(&crash);

  signal(number, SIG_DFL);
  raise(number);
  _exit(128 + number);
}

static void find_stack(void) {
#ifdef __linux__
  pthread_attr_t attributes;
  void *low;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &low, &size) == 0) {
    stack_high = (uintptr_t)low + size;
    struct rlimit bounds;
    // The main thread's stack grows on demand, as far as its limit lets it.
    if (getrlimit(RLIMIT_STACK, &bounds) == 0 && bounds.rlim_cur < size) size = bounds.rlim_cur;
    stack_low = stack_high - size;
  }
  pthread_attr_destroy(&attributes);
#else
  stack_high = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  stack_low = stack_high - pthread_get_stacksize_np(pthread_self());
#endif
}

int cplatform_crash_watch(int descriptor) {
  report_descriptor = descriptor;
  find_stack();
  stack_t alternate = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  if (sigaltstack(&alternate, NULL) != 0) return -errno;
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    // SA_NODEFER lets the signal that is raised again at the end come through at once.
    struct sigaction action = {.sa_sigaction = crash_report,
                               .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    if (sigaction(faults[i], &action, NULL) != 0) return -errno;
  }
  return 0;
}

#ifdef __linux__
static int note_extent(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  if (info->dlpi_addr != library_base) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    uintptr_t end = library_base + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
    if (info->dlpi_phdr[i].p_type == PT_LOAD && end > library_end) library_end = end;
  }
  return 1;
}
#endif

void cplatform_crash_watch_library(const void *symbol) {
  Dl_info info;
  if (dladdr(symbol, &info) == 0) return;
  library_base = (uintptr_t)info.dli_fbase;
#ifdef __linux__
  dl_iterate_phdr(note_extent, NULL);
#else
  library_end = library_base + (64 << 20);
#endif
}

int cplatform_crash_watch_script(int descriptor, const void *header, size_t header_bytes) {
  if (header_bytes > sizeof frame_header) return -EINVAL;
  memcpy(frame_header, header, header_bytes);
  frame_header_bytes = header_bytes;
  return cplatform_crash_watch(descriptor);
}

struct crash_stack crash_set_stack(struct crash_stack stack) {
  struct crash_stack old = {stack_low, stack_high};
  stack_low = stack.low;
  stack_high = stack.high;
  return old;
}

int crash_is_watching_script(void) { return frame_header_bytes > 0; }

void crash_name_script(const char *name) {
  strncpy(script_name, name, sizeof script_name - 1);
}
