"""How a job is seen: packshot, close-up, group or room."""
import math
from dataclasses import dataclass, field

import equipment
import rooms
import studio


COVER_WALL = 0.70
# Close-ups: white coats, liners and panes stand out from it; the darker one is lit by a single key.
DETAIL_GROUND, KEY_GROUND = "B8C3CA", "75818A"
# How far the ground sees what stands above it, as a share of the largest side.
CONTACT_REACH = 0.35
IN_THE_OPEN = ("headquarters", "harbour", "outdoors", "plateau")


@dataclass
class View:
    exposure: float = 1.2
    contrast: float = 0.18
    glow: float = 0.0
    cut: bool = False
    # How bright the wall is behind the pieces, linear; 0 leaves it as rendered.
    backdrop: float = 0.0
    # Rooms under a roof get white balance and brightness (`finish.py`).
    indoors: bool = False
    ground: object = None
    instances: list = field(default_factory=list)
    # A packshot is rendered only where its product and shadow are: the upper left corner in pixels.
    size: tuple = (0, 0)
    corner: tuple = (0, 0)
    # Within how many metres the ground of a packshot is shaded by what is above it.
    occlusion: float = 0.0
    # Where products are on the picture, in per cent.
    points: list = field(default_factory=list)


def build(job, size):
    kinds = {"packshot": packshot, "detail": detail, "group": group, "room": room}
    return kinds[job["view"]](job, size)


def packshot(job, size):
    """One model, cut out, standing on the common floor."""
    piece = built(job)
    instances = [piece.assembly.place()]
    studio.product_camera(piece.lo, piece.hi, size, piece.turn, piece.rise, tuple(job["fill"]), job["floor"])
    if piece.steel:
        light(piece, job)
    else:
        painted_light(piece)
    ground = studio.packshot_ground()
    corner = studio.crop(piece.lo, piece.hi, size)
    occlusion = CONTACT_REACH * max(sides_of(piece))
    return View(cut=True, ground=ground, instances=instances, size=size, corner=corner, occlusion=occlusion)


def detail(job, size):
    """A place of a piece from near: `turn` to the right of its front, `rise` above it, in degrees."""
    piece = built(job)
    piece.assembly.place()
    shot = job["shot"]
    turn, rise, reach = math.radians(shot["turn"]), math.radians(shot["rise"]), shot["reach"]
    x, y, z = piece.spots[shot["spot"]]
    flat = reach * math.cos(rise)
    eye = (x + flat * math.sin(turn), y - flat * math.cos(turn), z + reach * math.sin(rise))
    stop = shot.get("stop", 16)
    studio.look(eye, (x, y, z), size, shot["lens"], level=abs(shot["rise"]) < 8, focus=reach, stop=stop)
    if "key" in shot:
        studio.key_light(eye, (x, y, z), shot["key"], shot.get("side", -1), x - (5.2 - y) * math.tan(turn))
        if piece.steel:
            studio.key_steel(piece.hi[2] - piece.lo[2])
        studio.packshot_ground(shot.get("ground", KEY_GROUND))
    else:
        light(piece, job)
        studio.packshot_ground(DETAIL_GROUND)
    return View(exposure=shot.get("exposure", 1.15))


def group(job, size):
    """Several pieces in the studio, on the light ground or on the dark stage."""
    lo, hi, points, kinds = placed(job["pieces"])
    steel = any(piece.steel for piece in kinds)
    camera = job["camera"]
    fill = tuple(camera["fill"])
    studio.product_camera(
        lo, hi, size, camera["turn"], camera["rise"], fill, camera["floor"], camera.get("across", 0.5), points
    )
    largest = min(3.2, max(high - low for low, high in zip(lo, hi)))
    if job["stage"] == "dark":
        studio.stage_light(largest, camera["turn"], steel)
        if steel:
            studio.stage_steel(largest)
        elif len(job["pieces"]) == 1:
            studio.stage_rims(lo, hi, mirrors_softbox(kinds[0]))
        studio.stage_ground(steel)
        return View(exposure=1.15, contrast=0.24, glow=0.05)
    if job["stage"] == "cover":
        studio.packshot_light(largest, behind=-5.2 * math.tan(math.radians(camera["turn"])))
        studio.cover_ground()
        return View(backdrop=COVER_WALL)
    studio.packshot_light(largest)
    studio.packshot_ground()
    return View()


def room(job, size):
    """Equipment in a room; each kind is built once and stands there as often as wanted."""
    known = {}

    def make(key):
        if key not in known:
            piece = built(job["pieces"][key])
            piece.assembly.bounds, piece.assembly.spots = (piece.lo, piece.hi), piece.spots
            known[key] = piece.assembly
        return known[key]

    points = rooms.build(job["room"], size, make, job["options"])
    indoors = not job["room"].startswith(IN_THE_OPEN)
    return View(**{"contrast": 0.22, "glow": 0.04, **job["develop"]}, indoors=indoors, points=points)


def placed(pieces):
    """Builds each kind once and places it as often as wanted; gives the low and the high corner of all, the corners of
    each, and the kinds."""
    known, lows, highs, points = {}, [], [], []
    for entry in pieces:
        key = repr([entry["builder"], entry["model"], entry.get("state")])
        if key not in known:
            known[key] = built(entry)
        piece = known[key]
        x, y, z = entry["at"]
        piece.assembly.place((x, y, z), entry.get("turn", 0))
        lo, hi = turned_bounds(piece, entry.get("turn", 0))
        lows.append((lo[0] + x, lo[1] + y, piece.lo[2] + z))
        highs.append((hi[0] + x, hi[1] + y, piece.hi[2] + z))
        points += studio.bounds_points(lows[-1], highs[-1])
    return tuple(map(min, zip(*lows))), tuple(map(max, zip(*highs))), points, list(known.values())


def turned_bounds(piece, degrees):
    a = math.radians(degrees)
    corners = [
        (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a))
        for x in (piece.lo[0], piece.hi[0])
        for y in (piece.lo[1], piece.hi[1])
    ]
    return tuple(map(min, zip(*corners))), tuple(map(max, zip(*corners)))


def built(entry):
    state = entry.get("state", {})
    if "opened" in state:
        state = {**state, "opened": {int(level): angle for level, angle in state["opened"].items()}}
    return equipment.build(entry["builder"], entry["model"], **state)


def sides_of(piece):
    return [high - low for low, high in zip(piece.lo, piece.hi)]


def mirrors_softbox(piece):
    return piece.softbox and not piece.pane


def painted_light(piece):
    """The light of packshots for coated sheets; panes mirror a slanted band instead of a softbox."""
    studio.product_light(piece.lo, piece.hi, mirrors_softbox(piece))
    if piece.pane:
        studio.pane_reflection(sides_of(piece)[2])


def light(piece, job):
    """The house light, larger for larger pieces; what stands open is lit from the right front as well."""
    sides = sides_of(piece)
    studio.packshot_light(max(sides))
    if piece.steel:
        studio.steel_light(sides[2])
    if job.get("state"):
        studio.open_door_fill(sides[2])
    elif piece.pane:
        studio.pane_reflection(sides[2])
