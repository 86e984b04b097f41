#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static int limit(int resource, uint64_t amount) {
  if (amount == 0) return 0;
  struct rlimit bounds;
  if (getrlimit(resource, &bounds) != 0) return -errno;
  // Limits that are stricter already stay.
  if (amount < bounds.rlim_max) bounds.rlim_max = amount;
  bounds.rlim_cur = bounds.rlim_max;
  return setrlimit(resource, &bounds) == 0 ? 0 : -errno;
}

static int become_user(uint32_t user) {
  if (user == 0) return 0;
  if (setgroups(0, NULL) != 0) return -errno;
#ifdef __linux__
  if (setresgid(user, user, user) != 0 || setresuid(user, user, user) != 0) return -errno;
#else
  if (setgid(user) != 0 || setuid(user) != 0) return -errno;
#endif
  return 0;
}

static bool user_can(uint32_t user, const char *path, int use) {
  pid_t child = fork();
  if (child == 0) _exit(become_user(user) == 0 && access(path, use) == 0 ? 0 : 1);
  int status = 1;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return child > 0 && status == 0;
}

bool cplatform_user_can_read(uint32_t user, const char *path) { return user_can(user, path, R_OK); }

bool cplatform_user_can_reach(uint32_t user, const char *path) { return user_can(user, path, F_OK); }

#ifndef __linux__

int confine_before_exec(const struct cplatform_confinement *confinement, pid_t parent) {
  (void)parent;
  if (setsid() < 0) return -errno;
  int failed = limit(RLIMIT_NOFILE, confinement->open_files);
  if (!failed) failed = limit(RLIMIT_DATA, confinement->data_bytes);
  if (!failed) failed = become_user(confinement->user);
  if (!failed && confinement->user) failed = limit(RLIMIT_NPROC, confinement->processes);
  return !failed && confinement->required ? -ENOSYS : failed;
}

int cplatform_filter_works(void) { return -ENOSYS; }

#else

#include "filter.h"
#include "landlock.h"

#include <sched.h>
#include <string.h>
#include <sys/prctl.h>

// Newer than some systems' headers; the same numbers on all architectures.
enum {
  io_uring_setup_call = 425, open_tree_call = 428, move_mount_call = 429, fsopen_call = 430,
  fsconfig_call = 431, fsmount_call = 432, fspick_call = 433, pidfd_open_call = 434,
  pidfd_getfd_call = 438, process_madvise_call = 440, mount_setattr_call = 442, fchmodat2_call = 452,
};

#define REFUSE(name, why) {.call = SYS_##name, .test = filter_refuses, .error = why}
#define REFUSE_CALL(number) {.call = number, .test = filter_refuses, .error = EPERM}
#define ONLY_FOR_ITSELF(name)                                                                      \
  {.call = SYS_##name, .test = filter_allows_values, .count = 1, .values = {FILTER_SELF},         \
   .error = EPERM}

enum {
  new_namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                   CLONE_NEWPID | CLONE_NEWNET,
};

