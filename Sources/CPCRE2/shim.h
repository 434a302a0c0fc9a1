// PCRE2 on bytes, with a meter: PCRE2 bounds the steps from one place of a text, but not those from
// all its places together, nor the characters that one step of a pattern runs over.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

typedef struct {
  // How many steps are left.
  uint64_t left;
  // What a step may cost that fails before it is seen: the largest repeat that a pattern demands.
  uint64_t repeat;
  // Whether the pattern refers back to what it matched, which is then compared byte by byte.
  int refers_back;
  // Where the step before ended.
  size_t place;
} cpcre2_meter;

// Called before each item of a pattern compiled with PCRE2_AUTO_CALLOUT.
static inline int cpcre2_count(pcre2_callout_block_8 *block, void *data) {
  cpcre2_meter *meter = data;
  size_t place = block->current_position, before = meter->place;
  uint64_t cost = 1 + meter->repeat + (place > before ? place - before : before - place);
  if (meter->refers_back)
    for (uint32_t group = 1; group < block->capture_top; group++) {
      size_t start = block->offset_vector[2 * group], end = block->offset_vector[2 * group + 1];
      if (start != PCRE2_UNSET && end > start) cost += end - start;
    }
  meter->place = place;
  if (meter->left < cost) return PCRE2_ERROR_CALLOUT;
  meter->left -= cost;
  return 0;
}

static inline void cpcre2_set_meter(pcre2_match_context_8 *context, cpcre2_meter *meter) {
  pcre2_set_callout_8(context, cpcre2_count, meter);
}
