import type { ManualKind } from '../content/materials/lines'
import type { Clearance } from './drawings'

/** Required free space, by manual. */
export const clearances: Partial<Record<ManualKind, Clearance>> = {
  ult: { back: 100, side: 100, front: 900 },
  freezer: { back: 80, side: 80, front: 800 },
  refrigerator: { back: 50, side: 50, front: 800 },
  ice: { back: 150, side: 150, front: 700 },
  vessel: { back: 300, side: 300, front: 1000 },
  cabinet: { back: 50, side: 300, front: 1000 },
  bench: { back: 50, side: 100, front: 1000 },
  room: { back: 100, side: 100, front: 1500 },
}
