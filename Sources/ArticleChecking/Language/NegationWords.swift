/// Words that deny.
enum NegationWords {
  static let all: Set<String> = [
    "not", "no", "never", "none", "nothing", "nobody", "nowhere", "neither", "nor", "without",
    "cannot", "can't", "don't", "doesn't", "didn't", "isn't", "aren't", "wasn't", "weren't",
    "hasn't", "haven't", "won't", "wouldn't", "shouldn't", "undocumented", "nobody's",
  ]
}
