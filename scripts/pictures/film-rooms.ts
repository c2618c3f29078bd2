import { along, healthPost, inPost, staged, type Room } from './rooms'

const filmSize = [1424, 801] as const
const posterSize = [1600, 900] as const
const day = { exposure: 1.02 }
const evening = { exposure: 1.2, contrast: 0.22, glow: 0.05 }
/** A hall at night as the camera sees it with its stop open: the equipment is lit, the walls stay dark. */
const lit = { floor: 'epoxy', wall: '4C6475', ceiling: '33475A', light: 'dusk' } as const
const nightShift = { exposure: 1.55, contrast: 0.24, glow: 0.05 }

/** Stills and posters of the films. */
export const filmRooms: readonly Room[] = [
  {
    name: 'video-company-film',
    size: filmSize,
    room: 'headquarters.front',
    options: { dusk: true, view: 'avenue' },
    pieces: {},
    develop: { exposure: 1.45, contrast: 0.2, glow: 0.06 },
  },
  // The screen of the test portal, the freezers that pass it soft behind.
  // The screen of the test portal, the freezers that pass it soft behind.
  // The screen of the test portal, the freezers that pass it soft behind.
  // The screen of the test portal, the freezers that pass it soft behind.
  staged(
    'video-line-two',
    filmSize,
    {
      size: [12, 16, 5.2],
      floor: 'epoxy',
      wall: 'A9B8C0',
      light: 'bright',
      furniture: [
        { kind: 'conveyor', at: [0.2, 0.2], with: { length: 14 } },
        { kind: 'gantry', at: [0.2, 2.4] },
        { kind: 'andon', at: [2.6, 5.0] },
      ],
      camera: {
        eye: [-1.25, 1.15, 1.46],
        target: [0.0, 4.6, 1.45],
        lens: 38,
        shift: [0, -0.03],
        focus: 1.22,
        stop: 1.6,
      },
      seed: 301,
    },
    [3.9, 5.9, 7.9, 9.9].map((y) => ({ slug: 'u830', at: [0.2, y, 0.2] as const, turn: 12 })),
    { exposure: 0.86, contrast: 0.24 },
  ),
  // What measures in the test centre: the logger with its leads; the freezer in the climate chamber is soft.
  // What measures in the test centre: the logger with its leads; the freezer in the climate chamber is soft.
  // What measures in the test centre: the logger with its leads; the freezer in the climate chamber is soft.
  staged(
    'video-test-centre',
    filmSize,
    {
      size: [7.2, 8, 3.6],
      floor: 'epoxy',
      wall: 'A9B8C0',
      light: 'bright',
      furniture: [
        { kind: 'open_chamber', at: [0.1, 3.0] },
        { kind: 'trolley', at: [0, 1.0], turn: 4, with: { load: 'none' } },
        { kind: 'laptop', at: [-0.16, 1.22, 0.822], turn: 12, with: { figure: '−80.0' } },
        { kind: 'channels', at: [0.18, 1.2, 0.822], turn: -8, with: { count: 12 } },
        ...[0, 1, 2, 3, 4, 5].map((k) => ({
          kind: 'cable',
          at: [0, 0] as const,
          with: {
            path: [
              0.09 + 0.04 * k,
              1.27 - 0.005 * k,
              0.852,
              0.1 + 0.04 * k,
              1.36,
              0.86,
              0.14 + 0.03 * k,
              1.54,
              0.6,
              0.2 + 0.02 * k,
              1.8,
              0.014,
              0.3 + 0.02 * k,
              3.6,
              0.02,
            ],
            colour: ['22303B', 'E9EDEF', 'D98A5B', '1F6E96'][k % 4] ?? '',
          },
        })),
      ],
      camera: {
        eye: [0.1, 0.25, 1.12],
        target: [0.05, 4, 1.2],
        lens: 38,
        shift: [0, -0.08],
        focus: 0.95,
        stop: 1.8,
      },
      seed: 302,
    },
    [{ slug: 'u830', at: [0.35, 4.3, 0.02], turn: 8 }],
    { exposure: 0.86, contrast: 0.24 },
  ),
  {
    name: 'video-rotterdam-hub',
    size: filmSize,
    room: 'harbour.hub',
    options: { view: 'water' },
    pieces: {},
    develop: { exposure: 1.3, contrast: 0.2, glow: 0.06 },
  },
  // The book of the first readings, a pen on its page; folders and a window soft.
  // The book of the first readings, a pen on its page; folders and a window soft.
  // The book of the first readings, a pen on its page; folders and a window soft.
  staged(
    'video-founders-talk',
    filmSize,
    {
      size: [6.0, 4.6, 2.9],
      floor: 'oak',
      wall: '8E9A97',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.2, sill: 0.8, head: 2.5, view: 'garden' },
      furniture: [
        { kind: 'desk', at: [0, 1.0], with: { width: 2.6, screens: 0 } },
        { kind: 'ledger', at: [0.0, 1.14, 0.75], turn: 10 },
        { kind: 'pen', at: [0.16, 1.3, 0.775], turn: 38 },
        { kind: 'desk_lamp', at: [0.62, 1.6, 0.75], turn: 160 },
        { kind: 'mug', at: [-0.5, 1.46, 0.75], turn: 200, with: { colour: '35526B' } },
        { kind: 'books', at: [0.4, 4.28], with: { width: 4.0, levels: 6 } },
      ],
      camera: {
        eye: [0.34, 0.62, 1.1],
        target: [-0.08, 1.62, 0.76],
        lens: 48,
        down: true,
        focus: 0.74,
        stop: 2.4,
      },
      seed: 303,
    },
    [],
    { exposure: 0.82, contrast: 0.24 },
  ),
  // The rim and display of a vessel from near, frost at its open lid; the row goes on softly.
  // The rim and display of a vessel from near, frost at its open lid; the row goes on softly.
  // The rim and display of a vessel from near, frost at its open lid; the row goes on softly.
  // The rim and display of a vessel from near, frost at its open lid; the row goes on softly.
  staged(
    'video-east-lake',
    filmSize,
    {
      size: [7.0, 15.0, 3.4],
      floor: 'epoxy',
      wall: '8FA3AD',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [-3.4, 6], turn: 90, with: { length: 17 } },
        { kind: 'doors', at: [0.7, 14.96] },
      ],
      camera: {
        eye: [-0.6, 0.1, 1.3],
        target: [-0.75, 7, 1.1],
        lens: 38,
        shift: [0, -0.21],
        focus: 1.7,
        stop: 1.8,
      },
      seed: 304,
    },
    [
      { slug: 'v1800', at: [-1.25, 1.75], turn: 30 },
      { slug: 'v1800', at: [-1.5, 3.8], turn: 50, state: { lid: 72 } },
      ...[6.0, 8.0, 10.0, 12.0].map((y) => ({ slug: 'v1800', at: [-1.6, y] as const, turn: 60 })),
      ...[2.6, 3.8, 5.0, 6.2, 7.4, 8.6, 9.8, 11.0].map((y) => ({
        slug: 'u960',
        at: [2.3, y] as const,
        turn: -90,
      })),
    ],
    { exposure: 0.88, contrast: 0.26 },
  ),
  staged(
    'poster-user-east-lake',
    posterSize,
    {
      size: [7.2, 9.0, 3.2],
      floor: 'epoxy',
      wall: 'B9C7CE',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [-3.4, 4], turn: 90, with: { length: 9, height: 2.4 } },
        { kind: 'trolley', at: [0.95, 2.7], turn: -70 },
        { kind: 'doors', at: [0.8, 8.96] },
        { kind: 'oxygen', at: [-1.0, 8.98, 1.6] },
      ],
      camera: {
        eye: [0.45, 0.9, 1.6],
        target: [-0.75, 4.4, 1.15],
        lens: 34,
        shift: [0, -0.06],
        focus: 2.6,
        stop: 1.2,
      },
      seed: 305,
    },
    [
      { slug: 'v1800', at: [-1.75, 1.35], turn: 60 },
      { slug: 'v1800', at: [-1.55, 3.45], turn: 58, state: { lid: 72, spill: false } },
      { slug: 'v1800', at: [-1.7, 5.6], turn: 60 },
      { slug: 'v1800', at: [-1.7, 7.6], turn: 60 },
      ...[2.4, 3.6, 4.8, 6.0, 7.2].map((y) => ({ slug: 'u830', at: [2.6, y] as const, turn: -90 })),
    ],
    { exposure: 1.04 },
  ),
  {
    name: 'video-solar-plateau',
    size: filmSize,
    room: 'plateau.post',
    plan: {
      ground: 'plain',
      ...healthPost(1),
      plants: [{ height: 0.6, leaf: '8A8A5A', count: 170, between: [7, 60], seed: 7 }],
      peaks: 105,
      sun: 42,
      from: 112,
      stones: 110,
      seed: 4,
    },
    pieces: [
      inPost('r240', 1),
      { slug: 't24', at: [0.35, 4.7], turn: 10 },
      { slug: 't24', at: [1.1, 4.9], turn: -14 },
    ],
    develop: { exposure: 0.76, contrast: 0.2, glow: 0 },
  },
  {
    name: 'poster-user-plateau',
    size: posterSize,
    room: 'plateau.post',
    plan: {
      ground: 'gravel',
      ...healthPost(-1, { colour: '8A4A34', wall: 'E1D5C4' }),
      plants: [{ height: 0.5, leaf: '94895A', count: 150, between: [7, 60], seed: 9 }],
      peaks: 120,
      sun: 42,
      from: 244,
      stones: 140,
      seed: 9,
    },
    pieces: [inPost('r240', -1), { slug: 't12', at: [-0.4, 4.7], turn: -12 }],
    develop: { exposure: 0.75, contrast: 0.2, glow: 0 },
  },
  {
    name: 'poster-r240-solar',
    size: posterSize,
    room: 'outdoors.place',
    plan: {
      ground: 'earth',
      ...healthPost(1, { colour: '8A5B3C' }),
      plants: [{ height: 5.4, leaf: '5E7A44', count: 12, between: [14, 50] }],
      hills: 26,
      sun: 46,
      from: 114,
      dust: 4,
      seed: 21,
    },
    pieces: [inPost('r240', 1)],
    develop: { exposure: 0.95, contrast: 0.2, glow: 0.02 },
  },
  staged(
    'video-trace-4-alarm',
    filmSize,
    {
      size: [6.0, 4.6, 2.9],
      floor: 'dark',
      wall: '5F7584',
      light: 'bright',
      furniture: [{ kind: 'logger', at: [-0.16, 2.895, 1.42], with: { figure: '−61.4', alarm: true } }],
      camera: { eye: [0.28, 1.62, 1.56], target: [-0.03, 2.9, 1.56], lens: 36, focus: 1.32, stop: 5.6 },
      seed: 209,
    },
    [{ slug: 'u720', at: [-0.05, 2.9], display: '−61.4 °C' }],
    { exposure: 1.0 },
  ),
  staged(
    'poster-trace4-alarm',
    posterSize,
    {
      size: [6.4, 5.0, 2.9],
      floor: 'oak',
      wall: '66757F',
      light: 'dusk',
      window: { wall: 'back', from: -2.4, to: 2.6, sill: 0.9, head: 2.5, view: 'city' },
      furniture: [
        { kind: 'long_table', at: [0, 1.2], with: { length: 2.6 } },
        { kind: 'laptop', at: [-0.24, 1.42, 0.76], turn: -14, with: { figure: '−61.4', alarm: true } },
        { kind: 'telephone', at: [0.36, 1.42, 0.76], turn: 12, with: { figure: '−61.4', alarm: true } },
        { kind: 'mug', at: [0.52, 1.66, 0.76], turn: 40, with: { colour: '35526B' } },
        { kind: 'desk_lamp', at: [-0.7, 1.7, 0.76], turn: 20 },
      ],
      camera: {
        eye: [0.22, 0.52, 1.12],
        target: [0.0, 1.6, 0.9],
        lens: 38,
        down: true,
        focus: 1.0,
        stop: 5.6,
      },
      seed: 306,
    },
    [{ slug: 'trace-4', at: [0.13, 1.4, 0.76], turn: 8, display: '-61.4 °C' }],
    evening,
  ),
  staged(
    'video-v1000-filling',
    filmSize,
    {
      floor: 'epoxy',
      wall: '7F95A3',
      light: 'bright',
      size: [6.4, 4.8, 3.1],
      furniture: [
        { kind: 'supply_line', at: [0, 4.7], with: { length: 6.2 } },
        { kind: 'hose', at: [0.0, 3.6], with: { start: [0.55, 1.06, 1.9] } },
      ],
      camera: { eye: [1.1, 0.6, 1.75], target: [-0.1, 3.6, 1.0], lens: 33, shift: [0, -0.03] },
      seed: 307,
    },
    [
      { slug: 'v1000', at: [-0.1, 3.5], state: { lid: 76 } },
      { slug: 'v1000', at: [-1.8, 3.9] },
      { slug: 'd35', at: [1.2, 3.1] },
    ],
    { exposure: 0.95 },
  ),
  staged(
    'poster-v1000-filling',
    posterSize,
    {
      size: [7.0, 5.0, 3.0],
      floor: 'epoxy',
      wall: 'AFBFC7',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [0, 4.86], with: { length: 6.8 } },
        { kind: 'oxygen', at: [0.78, 5.0, 1.55] },
      ],
      camera: {
        eye: [0.75, 1.3, 1.62],
        target: [-0.15, 3.6, 1.1],
        lens: 34,
        down: true,
        focus: 2,
        stop: 1.4,
      },
      seed: 308,
    },
    [
      { slug: 'v1000', at: [-1.9, 3.2], turn: 12 },
      { slug: 'v1000', at: [-0.3, 3.55], turn: -6, state: { lid: 76, spill: false } },
      { slug: 'v1000', at: [1.8, 4.0], turn: -16 },
    ],
    { exposure: 1.04 },
  ),
  staged(
    'video-blood-night',
    filmSize,
    {
      ...lit,
      size: [8.0, 5.0, 3.0],
      furniture: [{ kind: 'trolley', at: [1.75, 2.6], turn: 24, with: { load: 'none' } }],
      camera: { eye: [1.6, -1.4, 1.5], target: [-0.7, 4, 1.25], lens: 32, shift: [0, -0.03] },
      seed: 309,
    },
    [...along('r890', [-2.6, -1.55, -0.5, 0.55], 4.0), { slug: 't45', at: [1.71, 2.64, 0.822], turn: 24 }],
    nightShift,
  ),
  staged(
    'poster-user-st-aldric',
    posterSize,
    {
      size: [8.4, 9.0, 3.0],
      floor: 'vinyl',
      wall: 'B9C6CC',
      dado: 'C9D6DC',
      light: 'dusk',
      camera: { eye: [-1.4, 0.2, 1.5], target: [1.55, 5, 1.3], lens: 34, shift: [0, -0.03] },
      seed: 310,
    },
    [0.9, 1.95, 3.0, 4.05, 5.1, 6.15, 7.2].map((y) => ({
      slug: 'r1300',
      at: [1.9, y + 0.6] as const,
      turn: -72,
    })),
    { exposure: 1.2 },
  ),
]
