import FactModel

/// Found by `WaiverDesk` once all other findings are known.
struct WaiverWithoutReasonRule: ArticleRule {
  let name = "waiver-without-reason"
  let summary = "A waiver lacks its reason or its end, or a note has no known form."
  let severity = Severity.error
  let failing = "The kite flies. <!-- docfacts: allow quote-not-found until 2027-01-31 -->"
  let passing = """
    Apple says "the kite knows which way the wind is blowing".
    <!-- docfacts: allow quote-unverified until 2027-01-31 because the page is not public -->
    """
}
