#define _GNU_SOURCE
#include "CPlatformConfine.h"

#include <errno.h>

#ifndef __linux__

int cplatform_seal(const char *const *readable, bool required) {
  (void)readable;
  return required ? -ENOSYS : 0;
}

#else

#include "filter.h"
#include "landlock.h"

#include <fcntl.h>
#include <link.h>
#include <linux/capability.h>
#include <linux/prctl.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#define ALLOW(name) {.call = SYS_##name, .test = filter_allows}
#define REFUSE(name, why) {.call = SYS_##name, .test = filter_refuses, .error = why}
#define ONLY_FOR_ITSELF(name)                                                                      \
  {.call = SYS_##name, .test = filter_allows_values, .count = 1, .values = {FILTER_SELF},         \
   .error = EPERM}
/// Flags of a file that is opened to be read and nothing else.
#define ONLY_READING(name, at)                                                                     \
  {.call = SYS_##name, .test = filter_allows_bits, .argument = at, .error = EACCES,               \
   .values = {0, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC}}

/// What an app may ask of the kernel. The first ones are asked most.
static const struct filter_rule rules[] = {
    // Its channel and its output. An address would reach other sockets; descriptors cannot be sent.
    {.call = SYS_sendto, .test = filter_allows_null, .argument = 4, .error = EPERM},
    ALLOW(recvfrom),
    ALLOW(read),
    ALLOW(write),
    ALLOW(readv),
    ALLOW(writev),
    ALLOW(close),
    ALLOW(close_range),

    // Memory, and libraries that it loads.
    ALLOW(brk),
    ALLOW(mmap),
    ALLOW(munmap),
    ALLOW(mremap),
    ALLOW(mprotect),
    ALLOW(madvise),
    ALLOW(mincore),

    // Threads and time.
    ALLOW(futex),
    {.call = SYS_clone, .test = filter_allows_bits, .error = EPERM,
     .values = {CLONE_THREAD, CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                  CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET}},
    // It passes its flags in memory, where no filter looks; libc then falls back to clone.
    REFUSE(clone3, ENOSYS),
    ALLOW(set_robust_list),
    ALLOW(set_tid_address),
    ALLOW(rseq),
    ALLOW(membarrier),
    ALLOW(sched_yield),
    ALLOW(sched_getaffinity),
    ALLOW(sched_getparam),
    ALLOW(sched_getscheduler),
    ALLOW(sched_get_priority_max),
    ALLOW(sched_get_priority_min),
    ALLOW(getcpu),
    // Dispatch wants its threads' priority lowered. It believes so; others' stay as they are.
    REFUSE(setpriority, 0),
    ALLOW(getpriority),
    {.call = SYS_prctl, .test = filter_allows_values, .count = 4, .error = EPERM,
     .values = {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_SET_VMA}},
    ALLOW(clock_gettime),
    ALLOW(clock_getres),
    ALLOW(clock_nanosleep),
    ALLOW(gettimeofday),
    ALLOW(nanosleep),
    ALLOW(timerfd_create),
    ALLOW(timerfd_settime),
    ALLOW(timerfd_gettime),
    ALLOW(eventfd2),
    ALLOW(epoll_create1),
    ALLOW(epoll_ctl),
    ALLOW(epoll_pwait),
    ALLOW(ppoll),
    ALLOW(pselect6),

    // Files that it may read.
    ONLY_READING(openat, 2),
    ALLOW(readlinkat),
    ALLOW(newfstatat),
    ALLOW(fstat),
    ALLOW(statx),
    ALLOW(statfs),
    ALLOW(fstatfs),
    ALLOW(faccessat),
    ALLOW(faccessat2),
    ALLOW(lseek),
    ALLOW(pread64),
    ALLOW(getdents64),
    ALLOW(getcwd),
    ALLOW(dup),
    ALLOW(dup3),
    // No locks, no signals for what happens to a descriptor.
    {.call = SYS_fcntl, .test = filter_allows_values, .argument = 1, .count = 6, .error = EPERM,
     .values = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL}},
    // "Is this a terminal?": no.
    {.call = SYS_ioctl, .test = filter_refuses, .error = ENOTTY},

    // Itself, and the machine it runs on.
    ALLOW(getpid),
    ALLOW(gettid),
    ALLOW(getppid),
    ALLOW(getuid),
    ALLOW(geteuid),
    ALLOW(getgid),
    ALLOW(getegid),
    ALLOW(getgroups),
    ALLOW(getpgid),
    ALLOW(getsid),
    ALLOW(getrandom),
    ALLOW(getrusage),
    ALLOW(getrlimit),
    // To ask for limits, with no new ones given.
    {.call = SYS_prlimit64, .test = filter_allows_null, .argument = 2, .error = EPERM},
    ALLOW(times),
    ALLOW(uname),
    ALLOW(sysinfo),

    // Signals to itself, and its end.
    ALLOW(rt_sigaction),
    ALLOW(rt_sigprocmask),
    ALLOW(rt_sigreturn),
    ALLOW(rt_sigsuspend),
    ALLOW(rt_sigtimedwait),
    ALLOW(rt_sigpending),
    ALLOW(sigaltstack),
    ALLOW(restart_syscall),
    ONLY_FOR_ITSELF(kill),
    ONLY_FOR_ITSELF(tgkill),
    ALLOW(exit),
    ALLOW(exit_group),

