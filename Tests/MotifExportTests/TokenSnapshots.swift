/// The files that two shipped patterns become, as they are to be to the byte.
enum TokenSnapshots {
    static let expand = #"""
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "expand": {
            "$description": "A tapped view grows over the screen, then the next screen fades in.",
            "$extensions": {
              "dev.motif": {
                "kind": "expand",
                "pattern": "expand@1",
                "title": "Expand"
              }
            },
            "expandCurve": {
              "$description": "Timing of the growth",
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
              "$description": "How long the view grows",
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
              "$description": "Timing of the fade",
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
              "$description": "How long the next screen fades in afterwards",
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
              "$description": "Added to the scale so that rounded corners are covered too",
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
            "$description": "A hole with a shadow opens in the screen and shows the next one.",
            "$extensions": {
              "dev.motif": {
                "kind": "punch-out",
                "pattern": "punch-out@1",
                "title": "Punch out"
              }
            },
            "curve": {
              "$description": "Timing of the hole, the same for push and pop",
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
              "$description": "How long the hole grows or closes",
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
              "$description": "Diameter at the end, as a multiple of the screen's height",
              "$extensions": {
                "dev.motif": {
                  "parameter": "endDiameterFactor"
                }
              },
              "$type": "number",
              "$value": 1.2
            },
            "outset": {
              "$description": "How far the punched screen grows on every side, so that the shadow of its own edge leaves the screen",
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
              "$description": "Colour of the shadow in the hole",
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
              "$description": "How far the shadow is moved",
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
              "$description": "Diameter of the circle at the start",
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
