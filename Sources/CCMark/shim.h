// cmark-gfm, its table and strikethrough extensions. The node types of the extensions are mutable
// globals, which Swift 6 does not import; so the kind of a node is told here.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <string.h>

extern cmark_node_type CMARK_NODE_TABLE, CMARK_NODE_TABLE_ROW, CMARK_NODE_TABLE_CELL;
extern cmark_node_type CMARK_NODE_STRIKETHROUGH;

enum ccmark_extended {
  CCMARK_NONE = 0, CCMARK_TABLE, CCMARK_ROW, CCMARK_CELL, CCMARK_STRIKETHROUGH
};

static inline int ccmark_extended(cmark_node *node) {
  cmark_node_type type = cmark_node_get_type(node);
  if (type == CMARK_NODE_TABLE) return CCMARK_TABLE;
  if (type == CMARK_NODE_TABLE_ROW) return CCMARK_ROW;
  if (type == CMARK_NODE_TABLE_CELL) return CCMARK_CELL;
  if (type == CMARK_NODE_STRIKETHROUGH) return CCMARK_STRIKETHROUGH;
  return CCMARK_NONE;
}
