import type { Placed } from './groups'

/** What the windows of a room show. */
type Outlook = 'garden' | 'fields' | 'sea' | 'mountains' | 'campus' | 'city' | 'city_lights'

/** A room put together from data (`kit/rooms/interior.py`); metres, x from the middle, y from the viewer to the back. */
type Plan = {
  size: readonly [width: number, depth: number, height: number]
  floor: 'epoxy' | 'vinyl' | 'concrete' | 'oak' | 'dark' | 'terracotta' | 'linoleum' | 'slate' | 'resin'
  wall?: string
  /** Wall protection up to the windows. */
  dado?: string
  ceiling?: string
  light: 'day' | 'bright' | 'night' | 'warm' | 'dusk' | 'window' | 'dimmed'
  window?: {
    wall: 'back' | 'left' | 'right'
    from: number
    to: number
    sill: number
    head: number
    view: Outlook
  }
  furniture?: readonly {
    kind: string
    at: readonly [x: number, y: number, z?: number]
    turn?: number
    with?: Record<string, Setting>
  }[]
  camera: {
    eye: readonly [number, number, number]
    target: readonly [number, number, number]
    lens: number
    shift?: readonly [number, number]
    /** Closer, as far as all equipment stays in the picture. */
    near?: boolean
    /** It looks down on a table. */
    down?: boolean
    /** Distance of what is sharp, and the stop of the lens. */
    focus?: number
    stop?: number
  }
  seed?: number
  /** Vessels are brushed evenly, for those seen from near. */
  even_steel?: boolean
}

/** An argument of a builder of furniture. */
type Setting = number | string | boolean | readonly Setting[]

/** A place in the open (`kit/rooms/outdoors.py`). */
type OutdoorPlan = {
  ground: 'earth' | 'laterite' | 'grass' | 'plain' | 'sand' | 'gravel' | 'moor'
  /** The concrete below the equipment: x from, to, y from, to. */
  slab: readonly [number, number, number, number]
  sea?: boolean
  /** Where the water begins (y), what kind it is; a jetty of boards instead of the slab. */
  shore?: {
    at: number
    water: 'loch' | 'lagoon'
    jetty?: boolean
  }
  /** Brightness of a sky that is all cloud; `from` is then where it is brightest. */
  overcast?: number
  house?: {
    at: readonly [number, number]
    colour?: string
    wall?: string
    roof?: string
    leaves?: boolean
    /** Not lit it is a store with shelves only. */
    lit?: boolean
  }
  /** The pole with the panels of the house. */
  array?: { at: readonly [number, number] }
  plants?: readonly {
    height: number
    leaf: string
    seed?: number
    /** Where each stands; else so many in groups, from y to y. */
    at?: readonly (readonly [number, number])[]
    count?: number
    between?: readonly [number, number]
    /** Acacias: bushes of twigs when low, flat-crowned trees when tall. */
    thorn?: boolean
  }[]
  /** The height of bare hills at the horizon. */
  hills?: number
  /** The height of snow-covered mountains instead (`plateau.post`). */
  peaks?: number
  /** Height and direction of the sun in degrees. */
  sun?: number
  from?: number
  /** How strong the sun is, 0.55 in clear air. */
  shine?: number
  dust?: number
  clouds?: number
  /** Heaps of cloud, from 0 to 1, under a sun that no cloud hides; `shine` is then its power, 8 if not given. */
  cover?: number
  stones?: number
  /** Where a car passes: x at y = 0 and how far it shifts for each metre. */
  track?: readonly [number, number]
  /** Also what `afield.py` makes. */
  furniture?: Plan['furniture']
  camera: Plan['camera']
  seed?: number
}

type Site = Pick<OutdoorPlan, 'slab' | 'house' | 'array' | 'camera'>

type Develop = { exposure?: number; contrast?: number; glow?: number }

export type Room = {
  name: string
  size: readonly [number, number]
  develop?: Develop
} & (
  | { room: 'interior.room' | 'staged.room'; plan: Plan; pieces: readonly Placed[] }
  | { room: 'outdoors.place' | 'plateau.post'; plan: OutdoorPlan; pieces: readonly Placed[] }
  | {
      room: string
      options?: Record<string, string | number | boolean>
      pieces: Record<string, Omit<Placed, 'at'>>
    }
)

export const coverSize = [1400, 1050] as const
const pageSize = [1424, 890] as const
const officeSize = [1424, 949] as const
export const newsSize = [1600, 1000] as const

export const inside = (
  name: string,
  size: Room['size'],
  plan: Plan,
  pieces: readonly Placed[],
  develop?: Develop,
): Room => ({
  name,
  size,
  room: 'interior.room',
  plan,
  pieces,
  ...(develop ? { develop } : {}),
})

/** A room with small things of `kit/rooms/props.py`. */
export const staged = (
  name: string,
  size: Room['size'],
  plan: Plan,
  pieces: readonly Placed[],
  develop: Develop,
): Room => ({ name, size, room: 'staged.room', plan, pieces, develop })

export const outside = (
  name: string,
  size: Room['size'],
  plan: OutdoorPlan,
  pieces: readonly Placed[],
  develop: Develop = { exposure: 0.6, contrast: 0.2, glow: 0 },
): Room => ({ name, size, room: 'outdoors.place', plan, pieces, develop })

/** A health post and its panels beside it, on the right or on the left; the camera looks into its open doors. */
export const healthPost = (
  side: 1 | -1,
  look: { colour?: string; wall?: string; roof?: string; leaves?: boolean } = {},
): Site => ({
  slab: side > 0 ? [-2.3, 1.2, 3.5, 5.2] : [-1.2, 2.3, 3.5, 5.2],
  house: { at: [-0.9 * side, 5.2], ...look },
  array: { at: [2.48 * side, 6.7] },
  camera: {
    eye: [0.65 * side, -0.5, 1.4],
    target: [0.22 * side, 5, 1.3],
    lens: 32.5,
    shift: [0, 0.015],
  },
})

/** A solar refrigerator inside the post: its panels are those beside the house. */
export const inPost = (slug: string, side: 1 | -1): Placed => ({
  slug,
  at: [-0.85 * side, 5.95, 0.03],
  builder: 'chests.chest',
})

export const eye = (x = 1.2, y = -3.4, lens = 34): Plan['camera'] => ({
  eye: [x, y, 1.5],
  target: [-x * 0.3, 4, 1.42],
  lens,
  shift: [0, -0.03],
  near: true,
})

/** A bench with microscopes and a stool before each, except where someone stands. */
export const microscopes = (
  [x, y]: readonly [number, number],
  count: number,
  { standing }: { standing?: number } = {},
) => [
  { kind: 'bench', at: [x, y] as const, with: { length: count * 1.1, goods: false } },
  ...[...Array(count).keys()].flatMap((k) => {
    const place = x + 1.1 * (k + 0.5 - count / 2)
    const seat =
      k === standing
        ? { kind: 'person', at: [place, y - 0.4] as const, turn: 4, with: { pose: 'working', hair: 'tail' } }
        : { kind: 'stool', at: [place + 0.08 * (k % 2 ? 1 : -1), y - 0.45] as const }
    return [{ kind: 'microscope', at: [place, y + 0.34, 0.9] as const, turn: 14 - 9 * k }, seat]
  }),
]

