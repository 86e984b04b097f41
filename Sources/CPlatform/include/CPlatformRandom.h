#ifndef CPLATFORM_RANDOM_H
#define CPLATFORM_RANDOM_H

#include <stdint.h>

/// From now on, and for the rest of the process's life, all randomness follows from `seed`: what Swift
/// (`Int.random(in:)`, `shuffled()`, `SystemRandomNumberGenerator`), Foundation (`UUID()`) and libc
/// (`arc4random_uniform`) ask the system for.
///
/// The numbers are good for games and bad for secrets. Processes that do not ask for it get the
/// system's. Where the system's own libraries cannot be told (macOS), it does nothing.
void cplatform_seed_random(uint64_t seed);

#endif
