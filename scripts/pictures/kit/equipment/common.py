"""What several families share."""
import parts as p

CASTOR = 0.105


def castors(asm, x0, x1, y0, y1, height=CASTOR, inset=0.09):
    """Turned so that the house view sees wheels and forks from the side."""
    for i, x in enumerate((x0 + inset, x1 - inset)):
        for j, y in enumerate((y0 + inset, y1 - inset)):
            p.castor(asm, x, y, height, turn=(-36, -52, -44, -30)[2 * i + j])
