import type { State } from './details'

/** A model in a group: its position in metres and rotation in degrees; optionally the figure on its display and what is open. */
export type Placed = {
  slug: string
  at: readonly [x: number, y: number, z?: number]
  turn?: number
  display?: string
  state?: State
  /** Other than that of its kind. */
  builder?: string
  /** Height of the hotspot on it, in rooms that have hotspots. */
  spot?: number
}

export type Camera = {
  /** Degrees to the right of the front. */
  turn: number
  /** Height of the camera as a share of the height of the group. */
  rise: number
  fill: readonly [number, number]
  floor: number
  /** Where the middle of the group is, as a share of the width. */
  across?: number
}

export type Group = {
  name: string
  size: readonly [number, number]
  stage: 'light' | 'cover' | 'dark'
  pieces: readonly Placed[]
  camera: Camera
}

const coverSize = [1400, 1050] as const
const camera = (changes: Partial<Camera> = {}): Camera => ({
  turn: 24,
  rise: 0.62,
  fill: [0.86, 0.8],
  floor: 0.1,
  ...changes,
})

/** The largest share of the height that a piece takes, and its position above the lower border. */
type Standing = { tall: number; floor: number }

/** Hot products of the Chinese home page: white text at the left, on phones above (S1 2.6). */
const hot = (
  number: number,
  piece: Placed,
  {
    rise = 0.6,
    wide = { tall: 0.82, floor: 0.08 },
    phone = { tall: 0.56, floor: 0.07 },
  }: { rise?: number; wide?: Standing; phone?: Standing } = {},
): Group[] => [
  {
    name: `hot-${number}`,
    size: [2400, 1000],
    stage: 'dark',
    pieces: [piece],
    camera: camera({ turn: 27, rise, fill: [0.4, wide.tall], floor: wide.floor, across: 0.72 }),
  },
  {
    name: `hot-${number}-mobile`,
    size: [1080, 1350],
    stage: 'dark',
    pieces: [piece],
    camera: camera({ turn: 27, rise, fill: [0.66, phone.tall], floor: phone.floor }),
  },
]

const cover = (name: string, pieces: readonly Placed[], changes: Partial<Camera> = {}): Group => ({
  name: `category-cover-${name}`,
  size: coverSize,
  stage: 'cover',
  pieces,
  camera: camera({ fill: [0.8, 0.8], ...changes }),
})

const row = (slug: string, count: number, pitch: number, display?: (place: number) => string): Placed[] =>
  Array.from({ length: count }, (_, place) => ({
    slug,
    at: [place * pitch, 0],
    ...(display ? { display: display(place) } : {}),
  }))

