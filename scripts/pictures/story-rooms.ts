import { newsSize, staged, type Room } from './rooms'

const day = { exposure: 0.98 }
const evening = { exposure: 1.25, contrast: 0.22, glow: 0.05 }
const dusk = { exposure: 1.3, contrast: 0.2, glow: 0.06 }

type Furniture = NonNullable<Parameters<typeof staged>[2]['furniture']>

/** A bench seen from near, with what is measured or shown on it. */
const table = (
  name: string,
  furniture: Furniture,
  pieces: Parameters<typeof staged>[3],
  more: {
    wall?: string
    seed: number
    eye?: readonly [number, number, number]
    target?: readonly [number, number, number]
    lens?: number
  },
): Room =>
  staged(
    name,
    newsSize,
    {
      size: [6.4, 5.0, 2.9],
      floor: 'epoxy',
      wall: more.wall ?? 'CBD5DB',
      light: 'bright',
      furniture: [{ kind: 'bench', at: [0, 1.4], with: { length: 3.6, goods: false } }, ...furniture],
      camera: {
        eye: more.eye ?? [0.2, 0.28, 1.38],
        target: more.target ?? [0, 1.75, 1.02],
        lens: more.lens ?? 34,
        down: true,
        focus: 1.2,
        stop: 6,
      },
      seed: more.seed,
    },
    pieces,
    { exposure: 1.2 },
  )