/// What no tool needs that reads files and writes files.
static const struct filter_rule common[] = {
    REFUSE(socket, EPERM), REFUSE(execveat, EPERM),
    // It passes its flags in memory, where no filter looks; libc then falls back to clone.
    REFUSE(clone3, ENOSYS),
    // Its operations pass by every filter.
    {.call = io_uring_setup_call, .test = filter_refuses, .error = ENOSYS},

    // Looks into other processes.
    REFUSE(ptrace, EPERM), REFUSE(process_vm_readv, EPERM), REFUSE(process_vm_writev, EPERM),
    REFUSE(kcmp, EPERM), REFUSE_CALL(pidfd_open_call), REFUSE_CALL(pidfd_getfd_call),
    REFUSE_CALL(process_madvise_call), REFUSE(move_pages, EPERM), REFUSE(migrate_pages, EPERM),
    REFUSE(sched_setaffinity, EPERM), REFUSE(sched_setscheduler, EPERM),
    REFUSE(sched_setparam, EPERM), REFUSE(sched_setattr, EPERM), REFUSE(ioprio_set, EPERM),
    {.call = SYS_fcntl, .test = filter_allows_other_values, .argument = 1, .count = 3,
     .error = EPERM, .values = {F_SETOWN, F_SETOWN_EX, F_SETSIG}},

    // What outlives a process without being a file.
    REFUSE(memfd_create, EPERM), REFUSE(shmget, EPERM), REFUSE(semget, EPERM),
    REFUSE(msgget, EPERM), REFUSE(mq_open, EPERM), REFUSE(add_key, EPERM),
    REFUSE(request_key, EPERM), REFUSE(keyctl, EPERM),

    // The machine.
    REFUSE(unshare, EPERM), REFUSE(setns, EPERM), REFUSE(mount, EPERM), REFUSE(umount2, EPERM),
    REFUSE(pivot_root, EPERM), REFUSE(chroot, EPERM), REFUSE_CALL(open_tree_call),
    REFUSE_CALL(move_mount_call), REFUSE_CALL(fsopen_call), REFUSE_CALL(fsconfig_call),
    REFUSE_CALL(fsmount_call), REFUSE_CALL(fspick_call), REFUSE_CALL(mount_setattr_call),
    REFUSE(name_to_handle_at, EPERM), REFUSE(open_by_handle_at, EPERM), REFUSE(bpf, EPERM),
    REFUSE(userfaultfd, EPERM), REFUSE(perf_event_open, EPERM), REFUSE(fanotify_init, EPERM),
    REFUSE(init_module, EPERM), REFUSE(finit_module, EPERM), REFUSE(delete_module, EPERM),
    REFUSE(kexec_load, EPERM), REFUSE(reboot, EPERM), REFUSE(swapon, EPERM),
    REFUSE(swapoff, EPERM), REFUSE(acct, EPERM), REFUSE(quotactl, EPERM), REFUSE(syslog, EPERM),
    REFUSE(sethostname, EPERM), REFUSE(setdomainname, EPERM), REFUSE(settimeofday, EPERM),
    REFUSE(clock_settime, EPERM), REFUSE(clock_adjtime, EPERM), REFUSE(adjtimex, EPERM),
    REFUSE(personality, EPERM), REFUSE(mknodat, EPERM),
#ifdef __x86_64__
    REFUSE(iopl, EPERM), REFUSE(ioperm, EPERM), REFUSE(mknod, EPERM), REFUSE(modify_ldt, EPERM),
#endif
};

/// What only the host of apps needs.
static const struct filter_rule tool[] = {
    REFUSE(socketpair, EPERM), REFUSE(inotify_init1, EPERM),
    // Landlock knows nothing of modes, owners and times, and those of an archive are of no
    // interest: tools believe that they have set them.
    REFUSE(fchmod, 0), REFUSE(fchmodat, 0), REFUSE_CALL(fchmodat2_call), REFUSE(fchown, 0),
    REFUSE(fchownat, 0), REFUSE(utimensat, 0), REFUSE(setxattr, EPERM), REFUSE(lsetxattr, EPERM),
    REFUSE(fsetxattr, EPERM), REFUSE(removexattr, EPERM), REFUSE(lremovexattr, EPERM),
    REFUSE(fremovexattr, EPERM),
#ifdef __x86_64__
    REFUSE(inotify_init, EPERM), REFUSE(chmod, 0), REFUSE(chown, 0), REFUSE(lchown, 0),
    REFUSE(utime, 0), REFUSE(utimes, 0), REFUSE(futimesat, 0),
#endif
    // Whoever stays in the group ends with it.
    REFUSE(setsid, EPERM), REFUSE(setpgid, EPERM),
    {.call = SYS_prctl, .test = filter_allows_other_values, .count = 3, .error = EPERM,
     .values = {PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER}},
    REFUSE(setrlimit, EPERM),
    {.call = SYS_prlimit64, .test = filter_allows_null, .argument = 2, .error = EPERM},
};

static const struct filter_rule own_signals[] = {
    ONLY_FOR_ITSELF(kill), ONLY_FOR_ITSELF(tgkill), REFUSE(tkill, EPERM),
    REFUSE(rt_sigqueueinfo, EPERM), REFUSE(rt_tgsigqueueinfo, EPERM),
};

static const struct filter_rule without_processes[] = {
    {.call = SYS_clone, .test = filter_allows_bits, .error = EPERM,
     .values = {CLONE_THREAD, new_namespaces}},
#ifdef __x86_64__
    REFUSE(fork, EPERM), REFUSE(vfork, EPERM),
#endif
};

