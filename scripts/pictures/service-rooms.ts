import { along, coverSize, staged, type Room } from './rooms'

const menuSize = [960, 640] as const
const day = { exposure: 0.98 }
const evening = { exposure: 1.25, contrast: 0.22, glow: 0.05 }

/** Work on equipment: service, laboratories, panels of the header. */
export const serviceRooms: readonly Room[] = [
  staged(
    'service-calibration-mapping',
    coverSize,
    {
      size: [6.4, 4.6, 2.9],
      floor: 'vinyl',
      dado: 'D6DFCB',
      light: 'day',
      window: { wall: 'right', from: -1.5, to: 4.0, sill: 1.1, head: 2.4, view: 'garden' },
      furniture: [
        { kind: 'mapping', at: [-0.55, 3.4], with: { out: [0.92, -0.36, 0.822] } },
        { kind: 'trolley', at: [0.62, 2.82], turn: 4, with: { load: 'none' } },
        { kind: 'laptop', at: [0.76, 3.0, 0.822], turn: -14, with: { figure: '5.0' } },
        { kind: 'folders', at: [0.66, 2.9, 0.322], turn: 4, with: { count: 3 } },
        { kind: 'mains', at: [-0.2, 4.6], with: { x: 0.25 } },
        { kind: 'bench', at: [1.75, 3.92], with: { length: 2.2, goods: false } },
        { kind: 'sockets', at: [1.75, 4.6, 1.02], with: { length: 2.1, plugs: 1 } },
        { kind: 'notices', at: [1.35, 4.6, 1.4] },
        { kind: 'gloves', at: [0.3, 4.6, 1.4] },
      ],
      camera: { eye: [0.55, 0.7, 1.4], target: [0.0, 3.4, 1.08], lens: 32, shift: [0, -0.03] },
      seed: 401,
    },
    [{ slug: 'r390', at: [-0.55, 3.4], state: { door: 112 } }],
    day,
  ),
  staged(
    'service-iq-oq-pq',
    coverSize,
    {
      size: [6.0, 4.6, 2.9],
      floor: 'vinyl',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.2, sill: 0.9, head: 2.5, view: 'garden' },
      furniture: [
        { kind: 'bench', at: [0, 1.35], with: { length: 3.0, goods: false } },
        { kind: 'sheets', at: [-0.18, 1.42, 0.9], turn: -10, with: { count: 5 } },
        { kind: 'pen', at: [0.0, 1.48, 0.902], turn: 64 },
        { kind: 'folders', at: [-0.62, 1.7, 0.9], turn: 6, with: { count: 5 } },
        { kind: 'quick_logger', at: [0.27, 1.5, 0.9], turn: 12, with: { figure: '5.1' } },
        { kind: 'quick_logger', at: [0.4, 1.62, 0.9], turn: -8, with: { figure: '4.9' } },
      ],
      camera: {
        eye: [0.24, 0.72, 1.38],
        target: [-0.05, 1.66, 0.97],
        lens: 34,
        down: true,
        focus: 0.9,
        stop: 7,
      },
      seed: 402,
    },
    [{ slug: 'r480', at: [0.55, 4.0] }],
    { exposure: 0.76 },
  ),
  staged(
    'service-monitoring',
    coverSize,
    {
      size: [6.6, 4.8, 2.9],
      floor: 'oak',
      wall: 'DCE3E6',
      light: 'day',
      window: { wall: 'left', from: -2, to: 4.2, sill: 0.9, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'console', at: [0.1, 3.0], with: { width: 2.3, screens: 3 } },
        { kind: 'screens', at: [0.1, 4.78], with: { columns: 2, rows: 1, base: 1.5 } },
        { kind: 'planter', at: [2.5, 4.1] },
      ],
      camera: { eye: [0.95, 0.75, 1.45], target: [0.05, 3.4, 1.2], lens: 30, shift: [0, -0.02] },
      seed: 403,
    },
    [],
    day,
  ),
  staged(
    'service-case-2',
    coverSize,
    {
      size: [9.0, 6.4, 3.0],
      floor: 'vinyl',
      wall: 'E4EAED',
      light: 'day',
      window: { wall: 'right', from: -2.5, to: 6.0, sill: 0.8, head: 2.7, view: 'campus' },
      furniture: [{ kind: 'trolley', at: [2.5, 3.4], turn: -34, with: { load: 'screen' } }],
      camera: { eye: [2.2, -0.3, 1.5], target: [-1.0, 4.6, 1.2], lens: 29, shift: [0, -0.03] },
      seed: 404,
    },
    along('u720', [-3.6, -2.6, -1.6, -0.6, 0.4, 1.4], 4.6),
    day,
  ),
  staged(
    'service-case-3',
    coverSize,
    {
      size: [7.0, 5.0, 3.0],
      floor: 'epoxy',
      light: 'bright',
      furniture: [
        { kind: 'leads', at: [-0.2, 3.7], with: { count: 10 } },
        { kind: 'trolley', at: [0.95, 2.9], turn: 10, with: { load: 'screen' } },
        { kind: 'folders', at: [0.66, 3.0, 0.32], turn: 10, with: { count: 4 } },
      ],
      camera: { eye: [0.9, 0.5, 1.45], target: [0.1, 3.7, 1.1], lens: 32, shift: [0, -0.03] },
      seed: 405,
    },
    [{ slug: 'u730', at: [-0.72, 3.7] }],
    day,
  ),
  staged(
    'service-case-4',
    coverSize,
    {
      size: [7.0, 5.2, 3.0],
      floor: 'epoxy',
      wall: 'A9B6BE',
      light: 'dusk',
      window: { wall: 'right', from: -2.5, to: 4.6, sill: 0.9, head: 2.6, view: 'city' },
      furniture: [
        { kind: 'console', at: [-0.3, 3.3], with: { width: 2.0, screens: 2 } },
        { kind: 'screens', at: [-0.3, 5.18], with: { columns: 3, rows: 2, base: 1.25 } },
      ],
      camera: { eye: [-1.5, 0.3, 1.5], target: [0.1, 4, 1.32], lens: 30, shift: [0, -0.02] },
      seed: 406,
    },
    [{ slug: 'trace-4', at: [-0.32, 3.48, 0.75] }],
    evening,
  ),
  staged(
    'service-case-5',
    coverSize,
    {
      size: [7.4, 8.4, 3.2],
      floor: 'epoxy',
      wall: 'DDE5E9',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [-3.64, 4], turn: 90, with: { length: 8 } },
        { kind: 'oxygen', at: [1.6, 8.38, 1.5] },
      ],
      camera: { eye: [2.0, -1.7, 1.6], target: [-0.7, 5, 1.1], lens: 32, shift: [0, -0.03] },
      seed: 407,
    },
    [1.6, 3.6, 5.6].flatMap((y) => [
      { slug: 'v1000', at: [-2.0, y] as const, turn: 40 },
      { slug: 'v1000', at: [1.2, y + 1.0] as const, turn: -20 },
    ]),
    day,
  ),
  staged(
    'menu-service',
    menuSize,
    {
      size: [5.6, 3.6, 2.8],
      floor: 'concrete',
      light: 'bright',
      furniture: [
        { kind: 'service_bench', at: [0, 2.6], with: { length: 2.6 } },
        { kind: 'loose_tools', at: [0.62, 2.78, 0.9] },
        { kind: 'manifold', at: [-0.66, 2.85, 0.9] },
        {
          kind: 'cable',
          at: [0, 0],
          with: {
            path: [-0.33, 3.01, 0.912, -0.26, 3.0, 0.96, -0.2, 2.93, 1.2, -0.1, 2.9, 1.17],
            radius: 0.008,
            colour: 'C4462B',
          },
        },
        { kind: 'quick_logger', at: [-0.42, 2.7, 0.9], turn: 10, with: { figure: '−86' } },
      ],
      camera: { eye: [0.35, 1.3, 1.36], target: [0.0, 2.9, 1.14], lens: 34, down: true },
      seed: 408,
    },
    [
      { slug: 'r120', at: [-0.06, 2.74, 0.9], turn: 10, builder: 'machine.compressor' },
      { slug: 'r120', at: [0.62, 2.98, 0.9], turn: -8, builder: 'machine.toolbox' },
    ],
    day,
  ),
  staged(
    'menu-news',
    menuSize,
    {
      size: [6.0, 4.6, 2.9],
      floor: 'epoxy',
      wall: '8FA6B3',
      light: 'day',
      window: { wall: 'right', from: -1.5, to: 4.2, sill: 0.9, head: 2.5, view: 'garden' },
      furniture: [],
      camera: { eye: [0.5, 1.75, 1.62], target: [-0.1, 3.3, 1.56], lens: 32, focus: 1.6, stop: 6 },
      seed: 409,
    },
    along('u830', [-0.3, 0.75], 3.3, { display: '-86.0 °C' }),
    { exposure: 0.85 },
  ),
  staged(
    'menu-investor',
    menuSize,
    {
      size: [8.0, 6.0, 3.2],
      floor: 'epoxy',
      wall: 'C9D3D8',
      light: 'bright',
      furniture: [{ kind: 'supply_line', at: [0, 5.8], with: { length: 7.6 } }],
      camera: { eye: [-2.5, 0.4, 1.5], target: [0.8, 4.6, 0.95], lens: 32, shift: [0, -0.02] },
      seed: 410,
    },
    along('v1000', [-1.9, -0.6, 0.7, 2.0, 3.3], 4.2),
    day,
  ),
  {
    name: 'menu-contact',
    size: menuSize,
    room: 'harbour.hub',
    options: { view: 'offices' },
    pieces: {},
    develop: { exposure: 1.3, contrast: 0.2, glow: 0.06 },
  },
  staged(
    'about-lab',
    [1424, 890],
    {
      size: [8.6, 6.0, 3.1],
      floor: 'epoxy',
      light: 'day',
      window: { wall: 'left', from: -3, to: 5.6, sill: 0.9, head: 2.7, view: 'garden' },
      furniture: [
        { kind: 'leads', at: [-1.32, 4.4], with: { count: 12 } },
        { kind: 'bench', at: [0.15, 4.5], with: { length: 2.2, goods: false } },
        { kind: 'manifold', at: [0.78, 4.72, 0.9] },
        { kind: 'trolley', at: [1.25, 3.1], turn: -20, with: { load: 'screen' } },
      ],
      camera: { eye: [1.3, -0.6, 1.55], target: [0.1, 4.6, 1.2], lens: 29, shift: [0, -0.03] },
      seed: 411,
    },
    [
      { slug: 'u830', at: [-1.85, 4.4] },
      { slug: 'u830', at: [0.0, 4.6, 0.9], builder: 'machine.compressors' },
      { slug: 'b150', at: [2.5, 4.6] },
    ],
    day,
  ),
  staged(
    'history-2003',
    [1200, 800],
    {
      size: [8.0, 5.6, 3.2],
      floor: 'concrete',
      wall: 'E9E1D0',
      light: 'warm',
      window: { wall: 'left', from: -2.5, to: 5.0, sill: 1.0, head: 2.7, view: 'fields' },
      furniture: [
        { kind: 'workbench', at: [0.7, 4.8], with: { length: 2.6 } },
        { kind: 'drawing_board', at: [-1.95, 3.9], turn: 24 },
        { kind: 'stool', at: [-1.4, 3.1] },
        { kind: 'manifold', at: [0.25, 5.05, 0.9] },
      ],
      camera: { eye: [0.9, -0.8, 1.5], target: [0.15, 4.4, 1.2], lens: 30, shift: [0, -0.02] },
      seed: 412,
    },
    [
      { slug: 'r480', at: [2.35, 4.6], turn: -14 },
      { slug: 'r120', at: [1.25, 4.95, 0.9], builder: 'machine.compressor' },
    ],
    { exposure: 0.95 },
  ),
]

