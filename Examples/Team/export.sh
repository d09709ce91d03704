# Exports the motion of the catalog to each platform, into folders that hold nothing else.
set -e
motif export open-menu --to uikit -o ios/Sources/Team/Generated/
motif export open-menu --to compose --package com.example.team.generated \
    -o android/app/src/main/kotlin/com/example/team/generated/
motif export open-menu --to css -o web/generated/
motif export open-menu --to motion -o react/src/generated/
motif export open-menu --to reanimated -o native/src/generated/
