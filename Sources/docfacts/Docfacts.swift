@main struct Docfacts { static func main() {} }
