#ifndef CPLATFORM_FILTER_H
#define CPLATFORM_FILTER_H

#ifdef __linux__

#include <linux/filter.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/types.h>

// Newer than some systems' headers; the same numbers on all architectures.
#ifndef SYS_clone3
#define SYS_clone3 435
#endif
#ifndef SYS_close_range
#define SYS_close_range 436
#endif
#ifndef SYS_faccessat2
#define SYS_faccessat2 439
#endif

/// What is looked at before a system call is carried out.
enum filter_test {
  /// Nothing: it is allowed.
  filter_allows,
  /// Nothing: it fails.
  filter_refuses,
  /// Allowed when the argument is one of the values.
  filter_allows_values,
  /// Allowed when the argument is none of the values.
  filter_allows_other_values,
  /// Allowed when the argument has all bits of the first value and none of the second's.
  filter_allows_bits,
  /// Allowed when the argument, as a whole word, is zero.
  filter_allows_null,
};

enum { filter_value_count = 8 };

/// Stands for the id of the process that is being filtered.
#define FILTER_SELF UINT32_C(0xffffffff)

struct filter_rule {
  uint32_t call;
  uint8_t test;
  /// Which argument is looked at, from 0.
  uint8_t argument;
  /// How many values there are.
  uint8_t count;
  /// What the call fails with when it is not allowed.
  uint16_t error;
  uint32_t values[filter_value_count];
};

/// A list of rules; what no rule names fails with `error`, or is allowed where that is 0.
struct filter {
  const struct filter_rule *rules;
  size_t count;
  uint16_t error;
  /// Calls from this number on are from later kernels: libc does without what does not exist.
  uint32_t first_unknown_call;
};

enum { filter_capacity = 1024 };

/// A filter as the kernel takes it.
struct filter_program {
  struct sock_filter steps[filter_capacity];
  /// More than the capacity when it did not fit: the kernel then refuses it.
  unsigned short length;
};

void filter_begin(struct filter_program *program);
/// Adds the rules of `filter`, for a process of that id.
void filter_add(struct filter_program *program, const struct filter *filter, pid_t self);
/// Says what becomes of calls that no rule has named.
void filter_end(struct filter_program *program, const struct filter *filter);
/// Holds the calling process to the program, for good: 0 or a negated errno.
int filter_install(const struct filter_program *program);

#endif
#endif
