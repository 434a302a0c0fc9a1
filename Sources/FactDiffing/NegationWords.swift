/// Words that turn or restrict what a sentence says, each with the sense that it shares with others.
///
/// "does not" and "doesn't" are one sense, so that rephrasing is not taken for a turn; "only" and
/// "unless" restrict rather than deny and have senses of their own.
package let negationWords: [String: String] = [
  "not": "not", "cannot": "not", "never": "not", "no": "not", "none": "not", "nothing": "not",
  "neither": "not", "nor": "not", "nobody": "not", "nowhere": "not",
  "without": "without",
  "unless": "unless", "except": "unless", "excluding": "unless", "otherwise": "unless",
  "only": "only", "solely": "only", "exclusively": "only",
  "unable": "unable", "unavailable": "unavailable", "unsupported": "unsupported",
  "fails": "fail", "fail": "fail", "failed": "fail",
  "hardly": "hardly", "rarely": "rarely", "seldom": "rarely",
]