#ifdef __x86_64__
    // What later architectures no longer have.
    ONLY_READING(open, 1),
    ALLOW(stat),
    ALLOW(lstat),
    ALLOW(access),
    ALLOW(readlink),
    ALLOW(dup2),
    ALLOW(poll),
    ALLOW(select),
    ALLOW(epoll_wait),
    ALLOW(time),
    ALLOW(pause),
    ALLOW(getpgrp),
#endif
};

/// Where libraries, time zones and the state of threads are read from.
static const char *const system_places[] = {
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache",
    "/etc/localtime", "/usr/share/zoneinfo", "/usr/share/locale", "/dev/null", "/dev/urandom",
    "/sys/devices/system/cpu",
    // Dispatch traps where it cannot see whether its threads are running. The memory and the
    // environment of other processes stay closed: Landlock takes them for an attempt to trace.
    "/proc",
};

/// Permits the folder from which a library was loaded, for it is not always the system's.
static int permit_library(struct dl_phdr_info *info, size_t size, void *rules) {
  (void)size;
  char folder[4096];
  const char *slash = strrchr(info->dlpi_name, '/');
  size_t length = slash ? (size_t)(slash - info->dlpi_name) : 0;
  if (length == 0 || length >= sizeof folder) return 0;
  memcpy(folder, info->dlpi_name, length);
  folder[length] = 0;
  for (size_t i = 0; i < sizeof system_places / sizeof *system_places; i++) {
    size_t known = strlen(system_places[i]);
    if (strncmp(folder, system_places[i], known) == 0 && (!folder[known] || folder[known] == '/'))
      return 0;
  }
  return landlock_permit(*(int *)rules, folder, landlock_reading);
}

static int close_files(const char *const *readable, bool required) {
  int rules = landlock_begin();
  if (rules < 0) return required ? -ENOSYS : 0;
  int failed = dl_iterate_phdr(permit_library, &rules);
  for (size_t i = 0; !failed && i < sizeof system_places / sizeof *system_places; i++)
    failed = landlock_permit(rules, system_places[i], landlock_reading);
  for (; !failed && readable && *readable; readable++)
    failed = landlock_permit(rules, *readable, landlock_reading);
  if (!failed) return landlock_enforce(rules);
  close(rules);
  return failed;
}

/// Gives up what root may: it may read other processes' environments past Landlock. What is left is
/// the way into other people's folders, for a course may lie there; Landlock holds for it.
static int drop_capabilities(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct held[_LINUX_CAPABILITY_U32S_3];
  if (syscall(SYS_capget, &header, held) != 0) return -errno;
  uint32_t kept = held[0].permitted & (1U << CAP_DAC_READ_SEARCH);
  memset(held, 0, sizeof held);
  held[0].permitted = held[0].effective = kept;
  return syscall(SYS_capset, &header, held) == 0 ? 0 : -errno;
}

int cplatform_seal(const char *const *readable, bool required) {
  static const struct filter filter = {
      .rules = rules, .count = sizeof rules / sizeof *rules, .error = EPERM,
      .first_unknown_call = SYS_faccessat2 + 1};
  int failed = close_files(readable, required);
  if (!failed) failed = drop_capabilities();
  if (failed) return failed;
  struct filter_program program;
  filter_begin(&program);
  filter_add(&program, &filter, getpid());
  filter_end(&program, &filter);
  failed = filter_install(&program);
  return failed == -EINVAL && !required ? 0 : failed;
}

#endif
