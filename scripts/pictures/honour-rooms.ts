import type { Room } from './rooms'

/** The shape of the tiles on the page. */
const tile = [960, 1104] as const

/** Where the camera is: degrees to the right of the front, metres away and above the middle. */
type View = { turn: number; reach?: number; lens?: number; rise?: number }

/** The honours in the order of their pictures: six certificates, three plaques, three trophies (`kit/rooms/honours.py`). */
const hung: readonly View[] = [
  { turn: 16 },
  { turn: -14 },
  { turn: 20, rise: 0.06 },
  { turn: -18 },
  { turn: 12, rise: -0.05 },
  { turn: -22 },
  { turn: 20, lens: 66 },
  { turn: -16, lens: 66 },
  { turn: 22, lens: 66 },
]

export const honourRooms: readonly Room[] = [
  ...hung.map((view, index) => ({
    name: `honour-${index + 1}`,
    size: tile,
    room: 'honours.wall',
    options: { number: index + 1, lens: 76, ...view },
    pieces: {},
    develop: { exposure: 1, contrast: 0.24, glow: 0 },
  })),
  ...[10, 11, 12].map((number) => ({
    name: `honour-${number}`,
    size: tile,
    room: 'honours.shelf',
    options: { number, lens: 78 },
    pieces: {},
    develop: { exposure: 1, contrast: 0.24, glow: 0.05 },
  })),
]
