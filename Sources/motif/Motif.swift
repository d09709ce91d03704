import ArgumentParser
@main struct Motif: ParsableCommand {}
