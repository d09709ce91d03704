// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// ArgumentParser imports it, but the bodies of its functions aren't checked here.
