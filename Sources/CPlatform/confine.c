#define _GNU_SOURCE
#include "CPlatformConfine.h"

#ifndef __linux__

int cplatform_confine(void) { return 0; }

#else

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "confine.c knows the system calls of x86-64 and arm64"
#endif

/// When a system call fails with `error` instead of being carried out.
enum condition {
  always,
  /// Unless the first argument is the caller's own process id.
  for_others,
  /// Unless it makes a thread.
  for_processes,
  /// When it sets, rather than asks: the third argument is not null.
  when_setting,
  /// When its first argument is one of the wishes that the guardian made for this process.
  for_guardians_wishes,
};

struct rule {
  uint32_t call;
  enum condition condition;
  uint32_t error;
};

static const struct rule rules[] = {
#ifdef __x86_64__
    {SYS_fork, always, EPERM},
    {SYS_vfork, always, EPERM},
#endif
    // clone3 passes its flags in memory, where no filter looks; libc then falls back to clone.
    {SYS_clone3, always, ENOSYS},
    {SYS_clone, for_processes, EPERM},
    {SYS_execve, always, EPERM},
    {SYS_execveat, always, EPERM},

    {SYS_kill, for_others, EPERM},
    {SYS_tgkill, for_others, EPERM},
    {SYS_rt_sigqueueinfo, for_others, EPERM},
    {SYS_rt_tgsigqueueinfo, for_others, EPERM},
    {SYS_tkill, always, EPERM},
    {SYS_pidfd_open, always, EPERM},
    {SYS_pidfd_send_signal, always, EPERM},
    {SYS_pidfd_getfd, always, EPERM},

    {SYS_ptrace, always, EPERM},
    {SYS_process_vm_readv, always, EPERM},
    {SYS_process_vm_writev, always, EPERM},
    {SYS_kcmp, always, EPERM},
    {SYS_userfaultfd, always, EPERM},
    {SYS_perf_event_open, always, EPERM},
    {SYS_bpf, always, EPERM},
    // Its operations pass by every filter.
    {SYS_io_uring_setup, always, ENOSYS},

    // Root may raise its limits.
    {SYS_setrlimit, always, EPERM},
    {SYS_prlimit64, when_setting, EPERM},
    {SYS_prctl, for_guardians_wishes, EPERM},

    {SYS_unshare, always, EPERM},
    {SYS_setns, always, EPERM},
    {SYS_mount, always, EPERM},
    {SYS_umount2, always, EPERM},
    {SYS_pivot_root, always, EPERM},
    {SYS_chroot, always, EPERM},
    {SYS_reboot, always, EPERM},
    {SYS_swapon, always, EPERM},
    {SYS_swapoff, always, EPERM},
    {SYS_init_module, always, EPERM},
    {SYS_finit_module, always, EPERM},
    {SYS_delete_module, always, EPERM},
    {SYS_kexec_load, always, EPERM},
    {SYS_add_key, always, EPERM},
    {SYS_request_key, always, EPERM},
    {SYS_keyctl, always, EPERM},
};

enum { program_capacity = 512 };

struct program {
  struct sock_filter steps[program_capacity];
  unsigned short length;
};

static void step(struct program *program, uint16_t code, uint32_t value, uint8_t yes, uint8_t no) {
  struct sock_filter filter = {code, yes, no, value};
  // One too many makes the length wrong, and the kernel refuses the program.
  if (program->length < program_capacity) program->steps[program->length] = filter;
  program->length++;
}

static void load(struct program *program, size_t offset) {
  step(program, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

/// Loads the low or high half of an argument; both architectures are little-endian.
static void load_argument(struct program *program, int index, int high) {
  load(program, offsetof(struct seccomp_data, args) + 8 * (size_t)index + 4 * (size_t)high);
}

static void end_with(struct program *program, uint32_t action) {
  step(program, BPF_RET | BPF_K, action, 0, 0);
}

/// Adds the steps of one rule: they return for its call and are passed over for all others.
static void add(struct program *program, struct rule rule, pid_t self) {
  const uint16_t equal = BPF_JMP | BPF_JEQ | BPF_K, any_bit = BPF_JMP | BPF_JSET | BPF_K;
  unsigned short start = program->length;
  step(program, equal, rule.call, 0, 0);
  switch (rule.condition) {
  case always:
    break;
  case for_others:
    load_argument(program, 0, 0);
    step(program, equal, (uint32_t)self, 0, 1);
    end_with(program, SECCOMP_RET_ALLOW);
    break;
  case for_processes:
    load_argument(program, 0, 0);
    step(program, any_bit, CLONE_THREAD, 0, 1);
    end_with(program, SECCOMP_RET_ALLOW);
    break;
  case when_setting:
    load_argument(program, 2, 0);
    step(program, equal, 0, 0, 3);
    load_argument(program, 2, 1);
    step(program, equal, 0, 0, 1);
    end_with(program, SECCOMP_RET_ALLOW);
    break;
  case for_guardians_wishes:
    load_argument(program, 0, 0);
    step(program, equal, PR_SET_PDEATHSIG, 2, 0);
    step(program, equal, PR_SET_DUMPABLE, 1, 0);
    end_with(program, SECCOMP_RET_ALLOW);
    break;
  }
  end_with(program, SECCOMP_RET_ERRNO | rule.error);
  // A call with another number goes on behind this rule; the jump counts from its next step.
  if (start < program_capacity)
    program->steps[start].jf = (uint8_t)(program->length - start - 1);
}

int cplatform_confine(void) {
  struct program program = {.length = 0};
  load(&program, offsetof(struct seccomp_data, arch));
  step(&program, BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCHITECTURE, 1, 0);
  end_with(&program, SECCOMP_RET_KILL_PROCESS);
  load(&program, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // The x32 calls have numbers of their own, which no rule below knows.
  step(&program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  end_with(&program, SECCOMP_RET_ERRNO | ENOSYS);
#endif
  pid_t self = getpid();
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) add(&program, rules[i], self);
  end_with(&program, SECCOMP_RET_ALLOW);

  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -errno;
  struct sock_fprog whole = {.len = program.length, .filter = program.steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0 ? 0 : -errno;
}

#endif
