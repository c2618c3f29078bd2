import {
  along,
  dark,
  day,
  eye,
  healthPost,
  inPost,
  inside,
  newsSize,
  night,
  outside,
  staged,
  type Room,
} from './rooms'

const posterSize = [1600, 900] as const
const menuSize = [960, 640] as const

/** News, videos and panels of the header that show a room. */
export const newsRooms: readonly Room[] = [
  // Packs on the shelves of an open refrigerator; the ward's bench soft beside it.
  // Packs on the shelves of an open refrigerator; the ward's bench soft beside it.
  staged(
    'news-ward-pharmacy',
    newsSize,
    {
      size: [6.4, 4.6, 2.7],
      floor: 'vinyl',
      wall: 'B4C0B2',
      dado: '9DAF9A',
      light: 'day',
      window: { wall: 'right', from: -1.5, to: 4.0, sill: 1.1, head: 2.4, view: 'garden' },
      furniture: [
        { kind: 'bench', at: [1.55, 3.9], with: { length: 2.3, goods: false } },
        { kind: 'doses', at: [1.0, 4.12, 0.9] },
        { kind: 'sockets', at: [1.85, 4.6, 1.06], with: { length: 2.2, plugs: 1 } },
        { kind: 'gloves', at: [0.6, 4.6, 1.36] },
      ],
      camera: {
        eye: [0.32, 0.75, 1.46],
        target: [-0.3, 3.3, 1.4],
        lens: 38,
        shift: [0, 0.02],
        focus: 1.35,
        stop: 1.6,
      },
      seed: 101,
    },
    [{ slug: 'r390', at: [-0.3, 2.0], turn: 14, state: { door: 112 } }],
    { exposure: 0.86, contrast: 0.22 },
  ),
  // The front and the display of the R240 from near, its lid open; a bench and mountains soft behind.
  // The front and the display of the R240 from near, its lid open; a bench and mountains soft behind.
  staged(
    'news-who-pqs-r240',
    newsSize,
    {
      size: [6.4, 4.8, 2.8],
      floor: 'concrete',
      wall: 'A8ADA0',
      light: 'day',
      window: { wall: 'back', from: 0.2, to: 2.3, sill: 1.15, head: 2.3, view: 'mountains' },
      furniture: [
        { kind: 'bench', at: [1.5, 4.1], with: { length: 2.2, goods: false } },
        { kind: 'vial_tray', at: [1.0, 4.14, 0.9], turn: -6 },
        { kind: 'pallet', at: [-2.3, 3.6], turn: 8, with: { high: 3 } },
      ],
      camera: {
        eye: [0.6, 0.45, 1.24],
        target: [-0.1, 3.2, 1.0],
        lens: 36,
        shift: [0, -0.13],
        focus: 1.55,
        stop: 2,
      },
      seed: 102,
    },
    [
      { slug: 'r240', at: [0.05, 2.0], turn: 16, builder: 'chests.chest', state: { lid: 74 } },
      { slug: 't24', at: [1.75, 4.25, 0.9], turn: -14 },
    ],
    { exposure: 0.86, contrast: 0.24 },
  ),
  // A freezer on its pallet and the handle of the truck; packed crates soft behind.
  // A freezer on its pallet and the handle of the truck; packed crates soft behind.
  // A freezer on its pallet and the handle of the truck; packed crates soft behind.
  staged(
    'news-packing-crates',
    newsSize,
    {
      size: [10.0, 7.6, 4.0],
      floor: 'concrete',
      wall: '9AA9B0',
      light: 'bright',
      furniture: [
        { kind: 'crate', at: [0.75, 3.9], turn: -10 },
        { kind: 'crate', at: [2.3, 5.0], turn: -6 },
        { kind: 'pallet', at: [-0.6, 2.02], turn: 14, with: { high: 0 } },
        { kind: 'racking', at: [-2.2, 7.0], with: { bays: 3, levels: 4 } },
        { kind: 'lane', at: [3.4, -4], with: { width: 1.2, length: 11 } },
      ],
      camera: {
        eye: [0.15, -0.2, 1.55],
        target: [-0.4, 3.8, 1.2],
        lens: 36,
        shift: [0, -0.06],
        focus: 2.2,
        stop: 1.4,
      },
      seed: 103,
    },
    [{ slug: 'u830', at: [-0.6, 2.0, 0.146], turn: 14 }],
    { exposure: 0.88, contrast: 0.24 },
  ),
  // The front of a freezer on the stand from near, the wall of slats with the word mark soft.
  // The front of a freezer on the stand from near, the wall of slats with the word mark soft.
  // The front of a freezer on the stand from near, the wall of slats with the word mark soft.
  // The front of a freezer on the stand from near, the wall of slats with the word mark soft.
  // The front of a freezer on the stand from near, the wall of slats with the word mark soft.
  staged(
    'news-fair-stand',
    newsSize,
    {
      size: [9.0, 6.4, 4.2],
      floor: 'oak',
      wall: '8A8F90',
      ceiling: '6F7576',
      light: 'warm',
      furniture: [
        { kind: 'slats', at: [0.3, 5.9], with: { width: 5.2, height: 2.7, mark: 0.7 } },
        { kind: 'plinth', at: [0.8, 1.45] },
        { kind: 'plinth', at: [-1.45, 4.0], with: { width: 1.9 } },
        { kind: 'planter', at: [2.3, 5.2] },
      ],
      camera: {
        eye: [-0.15, -0.15, 1.62],
        target: [0.8, 4.0, 1.5],
        lens: 35,
        shift: [0, -0.02],
        focus: 1.85,
        stop: 1.5,
      },
      seed: 104,
    },
    [
      { slug: 'u830', at: [0.8, 1.75, 0.16], turn: -6 },
      { slug: 'b120', at: [-1.45, 4.3, 0.16] },
    ],
    { exposure: 1.15, contrast: 0.22 },
  ),
  // Papers at a place of a table, seen from the chair; the other places and a curve on the wall are soft.
  // Papers at a place of a table, seen from the chair; the other places and a curve on the wall are soft.
  // Papers at a place of a table, seen from the chair; the other places and a curve on the wall are soft.
  // Papers at a place of a table, seen from the chair; the other places and a curve on the wall are soft.
  // Papers at a place of a table, seen from the chair; the other places and a curve on the wall are soft.
  staged(
    'news-round-table',
    newsSize,
    {
      size: [7.0, 6.0, 2.9],
      floor: 'oak',
      wall: 'B8C2C2',
      light: 'day',
      window: { wall: 'back', from: -3.0, to: 3.0, sill: 0.7, head: 2.6, view: 'garden' },
      furniture: [
        { kind: 'meeting', at: [0.55, 2.6], turn: 90, with: { length: 3.6, guests: 0 } },
        { kind: 'sheets', at: [0.12, 0.98, 0.752], turn: 8, with: { count: 4 } },
        { kind: 'pen', at: [-0.06, 1.0, 0.7575], turn: 75 },
        { kind: 'mug', at: [-0.22, 1.34, 0.7505], turn: 40, with: { colour: '35526B' } },
        { kind: 'planter', at: [2.0, 5.2] },
      ],
      camera: {
        eye: [0.34, 0.32, 1.16],
        target: [0.08, 1.9, 0.78],
        lens: 42,
        down: true,
        focus: 0.88,
        stop: 1.8,
      },
      seed: 105,
    },
    [],
    { exposure: 0.78, contrast: 0.24 },
  ),
  // From a seat: the screen is sharp, the listeners before it are dark and soft.
  // From a seat: the screen is sharp, the listeners before it are dark and soft.
  // From a seat: the screen is sharp, the listeners before it are dark and soft.
  // From a seat: the screen is sharp, the listeners before it are dark and soft.
  // From a seat: the screen is sharp, the listeners before it are dark and soft.
  staged(
    'news-lecture-hall',
    newsSize,
    {
      size: [9.0, 8.0, 3.4],
      floor: 'oak',
      wall: '7F8D96',
      ceiling: '4F5D66',
      light: 'dusk',
      furniture: [
        { kind: 'projection', at: [0.3, 7.94], with: { width: 3.6 } },
        { kind: 'lectern', at: [-2.15, 6.6], turn: -16 },
        { kind: 'sheets', at: [-2.12, 6.72, 1.1], turn: -16 },
        ...[0.75, 1.7].map((y, k) => ({
          kind: 'audience',
          at: [0.2 + 0.3 * k, y] as const,
          with: { count: 6, taken: 0.75 },
        })),
      ],
      camera: {
        eye: [0.5, -0.5, 1.4],
        target: [0.05, 7, 1.4],
        lens: 50,
        shift: [0, 0.045],
        focus: 8.2,
        stop: 1.2,
      },
      seed: 106,
    },
    [],
    { exposure: 0.92, contrast: 0.26 },
  ),
  // Tools and a compressor on a bench from near, the board with tools soft behind.
  staged(
    'news-workshop-bench',
    newsSize,
    {
      size: [7.4, 4.3, 2.9],
      floor: 'concrete',
      wall: 'A9B5BA',
      light: 'day',
      window: { wall: 'right', from: -2, to: 3.2, sill: 1.0, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'service_bench', at: [0.1, 1.2], with: { length: 2.4, panel: false } },
        { kind: 'loose_tools', at: [0.1, 1.4, 0.9], turn: -8 },
        { kind: 'work_gloves', at: [0.4, 1.6, 0.9], turn: 30 },
        { kind: 'service_bench', at: [0.35, 3.52], with: { length: 2.8 } },
        { kind: 'bins', at: [2.15, 4.3, 1.1] },
      ],
      camera: {
        eye: [0.02, 0.62, 1.28],
        target: [0.06, 2.0, 0.98],
        lens: 42,
        down: true,
        focus: 0.9,
        stop: 1.8,
      },
      seed: 117,
    },
    [
      { slug: 'u570', at: [-0.4, 1.55, 0.9], turn: 18, builder: 'machine.compressor' },
      { slug: 'u570', at: [0.95, 3.74, 0.9], turn: -10, builder: 'machine.toolbox' },
    ],
    { exposure: 0.84, contrast: 0.24 },
  ),
  staged(
    'service-breakdown',
    [1400, 1050],
    {
      size: [7.0, 4.8, 2.9],
      floor: 'vinyl',
      wall: 'CFDADF',
      dado: 'C9D6D2',
      light: 'bright',
      furniture: [
        { kind: 'trolley', at: [0.95, 2.75], turn: 8, with: { load: 'none' } },
        { kind: 'loose_tools', at: [1.02, 2.95, 0.822], turn: -12 },
        { kind: 'work_gloves', at: [1.2, 2.88, 0.822], turn: 20 },
        { kind: 'notices', at: [0.55, 4.8, 1.35], with: { width: 0.9 } },
        { kind: 'door', at: [1.75, 4.8] },
        { kind: 'mains', at: [-0.3, 4.8], with: { x: 0.3 } },
      ],
      camera: {
        eye: [1.2, 1.55, 1.16],
        target: [0.2, 3.8, 1],
        lens: 40,
        shift: [0, -0.06],
        focus: 1.35,
        stop: 1.4,
      },
      seed: 108,
    },
    [
      { slug: 'u830', at: [-0.85, 3.85], state: { door: 108, opened: { 2: 96 } } },
      { slug: 'u830', at: [-2.6, 3.85] },
      { slug: 'u830', at: [0.72, 2.92, 0.822], turn: 14, builder: 'machine.toolbox' },
    ],
    { exposure: 0.95 },
  ),
  staged(
    'news-service-training',
    newsSize,
    {
      size: [7.0, 5.4, 2.9],
      floor: 'vinyl',
      wall: '9DB0B3',
      light: 'bright',
      furniture: [
        { kind: 'service_bench', at: [-0.2, 1.0], with: { length: 2.4, panel: false } },
        { kind: 'loose_tools', at: [0.2, 1.16, 0.9], turn: -20 },
        { kind: 'manifold', at: [-0.32, 1.24, 0.9], turn: 14 },
        { kind: 'sheets', at: [0.42, 1.04, 0.9], turn: -12 },
        { kind: 'service_bench', at: [-1.5, 4.6], with: { length: 2.6 } },
        { kind: 'person', at: [-1.3, 4.1], turn: 12, with: { pose: 'working', wear: 'jacket' } },
      ],
      camera: {
        eye: [-0.3, 0.28, 1.22],
        target: [0.16, 2.2, 1.12],
        lens: 40,
        shift: [0, -0.08],
        focus: 0.98,
        stop: 1.8,
      },
      seed: 109,
    },
    [{ slug: 'u490', at: [0.55, 3.0], turn: -6, state: { door: 108, opened: { 1: 96 } } }],
    { exposure: 0.84, contrast: 0.22 },
  ),
  // A pass box in the wall of a corridor from near, the corridor soft behind.
  // A pass box in the wall of a corridor from near, the corridor soft behind.
  staged(
    'news-cleanroom-corridor',
    newsSize,
    {
      size: [4.7, 13.0, 2.8],
      floor: 'epoxy',
      wall: 'B4C2C9',
      light: 'bright',
      furniture: [
        { kind: 'doors', at: [0, 12.94] },
        { kind: 'extinguisher', at: [1.25, 12.96] },
        {
          kind: 'partition',
          at: [-1.5, 0],
          turn: 90,
          with: {
            left: -5,
            right: 13,
            height: 2.8,
            openings: [2.42, 3.18, 0.96, 1.77, 6.02, 6.78, 0.96, 1.77],
          },
        },
        {
          kind: 'partition',
          at: [1.5, 0],
          turn: -90,
          with: {
            left: -13,
            right: 5,
            height: 2.8,
            openings: [-9.1, -8.1, 0.1, 1.56, -5.7, -4.7, 0.1, 1.56],
          },
        },
        { kind: 'person', at: [0.25, 7.6], turn: 6, with: { pose: 'walking', hair: 'cap', moving: 0.1 } },
        { kind: 'trolley', at: [0.8, 4.4], turn: 86 },
      ],
      camera: {
        eye: [-0.45, 1.4, 1.42],
        target: [-1.35, 4.4, 1.3],
        lens: 35,
        shift: [0, -0.02],
        focus: 1.5,
        stop: 1.6,
      },
      seed: 110,
    },
    [
      { slug: 'p60', at: [-1.445, 2.8, 0.95], turn: 90 },
      { slug: 'p60', at: [-1.445, 6.4, 0.95], turn: 90 },
      { slug: 'p80', at: [1.445, 5.2], turn: -90 },
      { slug: 'p80', at: [1.445, 8.6], turn: -90 },
    ],
    { exposure: 0.66, contrast: 0.24 },
  ),
  // The front of the U570 in the climate chamber from near.
  // The front of the U570 in the climate chamber from near.
  staged(
    'news-climate-chamber',
    newsSize,
    {
      size: [7.2, 6.2, 3.3],
      floor: 'epoxy',
      wall: 'A9B8BF',
      light: 'bright',
      furniture: [
        { kind: 'open_chamber', at: [0, 3.0], with: { figure: '−5.0' } },
        { kind: 'mist', at: [0.3, 3.0, 0.02], with: { width: 2.0, height: 0.6, strength: 0.2 } },
      ],
      camera: {
        eye: [0.75, 2.7, 1.62],
        target: [0.35, 4.6, 1.5],
        lens: 32,
        shift: [0, -0.05],
        focus: 1.5,
        stop: 2,
      },
      seed: 111,
    },
    [{ slug: 'u570', at: [0.25, 4.1], turn: 16, display: '-80.0 °C' }],
    { exposure: 0.86, contrast: 0.26 },
  ),
  // The display of a freezer from near, its row and the vessels opposite soft.
  // The display of a freezer from near, its row and the vessels opposite soft.
  // The display of a freezer from near, its row and the vessels opposite soft.
  staged(
    'news-biobank-expansion',
    newsSize,
    {
      size: [6.6, 15.0, 3.2],
      floor: 'epoxy',
      wall: 'A3B3BA',
      light: 'bright',
      furniture: [
        { kind: 'lane', at: [0.1, -4], with: { width: 1.5, length: 19 } },
        { kind: 'doors', at: [0.1, 14.96] },
        { kind: 'supply_line', at: [-3.2, 5], turn: 90, with: { length: 16, height: 2.5 } },
      ],
      camera: {
        eye: [0.7, 0.0, 1.62],
        target: [1.5, 5, 1.5],
        lens: 36,
        shift: [0, -0.08],
        focus: 1.5,
        stop: 1.4,
      },
      seed: 112,
    },
    [
      ...[2.6, 4.6, 6.6, 8.6, 10.6, 12.6].map((y) => ({ slug: 'v1800', at: [-1.7, y] as const, turn: 60 })),
      ...[1.6, 2.9, 4.2, 5.5, 6.8, 8.1, 9.4, 10.7].map((y) => ({
        slug: 'u960',
        at: [1.75, y] as const,
        turn: -52,
      })),
    ],
    { exposure: 0.88, contrast: 0.24 },
  ),
  inside(
    'poster-r890-loading',
    posterSize,
    {
      size: [7.6, 5.0, 3.0],
      floor: 'vinyl',
      dado: 'C9DAD6',
      light: 'bright',
      furniture: [{ kind: 'trolley', at: [1.6, 3.1], turn: 18, with: { load: 'none' } }],
      camera: eye(1.1, -2.4, 36),
      seed: 113,
    },
    [
      { slug: 'r890', at: [-2.0, 4.1] },
      { slug: 'r890', at: [-0.95, 4.1] },
      { slug: 'r890', at: [0.1, 4.1] },
      { slug: 't45', at: [1.57, 3.13, 0.822], turn: 18 },
    ],
    day,
  ),
  staged(
    'poster-factory-line',
    posterSize,
    {
      size: [12.0, 16.0, 4.2],
      floor: 'concrete',
      wall: 'CBD4D8',
      light: 'bright',
      furniture: [
        { kind: 'conveyor', at: [-0.9, -4], with: { length: 19.8 } },
        { kind: 'carcass', at: [-1.0, 3.2, 0.19], turn: 40 },
        { kind: 'carcass', at: [-1.05, 4.9, 0.19], turn: 40 },
        { kind: 'carcass', at: [-1.05, 6.6, 0.19], turn: 40 },
        { kind: 'service_bench', at: [3.0, 5.2], turn: -90, with: { length: 3.0 } },
        { kind: 'trolley', at: [1.35, 2.45], turn: -74, with: { load: 'none' } },
        { kind: 'panels', at: [1.32, 2.45, 0.822], turn: -74 },
        { kind: 'lane', at: [1.25, -4], with: { width: 1.2, length: 19 } },
        { kind: 'andon', at: [0.35, 7.6] },
      ],
      camera: {
        eye: [0.9, -0.2, 1.5],
        target: [-0.1, 4.2, 1.2],
        lens: 36,
        shift: [0, -0.04],
        focus: 3.4,
        stop: 1.2,
      },
      seed: 114,
    },
    [
      { slug: 'u830', at: [-1.0, 1.5, 0.2], turn: 40, state: { door: 96 } },
      ...[8.4, 10.2, 12.0].map((y) => ({ slug: 'u830', at: [-1.0, y, 0.2] as const, turn: 40 })),
    ],
    { exposure: 0.95 },
  ),
  staged(
    'menu-solutions',
    menuSize,
    {
      size: [6.2, 4.3, 2.8],
      floor: 'vinyl',
      wall: 'D6E0E0',
      dado: 'BDD3DA',
      light: 'day',
      window: { wall: 'back', from: -2.2, to: 0.1, sill: 1.2, head: 2.3, view: 'mountains' },
      furniture: [
        { kind: 'counter', at: [1.75, 3.3], with: { length: 1.6 } },
        { kind: 'notices', at: [1.1, 4.3, 1.4], with: { width: 0.9 } },
      ],
      camera: {
        eye: [0.2, 1.35, 1.62],
        target: [-0.45, 3.3, 1.0],
        lens: 34,
        down: true,
        focus: 1.75,
        stop: 1.6,
      },
      seed: 115,
    },
    [
      { slug: 'r230', at: [-0.6, 3.2], state: { lid: 74 } },
      { slug: 't12', at: [1.35, 3.6, 1.06], turn: -10 },
    ],
    { exposure: 0.92 },
  ),
  inside(
    'menu-cases',
    menuSize,
    {
      ...dark,
      size: [8.0, 5.0, 3.0],
      camera: { eye: [-2.6, -0.4, 1.5], target: [1.2, 4.6, 1.3], lens: 30, shift: [0, -0.03] },
      seed: 116,
    },
    along('r1300', [-0.8, 0.6, 2.0], 4.0),
    night,
  ),
  outside(
    'news-solar-clinic',
    newsSize,
    {
      ground: 'earth',
      ...healthPost(1, { colour: '3E6B6E' }),
      plants: [
        { height: 6, leaf: '7A8450', count: 12, between: [16, 60] },
        { height: 0.7, leaf: '8A8F5A', count: 110, between: [8, 50], seed: 33 },
      ],
      hills: 26,
      sun: 46,
      from: 110,
      dust: 2.0,
      seed: 118,
    },
    [inPost('r240', 1)],
    { exposure: 0.9, contrast: 0.2, glow: 0.02 },
  ),
]
