# Shared by the steps of the action. GitHub runs them with the Bash of the runner, which is 3.2 on macOS.
# shellcheck shell=bash

# Ends the step with an annotation.
fail() {
    local text=${1//'%'/%25}
    text=${text//$'\r'/%0D}
    echo "::error::${text//$'\n'/%0A}"
    exit "${2:-64}"
}