export const groups: readonly Group[] = [
  ...hot(
    1,
    { slug: 'u830', at: [0, 0], display: '-86.0 °C' },
    { wide: { tall: 0.92, floor: 0.04 }, phone: { tall: 0.62, floor: 0.035 } },
  ),
  ...hot(2, { slug: 'v1000', at: [0, 0] }, { rise: 0.95 }),
  ...hot(3, { slug: 'r890', at: [0, 0] }),
  ...hot(4, { slug: 'b150', at: [0, 0] }),
  cover('ultra-low-freezers', [
    { slug: 'u830', at: [-0.8, 0.35] },
    { slug: 'u490', at: [0.12, 0.35] },
    { slug: 'c300', at: [1.0, -0.5] },
  ]),
  cover('biomedical-freezers', [
    { slug: 'u1000', at: [-1.0, 0.3] },
    { slug: 'u510', at: [0.15, 0.3] },
    { slug: 'c360', at: [0.98, -0.5] },
  ]),
  cover('pharmacy-laboratory-refrigerators', [
    { slug: 'r1010', at: [-1.0, 0.2] },
    { slug: 'r390', at: [0.05, 0.2] },
    { slug: 'r120', at: [0.85, -0.3] },
  ]),
  cover('blood-bank', [
    { slug: 'r890', at: [-0.7, 0.2] },
    { slug: 'u620', at: [0.35, 0.25] },
    { slug: 't45', at: [0.75, -0.75] },
  ]),
  cover(
    'vaccine-refrigerators',
    [
      { slug: 'r415', at: [-0.75, 0.4] },
      { slug: 'r100', at: [0.15, -0.1], builder: 'chests.solar_set' },
      { slug: 't24', at: [-0.62, -0.65] },
    ],
    { rise: 0.72 },
  ),
  cover(
    'liquid-nitrogen',
    [
      { slug: 'v1000', at: [-0.5, 0.4] },
      { slug: 'd35', at: [0.42, -0.1] },
      { slug: 's10', at: [0.92, -0.35] },
    ],
    { rise: 0.95 },
  ),
  cover('biosafety', [
    { slug: 'b150', at: [-0.6, 0.3] },
    { slug: 'l100', at: [0.85, 0.35] },
    { slug: 'p60', at: [0.7, -0.75] },
  ]),
  cover('cold-rooms-monitoring', [{ slug: 'w20', at: [0, 0] }], { turn: 24 }),
  {
    name: 'news-u830-launch',
    size: [1600, 1000],
    stage: 'light',
    pieces: [
      { slug: 'u830', at: [-0.66, 0.1], display: '-86.0 °C' },
      { slug: 'u830', at: [0.6, 0], display: '-86.0 °C', state: { door: 104, opened: { 1: 92 } } },
    ],
    camera: camera({ turn: 18, rise: 0.7, fill: [0.84, 0.86], floor: 0.07 }),
  },
  {
    name: 'news-minus-70-debate',
    size: [1600, 1000],
    stage: 'light',
    pieces: [
      { slug: 'u700', at: [-0.55, 0], display: '-70.0 °C' },
      { slug: 'u700', at: [0.55, 0], display: '-80.0 °C' },
    ],
    camera: camera({ turn: 16, rise: 0.7, fill: [0.84, 0.86], floor: 0.07 }),
  },
  {
    name: 'news-v1000-vessel',
    size: [1600, 1000],
    stage: 'light',
    pieces: [
      { slug: 'd47', at: [-1.1, -0.2] },
      { slug: 'v1000', at: [0, 0.3] },
      { slug: 'd35', at: [1.05, -0.2] },
    ],
    camera: camera({ turn: 12, rise: 0.95, fill: [0.8, 0.76] }),
  },
  {
    name: 'menu-products',
    size: [960, 640],
    stage: 'light',
    pieces: [
      { slug: 'r390', at: [-1.75, 0.3] },
      { slug: 'u830', at: [-0.75, 0.3] },
      { slug: 'u490', at: [0.25, 0.3] },
      { slug: 'c300', at: [1.5, 0] },
      { slug: 'v400', at: [0.05, -0.95] },
      { slug: 'd35', at: [0.85, -0.95] },
    ],
    camera: camera({ turn: 18, rise: 0.7, fill: [0.86, 0.8] }),
  },
  {
    name: 'news-vaccine-boxes',
    size: [1600, 1000],
    stage: 'light',
    pieces: [
      { slug: 't24', at: [-0.75, 0.1] },
      { slug: 't15', at: [0.0, 0.15] },
      { slug: 't8', at: [0.6, -0.05] },
      { slug: 't3', at: [0.1, -0.55] },
    ],
    camera: camera({ turn: 18, rise: 1.3, fill: [0.78, 0.6], floor: 0.2 }),
  },
  {
    name: 'news-hydrocarbon-refrigerants',
    size: [1600, 1000],
    stage: 'light',
    pieces: [
      { slug: 'u830', builder: 'machine.compressor', at: [0, 0] },
      { slug: 'u830', builder: 'machine.cylinder', at: [0.46, 0.12] },
      { slug: 'u830', builder: 'machine.cylinder', at: [0.74, 0.3] },
    ],
    camera: camera({ turn: 22, rise: 1.0, fill: [0.78, 0.66], floor: 0.18 }),
  },
  ...['poster-b150-airflow', 'video-cabinet-airflow'].map((name, place): Group => ({
    name,
    size: place === 0 ? [1600, 900] : [1424, 801],
    stage: 'dark',
    pieces: [{ slug: 'b150', at: [0, 0], builder: 'air.cabinet' }],
    // Close enough for the smoke; the stand is cut.
    camera: camera({ turn: place === 0 ? 16 : -20, rise: 0.62, fill: [0.9, 1.14], floor: -0.22 }),
  })),
  {
    name: 'poster-u830-tour',
    size: [1600, 900],
    stage: 'dark',
    pieces: row('u830', 3, 1.3).map((one) => ({ ...one, display: '-86.0 °C' })),
    camera: camera({ turn: 34, rise: 0.55, fill: [0.78, 0.78], floor: 0.09, across: 0.55 }),
  },
  {
    name: 'video-u830-tour',
    size: [1424, 801],
    stage: 'light',
    pieces: [
      { slug: 'u830', at: [-0.75, 0], state: { door: 108, opened: { 1: 96 } } },
      { slug: 'u830', at: [0.9, 0] },
    ],
    camera: camera({ turn: 18, rise: 0.6, fill: [0.7, 0.8], floor: 0.09, across: 0.55 }),
  },
]