/** The banner of the V1000: its figure stands at the lower right, before the first vessel. */
const nitrogenStore = (
  name: string,
  size: Room['size'],
  camera: Parameters<typeof staged>[2]['camera'],
): Room =>
  staged(
    name,
    size,
    {
      size: [8.0, 11.0, 3.3],
      floor: 'epoxy',
      wall: '8CA0AC',
      light: 'day',
      window: { wall: 'left', from: 6.6, to: 10.6, sill: 0.9, head: 2.8, view: 'campus' },
      furniture: [
        {
          kind: 'daylight',
          at: [-4.3, 5.7, 0.8],
          turn: 90,
          with: { width: 10, height: 2.2, veil: 0.5, light: 1.8 },
        },
        { kind: 'supply_line', at: [3.96, 5.5], turn: -90, with: { length: 11 } },
        { kind: 'mist', at: [1.4, 3.15, 1.15], turn: 12, with: { width: 0.8, height: 0.6, strength: 0.34 } },
        { kind: 'oxygen', at: [1.1, 11, 1.9] },
        { kind: 'doors', at: [-1.3, 10.96] },
        {
          kind: 'person',
          at: [0.6, 5.5],
          turn: -62,
          with: { pose: 'working', hair: 'short', gloves: true },
        },
      ],
      camera,
      seed: 414,
    },
    [
      { slug: 'v1000', at: [1.4, 2.85], turn: -26, state: { lid: 74 } },
      ...[4.5, 6.2, 7.9, 9.5].map((y) => ({ slug: 'v1000', at: [2.3, y] as const, turn: -52 })),
    ],
    { exposure: 1.0 },
  )

