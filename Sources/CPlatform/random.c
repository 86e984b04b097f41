#define _GNU_SOURCE
#include "CPlatformRandom.h"

#ifndef __linux__

void cplatform_seed_random(uint64_t seed) { (void)seed; }

#else

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>

// The functions below have the names of the system's. Libraries look for a name in the program before
// they look into libc, so these are the ones that Swift's runtime and Foundation find. Swift's own
// generator calls `syscall`, and nothing that could be replaced stands before that.

static _Atomic uint64_t state;
static bool follows_seed;

void cplatform_seed_random(uint64_t seed) {
  atomic_store(&state, seed);
  follows_seed = true;
}

/// The next number of SplitMix64.
static uint64_t next_number(void) {
  const uint64_t step = 0x9E3779B97F4A7C15;
  uint64_t number = atomic_fetch_add(&state, step) + step;
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
  return number ^ (number >> 31);
}

/// Asks the kernel; a negated error is its answer.
static long ask_kernel(long call, const long arguments[6]) {
#ifdef __x86_64__
  register long fourth __asm__("r10") = arguments[3];
  register long fifth __asm__("r8") = arguments[4];
  register long sixth __asm__("r9") = arguments[5];
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(call), "D"(arguments[0]), "S"(arguments[1]), "d"(arguments[2]),
                     "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
  return result;
#else
  register long number __asm__("x8") = call;
  register long result __asm__("x0") = arguments[0];
  register long second __asm__("x1") = arguments[1];
  register long third __asm__("x2") = arguments[2];
  register long fourth __asm__("x3") = arguments[3];
  register long fifth __asm__("x4") = arguments[4];
  register long sixth __asm__("x5") = arguments[5];
  __asm__ volatile("svc 0"
                   : "+r"(result)
                   : "r"(number), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "memory");
  return result;
#endif
}

static long answer(long result) {
  if (result >= 0 || result < -4095) return result;
  errno = (int)-result;
  return -1;
}

static ssize_t fill(void *bytes, size_t count, unsigned flags) {
  if (!follows_seed) {
    const long arguments[6] = {(long)bytes, (long)count, (long)flags};
    return answer(ask_kernel(SYS_getrandom, arguments));
  }
  for (size_t filled = 0; filled < count; filled += sizeof(uint64_t)) {
    uint64_t number = next_number();
    size_t left = count - filled;
    memcpy((char *)bytes + filled, &number, left < sizeof number ? left : sizeof number);
  }
  return (ssize_t)count;
}

static void fill_all(void *bytes, size_t count) {
  for (size_t filled = 0; filled < count;) {
    ssize_t more = fill((char *)bytes + filled, count - filled, 0);
    if (more > 0)
      filled += (size_t)more;
    else if (errno != EINTR)
      __builtin_trap();
  }
}

long syscall(long call, ...) {
  long arguments[6];
  va_list list;
  va_start(list, call);
  for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, long);
  va_end(list);
  if (call == SYS_getrandom && follows_seed)
    return fill((void *)arguments[0], (size_t)arguments[1], 0);
  return answer(ask_kernel(call, arguments));
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) { return fill(bytes, count, flags); }

int getentropy(void *bytes, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  fill_all(bytes, count);
  return 0;
}

void arc4random_buf(void *bytes, size_t count) { fill_all(bytes, count); }

uint32_t arc4random(void) {
  uint32_t number;
  fill_all(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Below this, some remainders would come once more often than others.
  uint32_t least = -bound % bound;
  uint32_t number;
  do number = arc4random();
  while (number < least);
  return number % bound;
}

/// A random UUID, as RFC 9562 has it.
static void make_uuid(unsigned char uuid[16]) {
  fill_all(uuid, 16);
  uuid[6] = (uuid[6] & 0x0F) | 0x40;
  uuid[8] = (uuid[8] & 0x3F) | 0x80;
}

// Foundation's own, which would read /dev/urandom.
void _foundation_uuid_generate_random(unsigned char uuid[16]) { make_uuid(uuid); }
void _cf_uuid_generate_random(unsigned char uuid[16]) { make_uuid(uuid); }
void uuid_generate_random(unsigned char uuid[16]) { make_uuid(uuid); }

#endif
