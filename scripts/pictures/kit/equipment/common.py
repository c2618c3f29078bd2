"""What several families share."""
import parts as p

CASTOR = 0.105


def castors(asm, x0, x1, y0, y1, height=CASTOR, inset=0.09):
    for i, x in enumerate((x0 + inset, x1 - inset)):
        for j, y in enumerate((y0 + inset, y1 - inset)):
            p.castor(asm, x, y, height, turn=(25, -15, 160, 200)[2 * i + j])