export const serviceBanners: readonly Room[] = [
  // An open freezer with its probes. Text stands at the left and over the lower half, so it is at the right, its racks
  // in the upper half.
  staged(
    'banner-monitoring',
    [2880, 1800],
    {
      size: [9.0, 5.6, 3.4],
      floor: 'epoxy',
      wall: 'A9BAC4',
      light: 'day',
      window: { wall: 'right', from: 1.6, to: 5.2, sill: 0.9, head: 2.6, view: 'campus' },
      furniture: [
        { kind: 'leads', at: [1.43, 4.2], with: { count: 10 } },
        { kind: 'trolley', at: [-0.3, 4.45], turn: 14, with: { load: 'screen' } },
        { kind: 'bench', at: [-3.0, 4.85], with: { length: 2.6 } },
      ],
      camera: {
        eye: [-0.1, 1.1, 1.5],
        target: [-0.25, 4.2, 1.5],
        lens: 28,
        shift: [0, -0.13],
      },
      seed: 413,
    },
    [{ slug: 'u830', at: [0.95, 4.2], state: { door: 116, opened: { 0: 96, 1: 92 } } }],
    { exposure: 1.2 },
  ),
  nitrogenStore('banner-nitrogen', [2880, 1800], {
    eye: [-0.5, -0.7, 1.6],
    target: [0.2, 6, 1.3],
    lens: 30,
    shift: [0, -0.125],
  }),
  nitrogenStore('banner-nitrogen-mobile', [780, 1560], {
    eye: [-0.3, -1.8, 1.6],
    target: [1.0, 4, 1.3],
    lens: 38,
    shift: [0, -0.12],
  }),
]