/** Stories of the news. */
export const storyRooms: readonly Room[] = [
  {
    name: 'news-rotterdam-service-hub',
    size: newsSize,
    room: 'harbour.hub',
    options: { view: 'docks' },
    pieces: {},
    develop: dusk,
  },
  {
    name: 'news-reefer-port',
    size: newsSize,
    room: 'harbour.yard',
    options: {},
    pieces: {},
    develop: { exposure: 0.7, contrast: 0.2, glow: 0 },
  },
  staged(
    'news-open-day',
    newsSize,
    {
      size: [10, 8, 4.2],
      floor: 'concrete',
      wall: 'DCE4E8',
      light: 'day',
      window: { wall: 'left', from: -2.5, to: 7.5, sill: 0.8, head: 3.4, view: 'garden' },
      furniture: [
        { kind: 'bunting', at: [0, 3.2], with: { length: 9.6, height: 3.2 } },
        { kind: 'bunting', at: [0, 5.4], with: { length: 9.6, height: 3.3 } },
        { kind: 'ropes', at: [-0.9, 2.9], with: { count: 4, pitch: 1.4 } },
        { kind: 'plinth', at: [-2.3, 4.2] },
        { kind: 'plinth', at: [-0.2, 4.2], with: { width: 2.0 } },
        { kind: 'plinth', at: [2.2, 4.2] },
        { kind: 'slats', at: [2.3, 7.9], with: { width: 5.0, height: 3.2 } },
      ],
      camera: { eye: [1.7, -1.8, 1.6], target: [-0.3, 4.6, 1.4], lens: 29, shift: [0, 0.01] },
      seed: 501,
    },
    [
      { slug: 'u830', at: [-2.3, 4.45, 0.16], state: { door: 100, opened: { 1: 92 } } },
      { slug: 'b150', at: [-0.2, 4.45, 0.16] },
      { slug: 'v1000', at: [2.2, 4.9, 0.16] },
    ],
    day,
  ),
  staged(
    'news-lorry-night',
    newsSize,
    {
      size: [2.5, 12, 2.6],
      floor: 'epoxy',
      wall: 'F0F4F5',
      ceiling: 'F0F4F5',
      light: 'dusk',
      furniture: [
        { kind: 'reefer', at: [0, 0] },
        ...[4.2, 5.8, 7.4, 9.0].flatMap((y, k) => [
          { kind: 'pallet', at: [-0.62, y] as const, turn: 0, with: { high: 4 - (k % 2) } },
          ...(k ? [{ kind: 'pallet', at: [0.62, y] as const, turn: 0, with: { high: 3 + (k % 2) } }] : []),
        ]),
        { kind: 'logger', at: [1.22, 2.6, 1.35], turn: -90, with: { figure: '5.1' } },
      ],
      camera: { eye: [-0.25, -0.5, 1.5], target: [0.15, 6, 1.3], lens: 25, shift: [0, -0.02] },
      seed: 502,
    },
    [{ slug: 't24', at: [0.6, 4.1], turn: -12 }],
    { exposure: 0.95 },
  ),
  staged(
    'news-loading-dock',
    newsSize,
    {
      size: [11, 7, 4.4],
      floor: 'concrete',
      wall: 'DCE4E8',
      light: 'bright',
      furniture: [
        { kind: 'dock', at: [-2.2, 6.9] },
        { kind: 'dock', at: [2.2, 6.9], with: { inside: false } },
        { kind: 'pallet', at: [-2.0, 4.2], turn: 6, with: { high: 3 } },
        { kind: 'pallet', at: [-0.2, 3.3], turn: -12, with: { high: 4 } },
        { kind: 'racking', at: [4.3, 4.6], turn: -90, with: { bays: 2, levels: 4 } },
        { kind: 'crate', at: [1.9, 4.4], turn: -8 },
      ],
      camera: { eye: [1.5, -1.6, 1.65], target: [-0.4, 5, 1.35], lens: 29, shift: [0, -0.01] },
      seed: 503,
    },
    [{ slug: 't24', at: [0.9, 2.6], turn: 14 }],
    day,
  ),
  staged(
    'news-line-two-hall',
    newsSize,
    {
      size: [14, 22, 6],
      floor: 'epoxy',
      wall: 'DCE4E8',
      light: 'bright',
      furniture: [],
      camera: { eye: [-1.2, -3.2, 3.1], target: [0.6, 8, 1.0], lens: 27, down: true },
      seed: 504,
    },
    [-4.6, -2.2, 0.2, 2.6, 5.0].flatMap((x) =>
      [1.2, 2.9, 4.6, 6.3, 8.0, 9.7, 11.4, 13.1, 14.8].map((y) => ({
        slug: 'u830',
        at: [x, y] as const,
        turn: 0,
      })),
    ),
    day,
  ),
  staged(
    'news-factory-line-two',
    newsSize,
    {
      size: [12, 14, 5.2],
      floor: 'epoxy',
      wall: 'DCE4E8',
      light: 'bright',
      furniture: [
        { kind: 'conveyor', at: [-0.6, 0.2], with: { length: 13 } },
        { kind: 'workbench', at: [3.4, 3.6], turn: -90, with: { length: 3 } },
        { kind: 'trolley', at: [1.5, 2.4], turn: -62, with: { load: 'none' } },
        { kind: 'panels', at: [1.62, 2.4, 0.822], turn: -62 },
      ],
      camera: { eye: [1.9, -2.0, 1.65], target: [-0.4, 4.6, 1.3], lens: 30, shift: [0, -0.02] },
      seed: 505,
    },
    [
      { slug: 'u830', at: [-0.6, 2.4, 0.2], turn: 24, state: { door: 100, opened: { 0: 88, 1: 92 } } },
      ...[5.2, 8.0, 10.8].map((y) => ({ slug: 'u830', at: [-0.6, y, 0.2] as const, turn: 24 })),
    ],
    day,
  ),
  table(
    'news-monitoring-release',
    [
      { kind: 'laptop', at: [-0.28, 1.68, 0.9], turn: -14, with: { figure: '5.2' } },
      { kind: 'telephone', at: [0.44, 1.62, 0.9], turn: 14, with: { figure: '5.2' } },
      { kind: 'mug', at: [0.62, 1.9, 0.9] },
    ],
    [
      { slug: 'trace-4', at: [0.06, 1.6, 0.9], turn: 4, display: '5.2 °C' },
      { slug: 'trace-gateway', at: [0.3, 1.82, 0.9], turn: 12 },
      { slug: 'r610', at: [-0.6, 4.2] },
      { slug: 'r610', at: [0.3, 4.2] },
    ],
    { seed: 506 },
  ),
  staged(
    'news-fair-hall',
    newsSize,
    {
      size: [16, 22, 6.5],
      floor: 'concrete',
      wall: 'C9D3D8',
      light: 'bright',
      furniture: [
        { kind: 'carpet', at: [0.3, -4], with: { width: 2.6, length: 24 } },
        { kind: 'sign_wall', at: [-3.6, 5.6], turn: 62, with: { width: 5.0 } },
        { kind: 'plinth', at: [-2.9, 3.2], turn: 62 },
        { kind: 'counter', at: [-1.9, 1.6], turn: 62, with: { length: 1.4 } },
        { kind: 'stand_wall', at: [4.4, 4.6], turn: -70, with: { colour: 'E4EAED', width: 4.4 } },
        { kind: 'plinth', at: [2.7, 4.2], turn: -68, with: { width: 1.9 } },
        { kind: 'sofa', at: [2.6, 7.0], turn: -60 },
        { kind: 'planter', at: [2.6, 5.6] },
        { kind: 'stand_wall', at: [-4.0, 11.5], turn: 66, with: { colour: '8FA6B3', width: 5 } },
        { kind: 'stand_wall', at: [4.8, 10.8], turn: -70, with: { colour: 'C7A680', width: 5 } },
        { kind: 'stand_wall', at: [-4.4, 17.0], turn: 66, with: { colour: 'B7C6CE', width: 5 } },
        { kind: 'planter', at: [2.4, 10.2] },
        { kind: 'counter', at: [3.0, 8.4], turn: -70, with: { length: 1.6 } },
      ],
      camera: { eye: [0.9, -2.6, 1.7], target: [-0.2, 8, 1.7], lens: 26, shift: [0, 0.02] },
      seed: 507,
    },
    [
      { slug: 'u830', at: [-2.75, 3.5, 0.16], turn: 62 },
      { slug: 'v1000', at: [3.35, 4.3, 0.16], turn: -60 },
      { slug: 'r890', at: [-3.0, 10.4], turn: 62 },
      { slug: 'r890', at: [-2.6, 11.6], turn: 62 },
      { slug: 'r415', at: [3.4, 10.2], turn: -70 },
    ],
    day,
  ),
  staged(
    'news-medical-fair',
    newsSize,
    {
      size: [9.6, 6.4, 4.2],
      floor: 'oak',
      wall: 'B9C6CC',
      light: 'bright',
      furniture: [
        { kind: 'sign_wall', at: [-0.2, 5.6], with: { width: 6.4, height: 3.2 } },
        { kind: 'plinth', at: [-2.3, 3.9] },
        { kind: 'plinth', at: [2.0, 3.8], with: { width: 2.0 } },
        { kind: 'counter', at: [-0.3, 3.2], with: { length: 1.6 } },
        { kind: 'planter', at: [3.7, 4.9] },
      ],
      camera: { eye: [1.3, -1.4, 1.55], target: [-0.1, 4.6, 1.45], lens: 30, shift: [0, 0.01] },
      seed: 508,
    },
    [
      { slug: 'u830', at: [-2.3, 4.1, 0.16] },
      { slug: 'v1000', at: [1.65, 4.45, 0.16] },
      { slug: 'd35', at: [2.55, 4.2, 0.16] },
    ],
    day,
  ),
  staged(
    'news-biosafety-certification',
    newsSize,
    {
      size: [7.0, 5.0, 2.9],
      floor: 'epoxy',
      wall: 'DCE4E8',
      light: 'day',
      window: { wall: 'left', from: -2, to: 4.4, sill: 0.95, head: 2.5, view: 'garden' },
      furniture: [
        { kind: 'anemometer', at: [0.62, 3.1] },
        { kind: 'stool', at: [-1.2, 3.0] },
      ],
      camera: { eye: [0.9, 0.7, 1.45], target: [-0.1, 3.8, 1.2], lens: 32, shift: [0, -0.01] },
      seed: 509,
    },
    [{ slug: 'b150', at: [-0.5, 3.8] }],
    day,
  ),
  staged(
    'news-oxygen-ln2-rooms',
    newsSize,
    {
      size: [6.4, 4.8, 2.9],
      floor: 'epoxy',
      wall: 'CFDADF',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [0, 4.66], with: { length: 6.2 } },
        { kind: 'oxygen', at: [0.1, 4.78, 1.22] },
      ],
      camera: { eye: [0.6, 1.5, 1.2], target: [0.0, 4.6, 1.2], lens: 32, shift: [0, -0.06] },
      seed: 510,
    },
    [
      { slug: 'd65', at: [-0.95, 4.2] },
      { slug: 'd47', at: [-0.35, 4.1] },
      { slug: 'd35', at: [0.75, 4.2] },
    ],
    day,
  ),
  staged(
    'news-nitrogen-tanker',
    newsSize,
    {
      size: [9.0, 7.0, 4.4],
      floor: 'concrete',
      wall: 'CFDADF',
      light: 'day',
      window: { wall: 'right', from: -2.5, to: 6.4, sill: 0.6, head: 3.6, view: 'campus' },
      furniture: [
        { kind: 'tank', at: [-2.2, 4.6] },
        { kind: 'tank', at: [-0.2, 4.9] },
        { kind: 'supply_line', at: [0, 6.8], with: { length: 8.6 } },
      ],
      camera: { eye: [1.7, -0.9, 1.6], target: [-0.3, 5, 1.4], lens: 30, shift: [0, 0.0] },
      seed: 511,
    },
    [{ slug: 'v1400', at: [1.9, 4.4], turn: -14 }],
    day,
  ),
  staged(
    'news-energy-measured',
    newsSize,
    {
      size: [6.0, 4.0, 2.9],
      floor: 'epoxy',
      wall: 'C3CFD6',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 3.4, sill: 0.9, head: 2.5, view: 'garden' },
      furniture: [{ kind: 'meter', at: [-0.62, 3.98, 1.45], with: { width: 0.62 } }],
      camera: { eye: [0.35, 1.0, 1.55], target: [-0.06, 3.6, 1.46], lens: 33, shift: [0, -0.01] },
      seed: 512,
    },
    [{ slug: 'u830', at: [0.5, 3.1], display: '-86.0 °C' }],
    day,
  ),
  table(
    'news-vacuum-insulation',
    [
      { kind: 'panels', at: [-0.36, 1.5, 0.9], turn: 8, with: { count: 8 } },
      { kind: 'quick_logger', at: [0.06, 1.48, 0.9], turn: -10, with: { figure: '0.4' } },
    ],
    [{ slug: 'u830', at: [0.42, 1.56, 0.9], turn: -24, builder: 'insulation.section' }],
    { seed: 513, wall: 'B9C6CC' },
  ),
  table(
    'news-compressor-bench',
    [{ kind: 'manifold', at: [0.56, 1.6, 0.9], turn: -8 }],
    [{ slug: 'u830', at: [-0.12, 1.5, 0.9], turn: 16, builder: 'machine.compressors' }],
    { seed: 514, wall: '8FA0AA' },
  ),
  table(
    'news-vaccine-day',
    [
      { kind: 'vial_tray', at: [0.28, 1.46, 0.9], turn: -10 },
      { kind: 'quick_logger', at: [0.02, 1.46, 0.9], turn: 12, with: { figure: '5.0' } },
    ],
    [
      { slug: 't3', at: [-0.26, 1.6, 0.9], turn: 18 },
      { slug: 'r390', at: [0.5, 4.3] },
    ],
    { seed: 515, wall: 'CFE0E6' },
  ),
  table(
    'news-calibration-bench',
    [
      { kind: 'bath', at: [-0.42, 1.56, 0.9], turn: 8 },
      { kind: 'quick_logger', at: [0.12, 1.5, 0.9], turn: 8, with: { figure: '0.0' } },
      { kind: 'quick_logger', at: [0.26, 1.62, 0.9], turn: -4, with: { figure: '0.1' } },
      { kind: 'laptop', at: [0.56, 1.7, 0.9], turn: 16, with: { figure: '0.00' } },
    ],
    [],
    { seed: 516 },
  ),
  staged(
    'news-temperature-mapping',
    newsSize,
    {
      size: [5.6, 4.2, 2.9],
      floor: 'vinyl',
      wall: 'CFDADF',
      light: 'bright',
      furniture: [
        {
          kind: 'probe_points',
          at: [-0.1, 3.0],
          with: { xs: [-0.5, 0, 0.5], zs: [0.6, 1.05, 1.5], out: [1.2, -0.3, 0.9] },
        },
      ],
      camera: { eye: [0.5, 1.0, 1.4], target: [-0.05, 3.2, 1.22], lens: 30, shift: [0, -0.02] },
      seed: 517,
    },
    [{ slug: 'r1010', at: [-0.1, 3.0], state: { door: 108 } }],
    day,
  ),
  staged(
    'news-energy-meter',
    newsSize,
    {
      size: [6.0, 4.0, 2.9],
      floor: 'concrete',
      wall: 'B9C6CC',
      light: 'bright',
      furniture: [{ kind: 'switchboard', at: [-0.2, 3.98, 0.7] }],
      camera: { eye: [0.45, 1.75, 1.5], target: [-0.08, 3.9, 1.42], lens: 30, shift: [0, -0.01] },
      seed: 518,
    },
    [{ slug: 'u830', at: [1.25, 3.2] }],
    { exposure: 1.2 },
  ),
  staged(
    'news-training-group',
    newsSize,
    {
      size: [9.0, 6.6, 3.2],
      floor: 'concrete',
      wall: 'DCE4E8',
      light: 'day',
      window: { wall: 'left', from: -2.5, to: 6.0, sill: 0.9, head: 2.7, view: 'campus' },
      furniture: [
        { kind: 'workbench', at: [1.7, 5.8], with: { length: 3.0 } },
        { kind: 'workbench', at: [-1.7, 5.8], with: { length: 3.0 } },
        { kind: 'long_table', at: [-0.5, 2.6], with: { length: 2.6 } },
        { kind: 'manifold', at: [0.3, 2.9, 0.76] },
        { kind: 'sheets', at: [-1.1, 2.75, 0.76], turn: 12 },
      ],
      camera: { eye: [1.2, -0.6, 1.6], target: [-0.1, 4.4, 1.15], lens: 30, shift: [0, -0.02] },
      seed: 519,
    },
    [
      { slug: 'u830', at: [-0.5, 2.7, 0.76], builder: 'machine.compressors' },
      { slug: 'u490', at: [2.7, 3.9], turn: -24, state: { door: 100, opened: { 1: 92 } } },
    ],
    day,
  ),
  staged(
    'news-award-stage',
    newsSize,
    {
      size: [10, 7, 4.4],
      floor: 'dark',
      wall: '1B3A53',
      ceiling: '14222E',
      light: 'dusk',
      furniture: [
        { kind: 'stage', at: [0, 6.6], with: { width: 9, height: 3.4 } },
        { kind: 'pedestal', at: [0.5, 3.9] },
        { kind: 'trophy', at: [0.5, 4.1, 1.0], turn: 8 },
        { kind: 'lectern', at: [-1.5, 4.4], turn: -14 },
      ],
      camera: { eye: [0.9, 0.9, 1.5], target: [-0.1, 5, 1.4], lens: 32, shift: [0, 0.0] },
      seed: 520,
    },
    [],
    evening,
  ),
]