static const struct filter_rule with_processes[] = {
    {.call = SYS_clone, .test = filter_allows_bits, .error = EPERM,
     .values = {0, new_namespaces}},
};

#define ADD(program, list, self)                                                                  \
  do {                                                                                             \
    const struct filter filter = {.rules = list, .count = sizeof list / sizeof *list};          \
    filter_add(program, &filter, self);                                                            \
  } while (0)

static void make_filter(struct filter_program *program, enum cplatform_role role, pid_t self) {
  filter_begin(program);
  ADD(program, common, self);
  if (role != cplatform_host) {
    ADD(program, tool, self);
    // A forking tool's children have ids of their own: they are left to Landlock and the user.
    if (role == cplatform_lone_tool) ADD(program, own_signals, self);
  }
  if (role == cplatform_lone_tool)
    ADD(program, without_processes, self);
  else
    ADD(program, with_processes, self);
  const struct filter rest = {.error = 0};
  filter_end(program, &rest);
}

/// Puts the filter where the wrapper reads it.
static int hand_over(const struct filter_program *program) {
  int ends[2];
  if (program->length > filter_capacity) return -E2BIG;
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  size_t size = program->length * sizeof *program->steps;
  // A pipe holds more than the largest filter: nothing waits for a reader.
  ssize_t written = write(ends[1], program->steps, size);
  if (written < 0 || (size_t)written != size) return -EIO;
  close(ends[1]);
  if (ends[0] == cplatform_wrapper_filter_descriptor)
    return fcntl(ends[0], F_SETFD, 0) == 0 ? 0 : -errno;
  return dup2(ends[0], cplatform_wrapper_filter_descriptor) < 0 ? -errno : 0;
}

static int permit_all(int rules, const char *const *paths, enum landlock_use use) {
  int failed = 0;
  for (; !failed && paths && *paths; paths++) failed = landlock_permit(rules, *paths, use);
  return failed;
}

/// The rules as a descriptor, or a negated errno.
static int file_rules(const struct cplatform_confinement *confinement) {
  int rules = landlock_begin();
  if (rules < 0) return -ENOSYS;
  int failed = permit_all(rules, confinement->readable, landlock_reading);
  if (!failed) failed = permit_all(rules, confinement->programs, landlock_execution);
  if (!failed) failed = permit_all(rules, confinement->writable, landlock_writing);
  if (!failed) return rules;
  close(rules);
  return failed;
}

static int close_files(const struct cplatform_confinement *confinement) {
  int rules = file_rules(confinement);
  if (rules == -ENOSYS && !confinement->required) return 0;
  return rules < 0 ? rules : landlock_enforce(rules);
}

int confine_in_words(const struct cplatform_confinement *confinement,
                     struct filter_program *filter) {
  make_filter(filter, confinement->role, (pid_t)FILTER_SELF);
  return file_rules(confinement);
}

int confine_before_exec(const struct cplatform_confinement *confinement, pid_t parent) {
  if (setsid() < 0) return -errno;
  int failed = limit(RLIMIT_NOFILE, confinement->open_files);
  if (!failed) failed = limit(RLIMIT_DATA, confinement->data_bytes);
  if (!failed) failed = become_user(confinement->user);
  // The bound is on all that a user has running: it means something for a user of its own.
  if (!failed && confinement->user) failed = limit(RLIMIT_NPROC, confinement->processes);
  // A change of user takes the wish back.
  if (!failed && prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) failed = -errno;
  if (getppid() != parent) _exit(127);
  if (failed) return failed;

  struct filter_program program;
  if (confinement->wrapped) {
    // The second process of a wrapper's world; the first one looks after it.
    make_filter(&program, confinement->role, 2);
    return hand_over(&program);
  }
  failed = close_files(confinement);
  if (failed) return failed;
  make_filter(&program, confinement->role, getpid());
  failed = filter_install(&program);
  return failed == -EINVAL && !confinement->required ? 0 : failed;
}

int cplatform_filter_works(void) {
  pid_t child = fork();
  if (child == 0) {
    struct filter_program program;
    make_filter(&program, cplatform_lone_tool, getpid());
    if (filter_install(&program) != 0) _exit(1);
    _exit(setsid() < 0 && errno == EPERM ? 0 : 1);
  }
  int status = 1;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return child > 0 && status == 0 ? 0 : -ENOSYS;
}

#endif
