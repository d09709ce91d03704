"""Computes what a person sees of a motion: each layer's share of the screen, with layers painted in order."""

import math

# One of three colors: the screen that is left, the one that arrives, and everything else.
COLORS = {"source": "#f00", "destination": "#0f0"}
OTHER = "#00f"


def classes(kind, operation):
    """The color of each layer of a kind in an operation; nothing of those that have no part."""
    roles = {layer["name"]: layer["role"] if isinstance(layer["role"], str) else layer["role"].get(operation)
             for layer in kind["layers"]}
    return {name: COLORS.get(role, OTHER) for name, role in roles.items() if role}


def painted(kind):
    """The color of each layer of a kind: of its screens, or if it has none, of what stays, and of all else in turn."""
    colors = {}
    for operation in reversed(kind["operations"]):
        colors |= classes(kind, operation["name"])
    if not set(COLORS.values()) <= set(colors.values()):
        moved = {track["layer"] for operation in kind["operations"] for track in operation.get("tracks", [])}
        others = [layer["name"] for layer in kind["layers"] if layer["name"] in moved]
        colors = {layer["name"]: "#f00" for layer in kind["layers"]}
        colors.update({name: ["#0f0", "#00f"][index % 2] for index, name in enumerate(others)})
    # A screen without a fill is clear; what else has none shows the app's content, which is a color here.
    shown = [layer["name"] for layer in kind["layers"] if "fill" in layer or layer["role"] in ("element", "control")]
    return {name: colors[name] for name in shown if name in colors}


def operations(kind):
    """The operations that time drives, between two screens."""
    drivers = {operation["name"]: operation for operation in kind["operations"]}
    for name, operation in drivers.items():
        own = drivers.get(operation.get("swap"), operation)
        if own.get("driver") == "time" and set(COLORS.values()) <= set(classes(kind, name).values()):
            yield name, operation.get("swap")


def surface(values, extent):
    """The outline of a layer by its values, with its center and size; `extent` knows no rotation."""
    x, y, width, height = extent
    angle, eye = math.radians(values.get("rotationY", 0)), values.get("perspective")
    outline = None
    if angle and eye:
        # About a vertical axis: the right half moves away from the eye, and looks smaller the farther it is.
        frame, anchor = values["frame"], values["anchor"]
        pivot = [frame["x"] + anchor["x"] * frame["width"], frame["y"] + anchor["y"] * frame["height"]]
        outline = []
        for right, down in ((0, 0), (1, 0), (1, 1), (0, 1)):
            across = (right - anchor["x"]) * frame["width"]
            share = eye / (eye + across * math.sin(angle))
            outline.append((pivot[0] + across * math.cos(angle) * share + values["translationX"],
                            pivot[1] + (down - anchor["y"]) * frame["height"] * share))
    circles = {}
    for name in ("mask", "hole"):
        center = values.get(f"{name}Center")
        circles[name] = center and (center["x"], center["y"], max(values[f"{name}Diameter"], 0) / 2)
    return {"box": (x - abs(width) / 2, y - abs(height) / 2, abs(width), abs(height)), "outline": outline, **circles,
            "radius": values.get("cornerRadius", 0), "opacity": min(max(values["opacity"], 0), 1)}


def is_inside(layer, x, y):
    mask, hole = layer["mask"], layer["hole"]
    if mask and math.hypot(x - mask[0], y - mask[1]) > mask[2] or hole and math.hypot(x - hole[0], y - hole[1]) < hole[2]:
        return False
    if layer["outline"]:
        pairs = zip(layer["outline"], layer["outline"][1:] + layer["outline"][:1])
        return all((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0 for a, b in pairs)
    left, top, width, height = layer["box"]
    x, y, radius = x - left, y - top, min(layer["radius"], width / 2, height / 2)
    if not (0 <= x < width and 0 <= y < height):
        return False
    dx, dy = max(radius - x, x - width + radius, 0), max(radius - y, y - height + radius, 0)
    return math.hypot(dx, dy) <= radius or not dx or not dy


def shares(layers, size, count=4000):
    """Returns each color's share of the screen, from `count` points; layers, with their colors, are back to front."""
    found = dict.fromkeys([*COLORS.values(), OTHER], 0.0)
    layers = [layer for layer in reversed(layers) if layer["opacity"]]
    for index in range(count):
        # Points that are even, but in no rows that those of elements could meet: Roberts' sequence of two dimensions.
        x, y, left = (0.5 + index * 0.7548776662) % 1 * size[0], (0.5 + index * 0.5698402910) % 1 * size[1], 1.0
        for layer in layers:
            if left and is_inside(layer, x, y):
                found[layer["color"]] += left * layer["opacity"]
                left *= 1 - layer["opacity"]
    return {color: share / count for color, share in found.items()}


def differences(found, wanted, tolerance=0.01):
    """The colors whose shares differ by more than the tolerance."""
    return [f"{color} is {found[color]:.3f} of the screen, not {share:.3f}" for color, share in wanted.items()
            if abs(found[color] - share) > tolerance]
