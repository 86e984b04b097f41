#ifndef CPLATFORM_HASH_H
#define CPLATFORM_HASH_H

#include <stddef.h>
#include <stdint.h>

/// SHA-256 (FIPS 180-4). In C because a debug build of Swift hashes a hundred times slower.
struct cplatform_sha256 {
  uint32_t state[8];
  uint64_t length;
  uint8_t block[64];
  size_t filled;
};

void cplatform_sha256_begin(struct cplatform_sha256 *hash);
void cplatform_sha256_add(struct cplatform_sha256 *hash, const void *bytes, size_t count);
/// Ends the hash and writes its 64 digits, without a zero behind them.
void cplatform_sha256_end(struct cplatform_sha256 *hash, uint8_t digits[64]);

#endif
