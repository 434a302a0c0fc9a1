import FactModel

/// Found by `WaiverDesk` once all other findings are known.
struct WaiverExpiredRule: ArticleRule {
  let name = "waiver-expired"
  let summary = "A waiver is past its end."
  let severity = Severity.warning
  let failing =
    "The kite flies. <!-- docfacts: allow quote-not-found until 2026-01-31 because it is old -->"
  let passing = """
    Apple says "the kite knows which way the wind is blowing".
    <!-- docfacts: allow quote-unverified until 2027-01-31 because the page is not public -->
    """
}