/** The same model again and again along x. */
export const along = (slug: string, xs: readonly number[], y: number, more: Partial<Placed> = {}): Placed[] =>
  xs.map((x) => ({ slug, at: [x, y], ...more }))

/** The rooms of the solutions are wide. */
export const sceneSize = [2400, 1350] as const
export const dark = { floor: 'dark', wall: '24384A', ceiling: '1B2A36', light: 'night' } as const

export const night: Develop = { exposure: 1.35, contrast: 0.26, glow: 0.06 }
export const day: Develop = { exposure: 1.15 }

/** A row of cabinets in a laboratory in the evening. */
const cabinetRow = (name: string, size: Room['size'], camera: Plan['camera']): Room =>
  staged(
    name,
    size,
    {
      size: [7.6, 11.4, 3.1],
      floor: 'epoxy',
      wall: '56656F',
      ceiling: '8A969C',
      light: 'dusk',
      seed: 71,
      window: { wall: 'left', from: -4, to: 10.8, sill: 0.9, head: 2.8, view: 'city_lights' },
      furniture: [
        { kind: 'bench', at: [-0.9, 7.0], turn: 90, with: { length: 3.0 } },
        { kind: 'bench', at: [-1.0, 3.6], turn: 90, with: { length: 2.6 } },
        { kind: 'trolley', at: [0.86, 2.0], turn: 18, with: { load: 'none' } },
        { kind: 'vial_tray', at: [0.9, 2.04, 0.822], turn: 12 },
        { kind: 'stool', at: [1.66, 4.6] },
        { kind: 'stool', at: [1.62, 8.2] },
        { kind: 'gloves', at: [2.9, 11.4, 1.35] },
        { kind: 'extinguisher', at: [1.5, 11.4] },
        { kind: 'waste', at: [0.4, 11.38] },
        { kind: 'door', at: [-2.4, 11.4] },
      ],
      camera,
    },
    [0.7, 2.6, 4.5, 6.4, 8.3, 10.2].map((y) => ({ slug: 'b150', at: [2.7, y] as const, turn: -90 })),
    { exposure: 1.2, contrast: 0.3, glow: 0.05 },
  )

/** A health post with mountains before its window: an open solar refrigerator in front, text at the left. */
const vaccineRoom = (name: string, size: Room['size'], camera: Plan['camera']): Room =>
  staged(
    name,
    size,
    {
      size: [9.0, 5.2, 3.1],
      floor: 'vinyl',
      dado: 'C6CCCC',
      wall: 'E4E4E1',
      light: 'day',
      seed: 72,
      window: { wall: 'left', from: -1, to: 4.6, sill: 1.15, head: 2.5, view: 'mountains' },
      furniture: [
        { kind: 'basin', at: [-0.9, 5.2] },
        { kind: 'waste', at: [-0.15, 5.18] },
        { kind: 'door', at: [0.95, 5.2] },
        { kind: 'trolley', at: [0.12, 2.75], turn: 16, with: { load: 'none' } },
        { kind: 'vial_cartons', at: [-0.06, 2.8, 0.822], turn: 24 },
      ],
      camera,
    },
    [
      { slug: 'r240', at: [1.45, 2.55], turn: -16, builder: 'chests.chest', state: { lid: 80 } },
      { slug: 't3', at: [0.36, 2.76, 0.822], turn: 12 },
      { slug: 'r415', at: [2.85, 4.3] },
    ],
    day,
  )

/** Freezers by night, one of them open; the light falls off to the left, where the text of the banner stands. */
const biobankRow = (name: string, size: Room['size'], camera: Plan['camera']): Room =>
  staged(
    name,
    size,
    {
      ...dark,
      size: [13.0, 6.4, 3.3],
      seed: 73,
      furniture: [
        { kind: 'trolley', at: [0.5, 3.1], turn: 12, with: { load: 'none' } },
        { kind: 'cryo_boxes', at: [0.36, 3.1, 0.822], turn: -8 },
        { kind: 'cryo_boxes', at: [0.66, 3.14, 0.822], turn: 22, with: { count: 2, opened: true } },
      ],
      camera,
    },
    [
      ...along('v1000', [-5.2, -3.9, -2.6], 5.0, { turn: 14 }),
      ...along('u830', [-0.9, 0.2], 4.6, { spot: 0.5 }),
      { slug: 'u830', at: [1.3, 4.6], state: { door: 104, opened: { 1: 96 } }, spot: 1.1 },
      ...along('u830', [2.4, 3.5], 4.6, { spot: 1.1 }),
    ],
    { ...night, exposure: 1.8 },
  )

