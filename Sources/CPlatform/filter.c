#include "filter.h"

#ifdef __linux__

#include <errno.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "The filters know the system calls of x86-64 and arm64."
#endif

enum {
  equal = BPF_JMP | BPF_JEQ | BPF_K,
  any_bit = BPF_JMP | BPF_JSET | BPF_K,
  at_least = BPF_JMP | BPF_JGE | BPF_K,
};

static void step(struct filter_program *program, uint16_t code, uint32_t value, uint8_t yes,
                 uint8_t no) {
  struct sock_filter filter = {code, yes, no, value};
  if (program->length < filter_capacity) program->steps[program->length] = filter;
  program->length++;
}

static void load(struct filter_program *program, size_t offset) {
  step(program, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

/// Loads the low or high half of an argument; both architectures are little-endian.
static void load_argument(struct filter_program *program, int index, int high) {
  load(program, offsetof(struct seccomp_data, args) + 8 * (size_t)index + 4 * (size_t)high);
}

static void end_with(struct filter_program *program, uint32_t action) {
  step(program, BPF_RET | BPF_K, action, 0, 0);
}

static void allow(struct filter_program *program) { end_with(program, SECCOMP_RET_ALLOW); }

static void refuse(struct filter_program *program, uint16_t error) {
  end_with(program, SECCOMP_RET_ERRNO | error);
}

void filter_begin(struct filter_program *program) {
  program->length = 0;
  load(program, offsetof(struct seccomp_data, arch));
  step(program, equal, NATIVE_ARCHITECTURE, 1, 0);
  end_with(program, SECCOMP_RET_KILL_PROCESS);
  load(program, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // The x32 calls have numbers of their own, which no rule knows.
  step(program, at_least, 0x40000000, 0, 1);
  refuse(program, ENOSYS);
#endif
}

/// Jumps over the next step when the argument is one of the rule's values.
static void compare(struct filter_program *program, const struct filter_rule *rule, pid_t self) {
  load_argument(program, rule->argument, 0);
  for (int i = 0; i < rule->count; i++) {
    uint32_t value = rule->values[i] == FILTER_SELF ? (uint32_t)self : rule->values[i];
    step(program, equal, value, (uint8_t)(rule->count - i), 0);
  }
}

/// Adds the steps of one rule: they return for its call and are passed over for all others.
static void add(struct filter_program *program, const struct filter_rule *rule, pid_t self) {
  unsigned short start = program->length;
  step(program, equal, rule->call, 0, 0);
  switch ((enum filter_test)rule->test) {
  case filter_allows:
    allow(program);
    break;
  case filter_refuses:
    refuse(program, rule->error);
    break;
  case filter_allows_values:
    compare(program, rule, self);
    refuse(program, rule->error);
    allow(program);
    break;
  case filter_allows_other_values:
    compare(program, rule, self);
    allow(program);
    refuse(program, rule->error);
    break;
  case filter_allows_bits:
    load_argument(program, rule->argument, 0);
    step(program, any_bit, rule->values[1], 3, 0);
    step(program, BPF_ALU | BPF_AND | BPF_K, rule->values[0], 0, 0);
    step(program, equal, rule->values[0], 0, 1);
    allow(program);
    refuse(program, rule->error);
    break;
  case filter_allows_null:
    load_argument(program, rule->argument, 0);
    step(program, equal, 0, 0, 3);
    load_argument(program, rule->argument, 1);
    step(program, equal, 0, 0, 1);
    allow(program);
    refuse(program, rule->error);
    break;
  }
  // A call with another number goes on behind this rule; the jump counts from its next step.
  if (start < filter_capacity) program->steps[start].jf = (uint8_t)(program->length - start - 1);
}

void filter_add(struct filter_program *program, const struct filter *filter, pid_t self) {
  for (size_t i = 0; i < filter->count; i++) add(program, &filter->rules[i], self);
}

void filter_end(struct filter_program *program, const struct filter *filter) {
  if (filter->error == 0) return allow(program);
  step(program, at_least, filter->first_unknown_call, 0, 1);
  refuse(program, ENOSYS);
  refuse(program, filter->error);
}

int filter_install(const struct filter_program *program) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -errno;
  struct sock_fprog whole = {.len = program->length,
                             .filter = (struct sock_filter *)program->steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0 ? 0 : -errno;
}

#endif
