/// Numbers spelled out, with their values; "one" is left out, being a pronoun as often.
package let numberWords: [String: String] = [
  "zero": "0", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
  "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "dozen": "12",
  "twenty": "20", "thirty": "30", "forty": "40", "fifty": "50", "sixty": "60", "ninety": "90",
  "hundred": "100", "thousand": "1000", "million": "1000000", "billion": "1000000000",
  "twice": "twice", "half": "half", "double": "double", "triple": "triple",
]