export const rooms: readonly Room[] = [
  {
    name: 'about-factory',
    size: pageSize,
    room: 'headquarters.front',
    options: { view: 'evening' },
    pieces: {},
    develop: { exposure: 2.0, contrast: 0.2, glow: 0.06 },
  },
  {
    name: 'investor-cover',
    size: pageSize,
    room: 'headquarters.front',
    options: { view: 'canopy', dull: true },
    pieces: {},
    develop: { exposure: 1.0, contrast: 0.24, glow: 0.02 },
  },
  {
    name: 'menu-about',
    size: [960, 640],
    room: 'headquarters.front',
    options: { view: 'lobby' },
    pieces: {},
    develop: { exposure: 1.45, contrast: 0.2, glow: 0.06 },
  },
  // Freezers at the left and vessels at the right; the record of the nearest freezer is sharp.
  staged(
    'news-biobank-aisle',
    newsSize,
    {
      size: [6.2, 12.6, 3.1],
      floor: 'epoxy',
      wall: '9AA4A8',
      ceiling: 'C3CACD',
      light: 'bright',
      seed: 74,
      furniture: [
        { kind: 'lane', at: [0.15, -2], with: { width: 1.5, length: 14 } },
        { kind: 'supply_line', at: [3.0, 6], turn: -90, with: { length: 12, height: 2.4 } },
        { kind: 'doors', at: [0.2, 12.6] },
        { kind: 'oxygen', at: [1.9, 12.6, 1.9] },
        { kind: 'curve_sheet', at: [-1.139, 2.42, 1.12], turn: 89, with: { wide: 0.21, tall: 0.297 } },
        { kind: 'magnets', at: [-1.138, 2.42, 1.385], turn: 90 },
      ],
      camera: {
        eye: [-0.1, 0.6, 1.52],
        target: [-0.34, 6, 1.3],
        lens: 32,
        shift: [0, -0.02],
        focus: 2.3,
        stop: 3.2,
      },
    },
    [
      ...[2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8, 9.9, 11].map((y) => ({
        slug: 'u830',
        at: [-1.14, y] as const,
        turn: 90,
      })),
      ...[3.4, 5.2, 7, 8.8, 10.6].map((y) => ({ slug: 'v1000', at: [1.9, y] as const, turn: -70 })),
    ],
    { exposure: 0.85, contrast: 0.3 },
  ),
  // A microscope from near; a safety cabinet and a freezer soft behind.
  staged(
    'case-type-5',
    coverSize,
    {
      size: [6.0, 4.4, 2.9],
      floor: 'vinyl',
      wall: 'B9BFBF',
      light: 'day',
      window: { wall: 'left', from: -1, to: 3.2, sill: 1.0, head: 2.3, view: 'campus' },
      seed: 75,
      furniture: [
        { kind: 'worktop', at: [0, 1.2], with: { length: 2.6, tone: '4A5256' } },
        { kind: 'microscope', at: [-0.2, 1.42, 0.9], turn: 30 },
        { kind: 'cryo_boxes', at: [0.32, 1.5, 0.9], turn: -16, with: { count: 2 } },
        { kind: 'task_chair', at: [0.7, 2.75], turn: 24 },
      ],
      camera: {
        eye: [0.06, 0.42, 1.26],
        target: [0.04, 4, 1.05],
        lens: 38,
        shift: [0, -0.08],
        focus: 1.0,
        stop: 3.6,
      },
    },
    [
      { slug: 'b150', at: [0.9, 3.5] },
      { slug: 'u570', at: [-1.1, 3.5] },
    ],
    { exposure: 0.75, contrast: 0.26 },
  ),
  staged(
    'scene-sample-network',
    sceneSize,
    {
      floor: 'resin',
      wall: 'C3C8C6',
      ceiling: '98A3A8',
      light: 'day',
      even_steel: true,
      size: [9.0, 5.4, 2.9],
      seed: 33,
      window: { wall: 'left', from: -2.5, to: 4.4, sill: 0.95, head: 2.5, view: 'garden' },
      furniture: [
        { kind: 'supply_line', at: [0, 5.34], with: { length: 9, height: 2.36 } },
        {
          kind: 'wall_guard',
          at: [0, 5.4],
          with: { length: 8.8, heights: [0.92], tall: 0.13, tone: '5E7078' },
        },
        { kind: 'coving', at: [0, 5.4], with: { length: 9 } },
        { kind: 'sockets', at: [0.1, 5.4, 1.22], with: { length: 1.8, plugs: 3 } },
        { kind: 'mains', at: [-2.0, 5.38], with: { x: -0.24 } },
        { kind: 'oxygen', at: [0.55, 5.4, 1.6] },
        { kind: 'extinguisher', at: [1.86, 5.4] },
        { kind: 'gloves', at: [1.16, 5.4, 1.42] },
        { kind: 'trolley', at: [-1.95, 3.15], turn: -24, with: { load: 'none' } },
        { kind: 'cryo_boxes', at: [-2.11, 3.36, 0.822], turn: -14, with: { count: 2 } },
        { kind: 'cryo_boxes', at: [-1.81, 3.3, 0.822], turn: -34, with: { count: 4, opened: false } },
        { kind: 'gloves_off', at: [-1.57, 3.16, 0.822], turn: 30, with: { tone: '3E6FA0', thick: 2 } },
        ...[3.71, 2.33, 0.95].map((y) => ({
          kind: 'blinds',
          at: [-4.46, y, 2.5] as const,
          turn: 90,
          with: { width: 1.34, height: 1.55, drop: 0.98, tilt: 30 },
        })),
        {
          kind: 'daylight',
          at: [-4.9, 1, 0.6],
          turn: 90,
          with: { width: 8, height: 2.4, veil: 0.55, light: 0.8 },
        },
        { kind: 'clock', at: [-0.3, 5.4, 2.12], with: { radius: 0.14 } },
      ],
      camera: {
        eye: [1.9, -0.4, 1.5],
        target: [-1.0, 4.83, 1.1],
        lens: 30,
        shift: [0, -0.09],
        focus: 4.4,
        stop: 5.6,
      },
    },
    [
      { slug: 'u830', at: [-2.62, 4.5] },
      { slug: 'u830', at: [-1.6, 4.5], spot: 1.1 },
      { slug: 'u570', at: [-3.64, 4.5], state: { door: 104, opened: { 1: 96 } }, spot: 1.1 },
      { slug: 'c390', at: [-0.2, 4.55], spot: 0.42 },
      { slug: 'v1000', at: [1.62, 3.7], turn: -16, spot: 1.05 },
      { slug: 'd65', at: [-0.62, 3.1] },
      { slug: 'd35', at: [-0.2, 2.75] },
    ],
    { exposure: 1.2, contrast: 0.28 },
  ),
  biobankRow('banner-biobank', [2880, 1800], {
    eye: [3.1, 0.5, 1.48],
    target: [0.55, 4.7, 1.3],
    lens: 34,
    shift: [0, -0.03],
    focus: 4.2,
    stop: 4,
  }),
  biobankRow('banner-biobank-mobile', [780, 1560], {
    eye: [2.5, 0.7, 1.48],
    target: [1.62, 4.8, 1.48],
    lens: 34,
    shift: [0, -0.15],
  }),
  inside(
    'banner-blood',
    [2880, 1800],
    {
      ...dark,
      size: [13.0, 6.0, 3.3],
      camera: {
        eye: [3.5, 1.1, 1.45],
        target: [0.9, 4.7, 1.3],
        lens: 32,
        shift: [0, -0.04],
      },
    },
    along('r890', [-5.4, -4.34, -3.28, -2.22, -1.16, -0.1, 0.96, 2.02, 3.08], 4.6),
    night,
  ),
  inside(
    'banner-blood-mobile',
    [780, 1560],
    {
      ...dark,
      size: [13.0, 6.0, 3.3],
      camera: {
        eye: [2.2, 0.9, 1.45],
        target: [0.4, 4.8, 1.5],
        lens: 30,
        shift: [0, -0.15],
      },
    },
    along('r890', [-4.34, -3.28, -2.22, -1.16, -0.1, 0.96], 4.6),
    night,
  ),
  outside(
    'scene-solar-outreach',
    sceneSize,
    {
      ground: 'plain',
      ...healthPost(1, { wall: 'DCCBAE', leaves: false }),
      camera: {
        eye: [1.75, 2.0, 1.1],
        target: [0.7, 5.5, 1.1],
        lens: 32,
        shift: [0, -0.11],
        focus: 2.4,
        stop: 1.8,
      },
      plants: [
        { height: 6.5, leaf: '7C8452', count: 10, between: [24, 70], seed: 5 },
        { height: 0.6, leaf: '8F8A58', count: 120, between: [8, 60], seed: 31 },
      ],
      hills: 46,
      sun: 32,
      from: 118,
      dust: 2.0,
      seed: 4,
    },
    [
      inPost('r240', 1),
      { slug: 't24', at: [0.92, 4.4], turn: 14 },
      { slug: 't12', at: [0.28, 4.62], turn: 32 },
    ],
    { exposure: 0.75, contrast: 0.22, glow: 0.02 },
  ),
  outside(
    'cover-solution-solar-outreach',
    coverSize,
    {
      ground: 'earth',
      ...healthPost(1, { colour: '3E6B6E', wall: 'B2A494', roof: '8FA0A8', leaves: false }),
      array: { at: [2.2, 6.9] },
      camera: {
        eye: [0.72, 2.75, 0.72],
        target: [0.46, 5.6, 0.72],
        lens: 32,
        shift: [0, -0.1],
        focus: 1.48,
        stop: 2,
      },
      plants: [
        { height: 6, leaf: '7C8452', count: 10, between: [22, 60], seed: 5 },
        { height: 0.6, leaf: '8F8A58', count: 110, between: [8, 60], seed: 31 },
      ],
      hills: 50,
      sun: 18,
      from: 112,
      dust: 2.5,
      seed: 12,
    },
    [inPost('r295', 1), { slug: 't3', at: [0.42, 4.2], turn: 14 }],
    { exposure: 1.05, contrast: 0.22, glow: 0.02 },
  ),
  // The carrier on its way, mountains and panels far behind.
  {
    name: 'case-1',
    size: coverSize,
    room: 'plateau.post',
    plan: {
      ground: 'plain',
      ...healthPost(1, { colour: '9A7B52', wall: 'D8CDBB' }),
      furniture: [
        { kind: 'rope', at: [1.34, 3.74, 0.04], with: { radius: 0.12, turns: 5 } },
        { kind: 'person', at: [2.25, 10], turn: 12, with: { pose: 'walking', wear: 'knit' } },
      ],
      camera: {
        eye: [0.86, 2.5, 0.42],
        target: [1.26, 6, 0.42],
        lens: 40,
        shift: [0, -0.09],
        focus: 1.14,
        stop: 3.2,
      },
      plants: [{ height: 0.5, leaf: '8F8A58', count: 60, between: [9, 50], seed: 31 }],
      peaks: 120,
      sun: 22,
      from: 118,
      seed: 7,
    },
    pieces: [inPost('r100', 1), { slug: 't2', at: [1.05, 3.58], turn: 16 }],
    develop: { exposure: 0.95, contrast: 0.22, glow: 0.02 },
  },
  // The edge of a panel under a dusty sky, the post behind.
  outside(
    'case-13',
    coverSize,
    {
      ground: 'sand',
      ...healthPost(-1, { colour: '8A5A3C', wall: 'BFA88D' }),
      camera: {
        eye: [-3.75, 5.05, 1.36],
        target: [-2.75, 7.0, 1.36],
        lens: 38,
        shift: [0, 0.06],
        focus: 1.35,
        stop: 5.6,
      },
      plants: [{ height: 0.9, leaf: '8A8F5A', count: 60, between: [11, 40], seed: 21 }],
      sun: 19,
      from: 236,
      cover: 0.5,
      dust: 1.2,
      seed: 9,
    },
    [inPost('r100', -1), { slug: 't12', at: [-2.35, 11.6, -0.04], turn: -24 }],
    { exposure: 0.7, contrast: 0.24, glow: 0.02 },
  ),
  // The open cold box with its ice packs on a jetty, the lagoon and an island behind.
  outside(
    'case-20',
    coverSize,
    {
      ground: 'sand',
      slab: [-1.9, 3.6, 1.5, 7.6],
      shore: { at: 1, water: 'lagoon', jetty: true },
      furniture: [
        { kind: 'plank_table', at: [0.85, 3.9], turn: -3, with: { length: 1.5, depth: 0.6, height: 0.5 } },
        { kind: 'woven_cloth', at: [0.36, 3.918, 0.501], turn: -3, with: { wide: 0.42 } },
        { kind: 'vial_cartons', at: [0.34, 4.1, 0.512], turn: 14, with: { columns: 1, rows: 2 } },
        { kind: 'rope', at: [1.4, 4.1, 0.501], with: { radius: 0.075, thick: 0.008 } },
        { kind: 'rope', at: [0.1, 5.9, 0.05], with: { radius: 0.2, turns: 6, thick: 0.016 } },
      ],
      camera: {
        eye: [0.58, 2.72, 1.5],
        target: [0.82, 4.3, 0.8],
        down: true,
        lens: 38,
        focus: 1.5,
        stop: 2.4,
      },
      sun: 52,
      from: 130,
      dust: 0.3,
      clouds: 0.6,
      stones: 0,
      seed: 15,
    },
    [{ slug: 't24', at: [0.9, 4.06, 0.462], turn: 12, state: { lid: 98 } }],
    { exposure: 0.64, contrast: 0.26, glow: 0.02 },
  ),
  // The thousandth on the day it comes: its display under the eaves, mountains behind.
  {
    name: 'case-28',
    size: coverSize,
    room: 'plateau.post',
    plan: {
      ground: 'gravel',
      ...healthPost(-1, { colour: '6E4B3A', wall: 'B3A48E', roof: '7F6A60', leaves: false }),
      slab: [-1.6, 2.3, 2.9, 5.2],
      array: { at: [-2.5, 8.6] },
      furniture: [{ kind: 'pallet', at: [-1.9, 10.4], turn: 24, with: { high: 2 } }],
      camera: {
        eye: [-1.4, 3.2, 1.24],
        target: [-1.12, 4.7, 1.24],
        lens: 40,
        shift: [0, -0.16],
        focus: 1.25,
        stop: 2,
      },
      plants: [{ height: 0.5, leaf: '8F8A58', count: 60, between: [9, 40], seed: 31 }],
      peaks: 190,
      sun: 18,
      from: 240,
      cover: 0.5,
      seed: 18,
    },
    pieces: [
      { slug: 'r100', at: [-0.85, 4.4], turn: 6, builder: 'chests.chest' },
      { slug: 't2', at: [-0.98, 4.62, 0.852], turn: 22 },
    ],
    develop: { exposure: 0.56, contrast: 0.22, glow: 0.02 },
  },
  // A carton of vaccine on its way into the open refrigerator before a mud-wall store, in hard sun; its panels on the plain are soft.
  outside(
    'case-37',
    coverSize,
    {
      ground: 'laterite',
      slab: [-3.2, 0.7, 2.6, 5.2],
      house: { at: [-1.6, 5.2], colour: '4A6F8C', wall: 'A4705A', leaves: false, lit: false },
      array: { at: [2.9, 5.3] },
      furniture: [
        {
          kind: 'carton_held',
          at: [-1.12, 3.92, 0.98],
          turn: -8,
          with: { elbow: [-0.08, -0.93, 0.34], sleeve: 0.66 },
        },
      ],
      camera: {
        eye: [-2.25, 3.16, 1.5],
        target: [-0.4, 4.2, 1.07],
        down: true,
        lens: 45,
        focus: 1.4,
        stop: 2.2,
      },
      plants: [
        {
          height: 1.1,
          leaf: '7A7D4A',
          at: [
            [16.9, 7.3],
            [22.1, 5.2],
          ],
          seed: 71,
          thorn: true,
        },
        { height: 5.2, leaf: '74784A', at: [[44, 16]], seed: 75, thorn: true },
      ],
      sun: 48,
      from: 140,
      cover: 0.2,
      dust: 2.6,
      seed: 37,
    },
    [{ slug: 'r240', at: [-1.0, 3.7], builder: 'chests.chest', state: { lid: 74 } }],
    { exposure: 0.5, contrast: 0.26, glow: 0.02 },
  ),
  outside(
    'news-solar-field-test',
    newsSize,
    {
      ground: 'earth',
      ...healthPost(-1, { colour: '4C6A74', wall: 'BF9468', leaves: false }),
      slab: [-1.9, 2.3, 2.6, 5.2],
      camera: {
        eye: [0.16, 2.3, 1.26],
        target: [-0.95, 5.0, 1.26],
        lens: 40,
        shift: [0, -0.12],
        focus: 1.6,
        stop: 2,
      },
      plants: [{ height: 0.7, leaf: '7F8A50', count: 90, between: [9, 50], seed: 27 }],
      hills: 24,
      sun: 30,
      from: 160,
      dust: 1.8,
      seed: 27,
    },
    [
      { slug: 'r240', at: [-0.65, 3.75], turn: 4, builder: 'chests.chest' },
      { slug: 't3', at: [-0.92, 4.02, 0.921], turn: -12 },
    ],
    { exposure: 0.5, contrast: 0.22, glow: 0.02 },
  ),
  outside(
    'history-2012',
    [1200, 800],
    {
      ground: 'sand',
      ...healthPost(1, { colour: '7C5A3A', wall: 'D3B48A', leaves: false }),
      camera: {
        eye: [1.75, 1.5, 1.15],
        target: [0.75, 5.4, 1.15],
        lens: 36,
        shift: [0, -0.05],
        focus: 2.95,
        stop: 2,
      },
      plants: [
        { height: 5.5, leaf: '7A8450', count: 7, between: [24, 60], seed: 9 },
        { height: 0.8, leaf: '8A8F5A', count: 110, between: [8, 50], seed: 21 },
      ],
      hills: 24,
      sun: 15,
      from: 122,
      dust: 3.0,
      track: [3.4, 0.35],
      seed: 41,
    },
    [{ slug: 'r210', at: [0.45, 4.25], turn: 8, builder: 'chests.chest' }],
    { exposure: 0.72, contrast: 0.22, glow: 0.02 },
  ),
  // The points of a hospital on a display by daylight; logger and gateway with leads to the refrigerators behind.
  staged(
    'case-38',
    coverSize,
    {
      size: [5.6, 6.0, 2.9],
      floor: 'vinyl',
      wall: 'B4B9B8',
      light: 'window',
      seed: 238,
      window: { wall: 'left', from: 0.6, to: 5.0, sill: 0.9, head: 2.5, view: 'garden' },
      furniture: [
        { kind: 'watch_table', at: [-0.1, 1.6], with: { width: 2.2, depth: 0.85, tone: 'ash' } },
        { kind: 'station', at: [-0.07, 2.2, 0.745], turn: 4 },
        { kind: 'keys', at: [-0.1, 1.95, 0.745], turn: 3 },
        { kind: 'mouse', at: [0.15, 1.96, 0.745], turn: -6 },
        {
          kind: 'cable',
          at: [0, 0, 0],
          with: {
            path: [
              0.32, 1.95, 0.749, 0.3, 1.99, 0.7475, 0.25, 2.1, 0.7475, 0.24, 2.28, 0.7475, 0.29, 2.464, 0.748,
              0.29, 2.49, 0.6,
            ],
            radius: 0.0021,
            bend: 0.03,
          },
        },
        {
          kind: 'cable',
          at: [0, 0, 0],
          with: {
            path: [
              0.53, 2.395, 0.764, 0.51, 2.425, 0.757, 0.47, 2.435, 0.749, 0.46, 2.464, 0.7495, 0.46, 2.49,
              0.6,
            ],
            radius: 0.003,
            colour: '2F6E8E',
            bend: 0.012,
          },
        },
        {
          kind: 'cable',
          at: [0, 0, 0],
          with: {
            path: [0.64, 2.37, 0.758, 0.65, 2.41, 0.754, 0.64, 2.462, 0.7485, 0.64, 2.49, 0.6],
            radius: 0.0022,
            bend: 0.012,
          },
        },
      ],
      camera: {
        eye: [0.17, 0.52, 1.3],
        target: [0.17, 2.6, 1],
        lens: 52,
        shift: [0, -0.28],
        focus: 1.52,
        stop: 2.8,
      },
    },
    [
      {
        slug: 'trace-4',
        at: [0.33, 1.92, 0.745],
        turn: -12,
        display: '5.1 °C',
        state: { wired: false },
      },
      { slug: 'trace-gateway', at: [0.6, 2.22, 0.745], turn: -18, state: { wired: false } },
      { slug: 'r390', at: [0.7, 5.1], display: '4.6 °C' },
      { slug: 'r390', at: [1.38, 5.1], display: '5.1 °C' },
      { slug: 'r390', at: [2.06, 5.1], display: '4.9 °C' },
    ],
    { exposure: 0.48, contrast: 0.24 },
  ),
  inside(
    'news-blood-bank-night',
    newsSize,
    {
      ...dark,
      size: [9.0, 5.0, 3.1],

      camera: { eye: [-3.3, -0.2, 1.5], target: [2.0, 4.6, 1.3], lens: 28, shift: [0, -0.04] },
    },
    [
      { slug: 'r610', at: [-1.9, 4.0] },
      { slug: 'r610', at: [-1.06, 4.0] },
      { slug: 'r610', at: [-0.22, 4.0] },
      { slug: 'r610', at: [0.62, 4.0] },
      { slug: 'r610', at: [1.46, 4.0] },
      { slug: 'r610', at: [2.3, 4.0] },
      { slug: 'r610', at: [3.14, 4.0] },
    ],
    night,
  ),
  // A microscope by the window of the laboratory, a vessel with its lid open soft behind.
  staged(
    'news-university-partnership',
    newsSize,
    {
      size: [8.4, 5.2, 3.0],
      floor: 'vinyl',
      wall: 'ACB0AF',
      light: 'day',
      seed: 51,
      window: { wall: 'left', from: -2, to: 4.8, sill: 1.0, head: 2.62, view: 'campus' },
      furniture: [
        { kind: 'bench', at: [-0.4, 1.1], with: { length: 2.6, goods: false } },
        { kind: 'microscope', at: [-0.06, 1.3, 0.9], turn: 24 },
        { kind: 'sheets', at: [0.34, 1.24, 0.9], turn: -14 },
        { kind: 'pen', at: [0.26, 1.3, 0.904], turn: 50 },
        { kind: 'oxygen', at: [-0.4, 5.2, 1.6] },
      ],
      camera: {
        eye: [0.22, 0.4, 1.24],
        target: [0.08, 3.0, 1.1],
        lens: 37,
        shift: [0, -0.04],
        focus: 1.0,
        stop: 3.6,
      },
    },
    [
      { slug: 'v1000', at: [0.95, 3.6], turn: -16, state: { lid: 74, spill: false } },
      { slug: 'u570', at: [-1.3, 4.3], turn: 10 },
    ],
    { exposure: 0.88, contrast: 0.24 },
  ),
  // Cartons on a strapped pallet from near; a pallet truck before the open door of the cold room is soft.
  staged(
    'news-cold-room-vaccine',
    newsSize,
    {
      size: [8.6, 7.6, 3.8],
      floor: 'concrete',
      wall: 'C4C9CA',
      light: 'bright',
      seed: 52,
      furniture: [
        { kind: 'pallet', at: [0.72, 1.55], turn: -18, with: { high: 4 } },
        { kind: 'straps', at: [0.72, 1.55], turn: -18, with: { high: 4 } },
        { kind: 'pallet_truck', at: [-0.34, 2.75], turn: 14 },
        { kind: 'pallet', at: [-0.5, 3.0], turn: 14, with: { high: 1 } },
        { kind: 'pallet', at: [2.6, 5.0], turn: 6, with: { high: 4 } },
        { kind: 'lane', at: [-1.75, -4], with: { width: 1.1, length: 8.3 } },
      ],
      camera: {
        eye: [0.12, 0.3, 1.42],
        target: [-0.05, 3.8, 1.25],
        lens: 34,
        shift: [0, -0.04],
        focus: 1.4,
        stop: 3.2,
      },
    },
    [{ slug: 'w20', at: [-0.75, 4.4] }],
    { exposure: 0.86, contrast: 0.26 },
  ),
  // A visitor's book on the counter of the hall from near; a freezer on show and seats by the windows behind.
  staged(
    'office-hall',
    officeSize,
    {
      size: [10.0, 9.0, 3.4],
      floor: 'oak',
      wall: 'C9C8C2',
      light: 'day',
      seed: 61,
      window: { wall: 'left', from: -3, to: 8.6, sill: 0.25, head: 3.0, view: 'garden' },
      furniture: [
        { kind: 'slats', at: [0.35, 8.9], with: { width: 5.6, height: 3.3, mark: 0.66 } },
        { kind: 'counter', at: [1.1, 1.5], turn: -16, with: { length: 2.6 } },
        { kind: 'ledger', at: [0.5, 1.82, 1.06], turn: -10 },
        { kind: 'pen', at: [0.56, 1.9, 1.084], turn: 40 },
        { kind: 'brochure', at: [0.98, 1.72, 1.06], turn: -22 },
        { kind: 'brochure', at: [1.0, 1.7, 1.0625], turn: -26, with: { tone: '2C4A44' } },
        { kind: 'plinth', at: [1.35, 4.9], turn: -8, with: { width: 1.6 } },
        { kind: 'sofa', at: [-2.6, 5.6], turn: 62, with: { seats: 3 } },
        { kind: 'armchair', at: [-0.75, 6.3], turn: -34 },
        { kind: 'planter', at: [-2.9, 7.6], with: { height: 1.9 } },
        { kind: 'planter', at: [-1.5, 8.4], with: { height: 1.6 } },
        { kind: 'carpet', at: [-1.6, 4.6], with: { width: 2.6, length: 2.6, colour: '6E7B80' } },
      ],
      camera: {
        eye: [0.1, 0.55, 1.56],
        target: [0.2, 4.0, 1.3],
        lens: 30,
        shift: [0, -0.1],
        focus: 1.4,
        stop: 4,
      },
    },
    [{ slug: 'u830', at: [1.35, 5.2, 0.16], turn: -8 }],
    { exposure: 0.9, contrast: 0.26 },
  ),
  // A freezer on the line before its door is hung: its machine is in, a part of its seal still hangs out; the next ones soft behind it.
  staged(
    'office-line-two',
    officeSize,
    {
      size: [12.0, 18.0, 4.2],
      floor: 'resin',
      wall: 'A9B0B2',
      ceiling: '8C979D',
      light: 'bright',
      seed: 62,
      furniture: [
        { kind: 'steel_line', at: [-0.95, -4], with: { length: 21.8 } },
        { kind: 'floor_mat', at: [0.22, 1.6], with: { wide: 0.9, length: 3.4 } },
        { kind: 'floor_mat', at: [0.22, 5.4], with: { wide: 0.9, length: 3.4 } },
        { kind: 'hung_driver', at: [0.02, 1.68, 1.02], turn: 40, with: { swing: 4 } },
        { kind: 'step_sheet', at: [0.14, 3.3], turn: -14, with: { height: 1.28 } },
        { kind: 'parts_stand', at: [0.66, 4.7], turn: -24 },
        { kind: 'parts_stand', at: [1.3, 7.4], turn: -40 },
        { kind: 'racking', at: [3.2, 13], turn: -90, with: { bays: 6, levels: 4 } },
        { kind: 'wheel_marks', at: [0.9, 2], with: { length: 8, count: 9 } },
        {
          kind: 'softbox',
          at: [1.8, 0.4, 2.9],
          with: { aim: [-2.6, 1.7, -1.9], power: 96, wide: 1.4, tall: 1.4, tone: 'FFF0DC' },
        },
        {
          kind: 'softbox',
          at: [-3.2, 5.5, 3.4],
          with: { aim: [2.4, 0.6, -2], power: 190, wide: 1.0, tall: 7, tone: 'DCEBFF' },
        },
      ],
      camera: {
        eye: [0.6, 0.5, 1.2],
        target: [-1.24, 4.05, 1.2],
        lens: 31,
        shift: [0, -0.06],
        focus: 2.0,
        stop: 3.6,
      },
    },
    [
      { slug: 'u830', at: [-0.95, 2.2, 0.2], turn: 46, builder: 'assembly.body', state: { seal: 0.8 } },
      { slug: 'u830', at: [-0.95, 3.9, 0.2], turn: 46, builder: 'assembly.body', state: { machine: false } },
      ...[5.6, 7.3, 9.0, 10.7, 12.4].map((y) => ({
        slug: 'u830',
        at: [-0.95, y, 0.2] as const,
        turn: 46,
        builder: 'assembly.body',
      })),
    ],
    { exposure: 1.0, contrast: 0.26 },
  ),
  // Work: a hand tightens the clamps of a freezer's controller on the bench; a colleague before freezers soft behind.
  staged(
    'office-open-plan',
    officeSize,
    {
      size: [5.0, 5.0, 2.9],
      floor: 'linoleum',
      wall: '87959A',
      light: 'day',
      seed: 63,
      furniture: [
        { kind: 'assembly_bench', at: [0, 0.4] },
        { kind: 'controller', at: [0.03, 0.75, 0.9025], turn: -9 },
        { kind: 'driver_held', at: [0.168, 0.776, 1.1275], with: { tone: '4C82BC' } },
        { kind: 'cutters', at: [-0.3, 0.82, 0.9025], turn: 34 },
        { kind: 'screw_dish', at: [-0.27, 0.99, 0.9025] },
        { kind: 'numbered_probes', at: [0.36, 0.98, 0.9025], turn: 12 },
        {
          kind: 'person',
          at: [-0.78, 2.85],
          turn: -16,
          with: { pose: 'working', wear: 'jacket', hair: 'bun', height: 1.7 },
        },
        {
          kind: 'softbox',
          at: [-1.15, 0.9, 1.95],
          with: { aim: [1.3, -0.1, -1.0], power: 44, wide: 0.7, tall: 0.9, tone: 'FFF4E6' },
        },
        {
          kind: 'softbox',
          at: [-1.6, 2.2, 2.6],
          with: { aim: [1.4, 0.8, -1.5], power: 120, wide: 0.8, tall: 0.8, tone: 'F4F7FA' },
        },
      ],
      camera: {
        eye: [0.0, -0.06, 1.38],
        target: [0.07, 2.4, 1.38],
        lens: 40,
        shift: [0, -0.37],
        focus: 0.96,
        stop: 4.5,
      },
    },
    [
      { slug: 'u830', at: [-1.15, 3.6], turn: 10 },
      { slug: 'u830', at: [-0.2, 3.75], turn: 10 },
      { slug: 'u570', at: [1.35, 3.9], turn: 6 },
    ],
    { exposure: 0.72, contrast: 0.26 },
  ),
  // An open book of readings and a mug on the table of the reading room; a seat before the shelves is soft.
  staged(
    'office-reading-room',
    officeSize,
    {
      size: [7.6, 5.6, 3.0],
      floor: 'oak',
      wall: 'DBD8CF',
      light: 'warm',
      seed: 64,
      window: { wall: 'right', from: -1.5, to: 4.8, sill: 0.7, head: 2.7, view: 'garden' },
      furniture: [
        { kind: 'books', at: [-0.6, 5.26], with: { width: 5.6, levels: 7 } },
        { kind: 'counter', at: [0.1, 1.0], with: { length: 2.6 } },
        { kind: 'ledger', at: [-0.06, 1.06, 1.06], turn: 12 },
        { kind: 'pen', at: [-0.2, 1.2, 1.0835], turn: 70 },
        { kind: 'folders', at: [0.5, 1.4, 1.06], turn: -14, with: { count: 3 } },
        { kind: 'mug', at: [0.4, 1.22, 1.06], turn: 20, with: { colour: 'B7562F' } },
        { kind: 'carpet', at: [-0.1, 2.7], with: { width: 2.6, length: 1.9, colour: '7A4A3C' } },
        { kind: 'armchair', at: [0.55, 3.5], turn: -30 },
        { kind: 'armchair', at: [-0.85, 3.7], turn: 34 },
        { kind: 'planter', at: [2.5, 4.8], with: { height: 1.4 } },
      ],
      camera: {
        eye: [0.24, 0.4, 1.56],
        target: [0.0, 2.6, 1.24],
        lens: 37,
        shift: [0, -0.24],
        focus: 0.98,
        stop: 3.6,
      },
    },
    [],
    { exposure: 0.72, contrast: 0.26 },
  ),
  // A sales engineer's desk in an office: brochure, offer and telephone sharp, desks of colleagues and shelves behind.
  staged(
    'contact-desk',
    [1424, 890],
    {
      size: [5.2, 6.8, 3.0],
      floor: 'oak',
      wall: 'D6D1C6',
      light: 'day',
      seed: 66,
      window: { wall: 'left', from: 0.6, to: 6.2, sill: 0.5, head: 2.7, view: 'garden' },
      furniture: [
        { kind: 'watch_table', at: [0, 1.0], with: { width: 2.4, depth: 0.8, tone: 'walnut' } },
        { kind: 'brochure', at: [-0.19, 1.2, 0.745], turn: 26, with: { tone: '2C4A44' } },
        { kind: 'brochure', at: [-0.14, 1.2, 0.7475], turn: 12 },
        { kind: 'sheets', at: [0.17, 1.21, 0.745], turn: -10, with: { curve: false } },
        { kind: 'pen', at: [0.15, 1.3, 0.7495], turn: 58 },
        { kind: 'desk_telephone', at: [0.43, 1.42, 0.745], turn: -20, with: { figure: '10:24' } },
        { kind: 'mug', at: [-0.41, 1.46, 0.745], turn: 35, with: { colour: 'D9D2C2' } },
        { kind: 'keys', at: [0.03, 1.62, 0.745], turn: -3 },
        { kind: 'watch_table', at: [-1.15, 3.9], with: { width: 1.6, depth: 0.8, tone: 'walnut' } },
        { kind: 'station', at: [-1.2, 4.36, 0.745], turn: 14 },
        { kind: 'task_chair', at: [-0.95, 3.6], turn: 24 },
        { kind: 'watch_table', at: [0.95, 3.9], with: { width: 1.6, depth: 0.8, tone: 'walnut' } },
        { kind: 'overview', at: [0.8, 4.36, 0.745], turn: -8, with: { theme: 'light' } },
        { kind: 'task_chair', at: [1.1, 3.5], turn: -30 },
        { kind: 'mug', at: [0.42, 4.1, 0.745], turn: 120 },
        { kind: 'books', at: [0.75, 6.46], with: { width: 3.4, levels: 6 } },
        { kind: 'planter', at: [-1.9, 5.9], with: { height: 1.5 } },
        { kind: 'softbox', at: [-1.5, 1.3, 1.9], with: { aim: [1.4, 0, -1.1], power: 13, tone: 'FFF0DA' } },
      ],
      camera: {
        eye: [0.03, 0.08, 1.3],
        target: [0.03, 3, 1.3],
        lens: 44,
        shift: [0, -0.315],
        focus: 1.34,
        stop: 2.4,
      },
    },
    [],
    { exposure: 0.98, contrast: 0.26 },
  ),
  // The curve of a test on its trolley from near, an open freezer and the climate chambers soft behind.
  staged(
    'office-test-centre',
    officeSize,
    {
      size: [7.6, 13.0, 3.2],
      floor: 'epoxy',
      wall: 'D5DADB',
      light: 'bright',
      seed: 65,
      furniture: [
        { kind: 'chamber_bank', at: [-1.7, 5.6], turn: 90 },
        { kind: 'lane', at: [-0.85, -4], with: { width: 1.5, length: 17 } },
        { kind: 'doors', at: [0.4, 12.96] },
        { kind: 'andon', at: [1.5, 6.4] },
        { kind: 'trolley', at: [0.1, 1.1], turn: 8, with: { load: 'none' } },
        { kind: 'laptop', at: [-0.12, 1.26, 0.822], turn: 14, with: { figure: '5.0' } },
        { kind: 'clipboard', at: [0.36, 1.06, 0.822], turn: -18 },
        {
          kind: 'mapping',
          at: [0.95, 3.5],
          turn: -10,
          with: { half: 0.53, levels: [0.55, 0.9, 1.3, 1.65], out: [-0.257, -2.107, 0.822] },
        },
      ],
      camera: {
        eye: [0.1, 0.1, 1.38],
        target: [0.1, 4, 1.2],
        lens: 36,
        shift: [0, -0.15],
        focus: 1.25,
        stop: 2.6,
      },
    },
    [
      { slug: 'r1010', at: [0.95, 3.5], turn: -10, state: { door: 108 } },
      { slug: 'u570', at: [2.6, 5.6], turn: -84 },
      { slug: 'u570', at: [-2.3, 2.72], turn: 80 },
      { slug: 'u830', at: [-2.35, 4.95], turn: 82 },
      { slug: 'r1010', at: [-2.35, 7.15], turn: 84 },
    ],
    { exposure: 0.7, contrast: 0.28 },
  ),
  // A compressor and gauges on a table of the training room from near; the circuit on the screen, an open freezer behind.
  staged(
    'office-training-room',
    officeSize,
    {
      size: [9.0, 6.6, 3.1],
      floor: 'vinyl',
      wall: 'B9C1C3',
      light: 'day',
      seed: 66,
      window: { wall: 'left', from: -3, to: 5.4, sill: 0.9, head: 2.6, view: 'garden' },
      furniture: [
        { kind: 'projection', at: [-0.6, 6.54], with: { width: 2.9, circuit: true } },
        { kind: 'service_bench', at: [0.2, 1.0], with: { length: 3.0, panel: false } },
        { kind: 'manifold', at: [0.42, 1.28, 0.9], turn: -10, with: { coiled: true } },
        { kind: 'loose_tools', at: [0.36, 1.12, 0.9], turn: 30 },
        { kind: 'long_table', at: [-1.9, 3.4], with: { length: 2.2 } },
        { kind: 'long_table', at: [0.8, 3.4], with: { length: 2.2 } },
        { kind: 'extinguisher', at: [3.2, 6.6] },
      ],
      camera: {
        eye: [0.1, 0.1, 1.5],
        target: [0.05, 6.5, 1.3],
        lens: 34,
        shift: [0, -0.14],
        focus: 1.35,
        stop: 4,
      },
    },
    [
      { slug: 'u830', at: [-0.12, 1.3, 0.9], turn: 12, builder: 'machine.compressor' },
      { slug: 'u570', at: [1.75, 5.7], turn: -8, state: { door: 104, opened: { 1: 96 } } },
    ],
    { exposure: 1.1, contrast: 0.22 },
  ),
  staged(
    'office-canteen',
    officeSize,
    {
      size: [10.4, 8.0, 3.1],
      floor: 'oak',
      wall: 'C0C2C1',
      light: 'day',
      seed: 67,
      window: { wall: 'back', from: -4.6, to: 4.6, sill: 0.5, head: 2.75, view: 'sea' },
      furniture: [
        { kind: 'canteen_table', at: [0.1, 1.2], turn: 62, with: { length: 2.8, laid: false } },
        { kind: 'water', at: [-0.02, 1.36, 0.75], turn: 20 },
        { kind: 'canteen_table', at: [-2.0, 4.6], turn: 62 },
        { kind: 'canteen_table', at: [1.1, 4.4], turn: 30 },
        { kind: 'canteen_table', at: [3.2, 5.6], turn: 40 },
        { kind: 'planter', at: [0.4, 7.2], with: { height: 1.8 } },
      ],
      camera: {
        eye: [0.3, 0.35, 1.08],
        target: [-0.2, 2.2, 0.86],
        lens: 45,
        shift: [0, -0.09],
        focus: 1.04,
        stop: 4,
      },
    },
    [],
    { exposure: 0.72, contrast: 0.22 },
  ),
  {
    name: 'office-courtyard',
    size: officeSize,
    room: 'headquarters.courtyard',
    pieces: {},
    develop: { exposure: 0.62, contrast: 0.2, glow: 0 },
  },
  // Line one: a freezer with its first displays from near, bodies on the conveyor soft behind it.
  staged(
    'history-2020',
    [1200, 800],
    {
      size: [11.0, 16.0, 4.2],
      floor: 'concrete',
      wall: 'B1B5B6',
      light: 'bright',
      seed: 68,
      furniture: [
        { kind: 'conveyor', at: [0.95, -4], with: { length: 19.8 } },
        ...[3.7, 5.3, 6.9, 8.5].map((y) => ({ kind: 'carcass', at: [1.0, y, 0.19] as const, turn: -50 })),
        { kind: 'lane', at: [-0.9, -4], with: { width: 1.3, length: 19 } },
        { kind: 'service_bench', at: [-2.4, 5.6], turn: 90, with: { length: 2.8 } },
        { kind: 'andon', at: [-0.1, 6.6] },
      ],
      camera: {
        eye: [0.0, 0.3, 1.6],
        target: [0.85, 4.2, 1.4],
        lens: 35,
        shift: [0, -0.02],
        focus: 1.75,
        stop: 3,
      },
    },
    [{ slug: 'u500', at: [0.95, 2.0, 0.2], turn: -30 }],
    { exposure: 0.86, contrast: 0.24 },
  ),
  // Test hall of line two: the display of a freezer from near, leads from the rail above, the rows soft.
  staged(
    'history-2026',
    [1200, 800],
    {
      size: [8.4, 18.0, 4.2],
      floor: 'concrete',
      wall: 'A4A9A8',
      light: 'bright',
      seed: 69,
      furniture: [
        { kind: 'lane', at: [0.35, -4], with: { width: 1.5, length: 21 } },
        ...[-1.75, 2.3].map((x) => ({
          kind: 'busbar',
          at: [x, 0] as const,
          with: {
            length: 17,
            height: 2.9,
            drops: [...Array(10).keys()].map((k) => 2.2 + 1.2 * k),
            reach: [x > 0 ? -0.1 : 0.2, 0.1, 2.02],
          },
        })),
        { kind: 'curve_sheet', at: [-1.0119, 2.0839, 1.1], turn: 50, with: { wide: 0.21, tall: 0.297 } },
        { kind: 'magnets', at: [-1.0113, 2.0834, 1.365], turn: 50 },
        { kind: 'andon', at: [-0.35, 7.2] },
        { kind: 'doors', at: [0.35, 17.96] },
      ],
      camera: {
        eye: [0.5, 0.35, 1.6],
        target: [-1.4, 4.0, 1.4],
        lens: 37,
        shift: [0, -0.02],
        focus: 2.25,
        stop: 2.4,
      },
    },
    [...Array(10).keys()].flatMap((k) => [
      { slug: 'u830', at: [-1.0, 2.1 + 1.2 * k] as const, turn: 50 },
      { slug: 'u830', at: [2.0, 2.4 + 1.2 * k] as const, turn: -66 },
    ]),
    { exposure: 0.86, contrast: 0.26 },
  ),
  // Compressor and control board of a freezer on a bench in the factory, two colleagues at the line soft behind.
  staged(
    'menu-recruitment',
    [960, 640],
    {
      size: [9.0, 8.0, 3.4],
      floor: 'concrete',
      wall: 'D5D8D8',
      light: 'bright',
      seed: 70,
      furniture: [
        { kind: 'service_bench', at: [0, 1.0], with: { length: 2.8, panel: false } },
        { kind: 'loose_tools', at: [-0.3, 1.16, 0.9], turn: 24 },
        { kind: 'conveyor', at: [0.9, 2.6], with: { length: 5.4 } },
        { kind: 'carcass', at: [0.95, 3.5, 0.2], turn: 30 },
        { kind: 'carcass', at: [0.95, 5.3, 0.2], turn: 26 },
        { kind: 'service_bench', at: [-1.1, 4.2], with: { length: 2.6 } },
        {
          kind: 'person',
          at: [-0.95, 3.72],
          turn: 8,
          with: { pose: 'working', wear: 'jacket', hair: 'short' },
        },
        {
          kind: 'person',
          at: [0.08, 3.45],
          turn: -42,
          with: { pose: 'reaching', wear: 'jacket', hair: 'tail' },
        },
        { kind: 'andon', at: [0.1, 6.4] },
      ],
      camera: {
        eye: [0.05, 0.32, 1.4],
        target: [-0.05, 2.4, 1.16],
        lens: 38,
        shift: [0, -0.19],
        focus: 0.9,
        stop: 3.6,
      },
    },
    [{ slug: 'u730', at: [0.3, 1.14, 0.9], turn: 8, builder: 'machine_room.dual' }],
    { exposure: 1.25, contrast: 0.28 },
  ),
  cabinetRow('banner-biosafety', [2880, 1800], {
    eye: [0.7, 0.1, 1.35],
    target: [1.62, 4, 1.22],
    lens: 31,
    shift: [0, -0.04],
    focus: 2.8,
    stop: 3.2,
  }),
  cabinetRow('banner-biosafety-mobile', [780, 1560], {
    eye: [0.35, 2.3, 1.4],
    target: [2.1, 6, 1.35],
    lens: 32,
    shift: [0, -0.15],
    focus: 2.8,
    stop: 2.4,
  }),
  vaccineRoom('banner-vaccine', [2880, 1800], {
    eye: [0.74, 0.6, 1.88],
    target: [0.86, 4, 1.88],
    lens: 31,
    shift: [0, -0.3],
    focus: 2.05,
    stop: 2,
  }),
  vaccineRoom('banner-vaccine-mobile', [780, 1560], {
    eye: [1.2, 0, 1.9],
    target: [1.4, 4, 1.9],
    lens: 40,
    shift: [0, -0.3],
    focus: 2.6,
    stop: 2,
  }),
]
