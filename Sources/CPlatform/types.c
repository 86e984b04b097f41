#define _GNU_SOURCE
#include "CPlatformTypes.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

// The runtime's functions that lay out types. It calls them by their addresses, so that a definition of ours
// would not be found: each one's first instructions make way for a jump to a function here, and stand, with a
// jump to the rest, in memory of ours.

/// A type and how far it is made, as the runtime returns it.
struct response {
  const void *type;
  size_t state;
};

/// Where the runtime keeps how many bytes a value has: behind eight functions that handle one.
enum { size_word = 8 };

static void require_fitting(const void *type) {
  const size_t *facts = ((const size_t *const *)type)[-1];
  if (facts == NULL || facts[size_word] <= CPLATFORM_LARGEST_VALUE) return;
  fprintf(stderr,
          "Fatal error: A type whose values have %zu bytes is too large. "
          "Keep so much in an array, which has its elements elsewhere.\n",
          facts[size_word]);
  abort();
}

/// One that fills in a type that is there.
#define INITIALIZER(name)                                                                          \
  static void (*original_##name)(void *, size_t, size_t, const void *, const void *);              \
  static void watched_##name(void *type, size_t flags, size_t count, const void *parts,            \
                             const void *places) {                                                 \
    original_##name(type, flags, count, parts, places);                                            \
    require_fitting(type);                                                                         \
  }

/// One that returns a type, which may still be incomplete.
#define GETTER(name)                                                                               \
  static struct response (*original_##name)(size_t, size_t, const void *, const void *,            \
                                            const void *);                                         \
  static struct response watched_##name(size_t request, size_t count, const void *parts,           \
                                        const void *labels, const void *facts) {                   \
    struct response response = original_##name(request, count, parts, labels, facts);              \
    if (response.state == 0) require_fitting(response.type);                                       \
    return response;                                                                               \
  }

INITIALIZER(swift_initStructMetadata)
INITIALIZER(swift_initEnumMetadataSingleCase)
INITIALIZER(swift_initEnumMetadataSinglePayload)
INITIALIZER(swift_initEnumMetadataMultiPayload)
GETTER(swift_getTupleTypeMetadata)
GETTER(swift_getFixedArrayTypeMetadata)

#define WATCHED(name) {#name, (void *)watched_##name, (void **)&original_##name}

static const struct watched {
  const char *name;
  void *watching;
  void **original;
} all[] = {
    WATCHED(swift_initStructMetadata),
    WATCHED(swift_initEnumMetadataSingleCase),
    WATCHED(swift_initEnumMetadataSinglePayload),
    WATCHED(swift_initEnumMetadataMultiPayload),
    WATCHED(swift_getTupleTypeMetadata),
    WATCHED(swift_getFixedArrayTypeMetadata),
};
enum { count = sizeof all / sizeof *all };

#ifdef __x86_64__

enum { jump_bytes = 13 };

/// Jumps by a register that no caller and no function expects anything in.
static void write_jump(uint8_t *place, const void *target) {
  memcpy(place, (const uint8_t[]){0x49, 0xBB}, 2);
  memcpy(place + 2, &target, 8);
  memcpy(place + 10, (const uint8_t[]){0x41, 0xFF, 0xE3}, 3);
}

/// The length of an instruction that does the same at any address; 0 for all that are not expected at the
/// beginning of a function.
static size_t movable_bytes(const uint8_t *code) {
  size_t prefix = (code[0] & 0xF0) == 0x40;
  uint8_t operation = code[prefix], operands = code[prefix + 1];
  if (operation >= 0x50 && operation <= 0x57) return prefix + 1;
  int between_registers = operands >> 6 == 3;
  if (between_registers && (operation == 0x89 || operation == 0x8B || operation == 0x31))
    return prefix + 2;
  // Room on the stack.
  if (operation == 0x83 && operands == 0xEC) return prefix + 3;
  if (operation == 0x81 && operands == 0xEC) return prefix + 6;
  return 0;
}

#else

enum { jump_bytes = 16 };

static void write_jump(uint8_t *place, const void *target) {
  const uint32_t code[] = {0x58000051, 0xD61F0220};  // ldr x17, #8; br x17
  memcpy(place, code, 8);
  memcpy(place + 8, &target, 8);
}

static size_t movable_bytes(const uint8_t *place) {
  uint32_t code;
  memcpy(&code, place, 4);
  int is_address = (code & 0x1F000000) == 0x10000000, is_branch = (code & 0x7C000000) == 0x14000000,
      is_conditional = (code & 0xFE000000) == 0x54000000 || (code & 0x7C000000) == 0x34000000,
      is_constant = (code & 0x3B000000) == 0x18000000, is_end = (code & 0xFE000000) == 0xD6000000;
  return is_address || is_branch || is_conditional || is_constant || is_end ? 0 : 4;
}

#endif

/// Room for the moved instructions of one function and two jumps.
enum { moved_bytes = 64 };

static size_t bytes_to_move(const uint8_t *code) {
  size_t bytes = 0;
  while (bytes < jump_bytes) {
    size_t more = movable_bytes(code + bytes);
    if (more == 0) return 0;
    bytes += more;
  }
  return bytes;
}

/// Makes the pages of a function's first instructions writable, or readable and executable again.
static int protect(uint8_t *code, int protection) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)code & ~(page - 1);
  return mprotect((void *)start, (uintptr_t)code + jump_bytes - start, protection);
}

/// Finds the functions and how much of each must move; false where one is not as expected.
static bool find(uint8_t *code[count], size_t bytes[count]) {
  for (size_t i = 0; i < count; i++) {
    code[i] = dlsym(RTLD_DEFAULT, all[i].name);
    bytes[i] = code[i] ? bytes_to_move(code[i]) : 0;
    if (bytes[i] == 0) return false;
  }
  return true;
}

bool cplatform_can_watch_types(void) {
  uint8_t *code[count];
  size_t bytes[count];
  return find(code, bytes);
}

bool cplatform_watch_types(void) {
  uint8_t *code[count];
  size_t bytes[count];
  if (!find(code, bytes)) return false;
  uint8_t *moved = mmap(NULL, count * moved_bytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (moved == MAP_FAILED) return false;
  for (size_t i = 0; i < count; i++) {
    uint8_t *place = moved + i * moved_bytes;
    memcpy(place, code[i], bytes[i]);
    write_jump(place + bytes[i], code[i] + bytes[i]);
    *all[i].original = place;
  }
  __builtin___clear_cache((char *)moved, (char *)moved + count * moved_bytes);
  if (mprotect(moved, count * moved_bytes, PROT_READ | PROT_EXEC) != 0) return false;
  for (size_t i = 0; i < count; i++) {
    if (protect(code[i], PROT_READ | PROT_WRITE | PROT_EXEC) != 0) return false;
    write_jump(code[i], all[i].watching);
    __builtin___clear_cache((char *)code[i], (char *)code[i] + jump_bytes);
    if (protect(code[i], PROT_READ | PROT_EXEC) != 0) return false;
  }
  return true;
}

#else

bool cplatform_watch_types(void) { return false; }

bool cplatform_can_watch_types(void) { return false; }

#endif
