"""Makes src/ui/fonts/host-grotesk-latin.woff2 from the file of the package (Debian: python3-fonttools, python3-brotli).

The hyphen of Host Grotesk 1.003 is its minus: as wide, at the height of figures, and of one thickness in all weights,
so "walk-in" and "2026-11-24" look as if they had dashes. It becomes as short and as low as a hyphen, and as heavy as the
en dash of the weight.
"""
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation

PACKAGE = "node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2"
RESULT = "src/ui/fonts/host-grotesk-latin.woff2"

ADVANCE, LEFT, RIGHT = 330, 40, 290
BOTTOM, TOP = 261, 320
# At the heaviest weight, for each corner of the outline, then for its four phantom points.
HEAVIER = [(-8, -30), (-8, 28), (8, 28), (8, -30), (0, 0), (0, 0), (0, 0), (0, 0)]


def main():
    font = TTFont(PACKAGE, recalcTimestamp=False)
    pen = TTGlyphPen(None)
    pen.moveTo((LEFT, BOTTOM))
    for corner in ((LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM)):
        pen.lineTo(corner)
    pen.closePath()
    font["glyf"]["hyphen"] = pen.glyph()
    font["hmtx"]["hyphen"] = (ADVANCE, LEFT)
    font["gvar"].variations["hyphen"] = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, HEAVIER)]
    font.flavor = "woff2"
    font.save(RESULT)


main()
