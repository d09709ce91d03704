/// The files that two shipped patterns become, as they are to be to the byte.
enum TokenSnapshots {
    static let expand = #"""
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "expand": {
            "$description": "A tapped view grows to fill the screen, then the next screen fades in.",
            "$extensions": {
              "dev.motif": {
                "kind": "expand",
                "pattern": "expand@1",
                "title": "Expand"
              }
            },
            "expandCurve": {
              "$description": "Timing curve of the growth",
              "$extensions": {
                "dev.motif": {
                  "cubicBezier": [0.42, 0, 1, 1],
                  "curve": "easeIn",
                  "parameter": "expandCurve"
                }
              },
              "$type": "cubicBezier",
              "$value": [0.42, 0, 1, 1]
            },
            "expandDuration": {
              "$description": "Duration of the view's growth",
              "$extensions": {
                "dev.motif": {
                  "parameter": "expandDuration"
                }
              },
              "$type": "duration",
              "$value": {
                "unit": "s",
                "value": 0.35
              }
            },
            "presentCurve": {
              "$description": "Timing curve of the fade-in",
              "$extensions": {
                "dev.motif": {
                  "cubicBezier": [0.42, 0, 0.58, 1],
                  "curve": "easeInOut",
                  "parameter": "presentCurve"
                }
              },
              "$type": "cubicBezier",
              "$value": [0.42, 0, 0.58, 1]
            },
            "presentDuration": {
              "$description": "Duration of the next screen's fade-in, after the growth",
              "$extensions": {
                "dev.motif": {
                  "parameter": "presentDuration"
                }
              },
              "$type": "duration",
              "$value": {
                "unit": "s",
                "value": 0.35
              }
            },
            "thresholdScale": {
              "$description": "Extra scale, so that a view with rounded corners still covers the screen",
              "$extensions": {
                "dev.motif": {
                  "parameter": "thresholdScale"
                }
              },
              "$type": "number",
              "$value": 2
            }
          }
        }

        """#

    static let punchOut = #"""
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "punch-out": {
            "$description": "A hole with a shadow opens in the current screen and reveals the next one.",
            "$extensions": {
              "dev.motif": {
                "kind": "punch-out",
                "pattern": "punch-out@1",
                "title": "Punch out"
              }
            },
            "curve": {
              "$description": "Timing curve of the hole, for both push and pop",
              "$extensions": {
                "dev.motif": {
                  "cubicBezier": [0.42, 0, 1, 1],
                  "curve": "easeIn",
                  "parameter": "curve"
                }
              },
              "$type": "cubicBezier",
              "$value": [0.42, 0, 1, 1]
            },
            "duration": {
              "$description": "Duration of the hole's growth or shrinkage",
              "$extensions": {
                "dev.motif": {
                  "parameter": "duration"
                }
              },
              "$type": "duration",
              "$value": {
                "unit": "s",
                "value": 1
              }
            },
            "endDiameterFactor": {
              "$description": "Final diameter, as a multiple of the screen's height",
              "$extensions": {
                "dev.motif": {
                  "parameter": "endDiameterFactor"
                }
              },
              "$type": "number",
              "$value": 1.2
            },
            "outset": {
              "$description": "Distance that the punched screen grows on each side, so that the shadow of its outer edge moves off the screen",
              "$extensions": {
                "dev.motif": {
                  "parameter": "outset"
                }
              },
              "$type": "dimension",
              "$value": {
                "unit": "px",
                "value": 40
              }
            },
            "shadowColor": {
              "$description": "Color of the shadow inside the hole",
              "$extensions": {
                "dev.motif": {
                  "parameter": "shadowColor"
                }
              },
              "$type": "color",
              "$value": {
                "alpha": 1,
                "colorSpace": "srgb",
                "components": [0, 0, 0],
                "hex": "#000000"
              }
            },
            "shadowOffset": {
              "$description": "Offset of the shadow",
              "x": {
                "$extensions": {
                  "dev.motif": {
                    "parameter": "shadowOffset.x"
                  }
                },
                "$type": "dimension",
                "$value": {
                  "unit": "px",
                  "value": 0
                }
              },
              "y": {
                "$extensions": {
                  "dev.motif": {
                    "parameter": "shadowOffset.y"
                  }
                },
                "$type": "dimension",
                "$value": {
                  "unit": "px",
                  "value": 0
                }
              }
            },
            "shadowOpacity": {
              "$description": "Opacity of the shadow",
              "$extensions": {
                "dev.motif": {
                  "parameter": "shadowOpacity"
                }
              },
              "$type": "number",
              "$value": 1
            },
            "shadowRadius": {
              "$description": "Blur radius of the shadow",
              "$extensions": {
                "dev.motif": {
                  "parameter": "shadowRadius"
                }
              },
              "$type": "dimension",
              "$value": {
                "unit": "px",
                "value": 6
              }
            },
            "startDiameter": {
              "$description": "Initial diameter of the circle",
              "$extensions": {
                "dev.motif": {
                  "parameter": "startDiameter"
                }
              },
              "$type": "dimension",
              "$value": {
                "unit": "px",
                "value": 4
              }
            }
          }
        }

        """#
}
