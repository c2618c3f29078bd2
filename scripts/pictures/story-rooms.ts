import { newsSize, staged, type Room } from './rooms'

const dusk = { exposure: 1.3, contrast: 0.2, glow: 0.06 }

type Furniture = NonNullable<Parameters<typeof staged>[2]['furniture']>

/** From the top of a tank, at a depth in the room, to the line on the back wall. */
const tankPipe = (from: number, depth: number, to: number): Furniture[number] => ({
  kind: 'cable',
  at: [0, 0],
  with: {
    path: [from, depth, 2.8, to, depth, 2.8, to, 5.04, 2.8, to, 5.04, 2.3],
    radius: 0.034,
    colour: 'C3CACE',
    bend: 0.12,
  },
})

/** What stands behind a bench: a second one below a shelf of instruments. */
const behind: Furniture = [
  { kind: 'bench', at: [0.6, 4.28], with: { length: 3.6, goods: false } },
  { kind: 'instrument_shelf', at: [0.4, 5.0], with: { length: 2.8 } },
]

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
    shift?: readonly [number, number]
    focus?: number
    stop?: number
    exposure?: number
  },
): Room =>
  staged(
    name,
    newsSize,
    {
      size: [6.4, 5.0, 2.9],
      floor: 'epoxy',
      wall: more.wall ?? 'CBD5DB',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.6, sill: 1.0, head: 2.5, view: 'campus' },
      furniture: [{ kind: 'bench', at: [0, 1.2], with: { length: 3.6, goods: false } }, ...furniture],
      camera: {
        eye: more.eye ?? [0.22, 0.3, 1.3],
        target: more.target ?? [0.02, 2.6, 1.06],
        lens: more.lens ?? 36,
        shift: more.shift ?? [0, -0.09],
        focus: more.focus ?? 1.24,
        stop: more.stop ?? 2,
      },
      seed: more.seed,
    },
    pieces,
    { exposure: more.exposure ?? 0.95, contrast: 0.26 },
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
    develop: { exposure: 0.62, contrast: 0.24, glow: 0 },
  },
  // Open day: on the table in the lobby the numbered badges of the first employees, an opened box of vials, dry ice and cups;
  // freezers with their temperature on the door and pennants soft behind.
  staged(
    'news-open-day',
    newsSize,
    {
      size: [8, 8.4, 3.4],
      floor: 'concrete',
      wall: 'B4BABB',
      light: 'window',
      window: { wall: 'left', from: 0.4, to: 4.5, sill: 0.6, head: 2.9, view: 'garden' },
      furniture: [
        { kind: 'reception_table', at: [0, 0.62] },
        { kind: 'badge', at: [0.02, 1.02, 0.7415], turn: -10, with: { figure: '3' } },
        {
          kind: 'badge',
          at: [-0.19, 1.05, 0.7415],
          turn: 14,
          with: { figure: '5', loop: [-0.03, 0.14, -0.11, 0.2, -0.15, 0.1, -0.07, 0.06] },
        },
        {
          kind: 'badge',
          at: [-0.35, 1.02, 0.7415],
          turn: 3,
          with: { figure: '9', loop: [-0.02, 0.16, -0.09, 0.24, -0.13, 0.15, -0.05, 0.07] },
        },
        { kind: 'cryo_boxes', at: [0.24, 1.02, 0.7415], turn: 14, with: { count: 2 } },
        { kind: 'ice_bowl', at: [0.36, 1.34, 0.7415] },
        { kind: 'paper_cup', at: [0.44, 1.06, 0.7415], turn: -8 },
        { kind: 'paper_cup', at: [0, 1.32, 0.7415], turn: -6 },
        { kind: 'cup_stack', at: [-0.13, 1.42, 0.7415] },
        { kind: 'leaflet_stand', at: [-0.44, 1.34, 0.7415], turn: 14 },
        { kind: 'bunting', at: [0.4, 7], with: { length: 7.6, height: 2.12 } },
        { kind: 'bunting', at: [-0.2, 7.9], with: { length: 7.8, height: 2.3 } },
        { kind: 'slats', at: [-0.45, 8.3], with: { width: 3.4, height: 2.9, mark: 0.46 } },
        { kind: 'planter', at: [2.7, 6.2] },
        {
          kind: 'softbox',
          at: [-1.5, 1.3, 2.1],
          with: { aim: [1.5, -0.25, -1.35], power: 16, wide: 0.7, tall: 0.9, tone: 'FFF6EA' },
        },
        {
          kind: 'softbox',
          at: [0.1, 2.3, 2.7],
          with: { aim: [1.1, 1.8, -1.6], power: 24, wide: 0.7, tall: 0.7, tone: 'F4F7FA' },
        },
        {
          kind: 'softbox',
          at: [0.3, 5.4, 3.3],
          with: { aim: [-0.7, 2.8, -1.8], power: 34, wide: 1.4, tall: 0.6, tone: 'FFF1DC' },
        },
      ],
      camera: {
        eye: [0.06, 0.06, 1.14],
        target: [0.02, 3, 1.14],
        lens: 36,
        shift: [0, -0.16],
        focus: 0.98,
        stop: 3.6,
      },
      seed: 501,
    },
    [
      { slug: 'u830', at: [-2.75, 6.3], turn: 10, display: '-79.6 °C' },
      { slug: 'u830', at: [-1.7, 6.5], turn: 10, display: '-80.0 °C' },
      { slug: 'u830', at: [1.15, 4.1], turn: -8, state: { door: 106, opened: { 1: 96 } } },
    ],
    { exposure: 0.74, contrast: 0.24 },
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
  // The last wagon of a goods train with its container, from the loading lane of a terminal.
  {
    name: 'news-loading-dock',
    size: newsSize,
    room: 'harbour.siding',
    options: {},
    pieces: {},
    develop: { exposure: 1.2, contrast: 0.24, glow: 0 },
  },
  // On a trolley the logger, its leads into the port of a freezer on test and the sheets of the last one; rows and lit
  // chambers soft behind.
  staged(
    'news-line-two-hall',
    newsSize,
    {
      size: [8.4, 14, 4.4],
      floor: 'resin',
      wall: '9AA2A3',
      ceiling: '8C979D',
      light: 'bright',
      furniture: [
        {
          kind: 'busbar',
          at: [1.7, 0],
          with: {
            length: 13,
            height: 2.95,
            drops: [...Array(7).keys()].map((k) => 3.1 + 1.35 * k),
            reach: [-0.7, 0.06, 2.02],
          },
        },
        { kind: 'port', at: [1.102, 2.596, 1.3], turn: -42, with: { out: [0.178, -1.09, -0.474] } },
        { kind: 'trolley', at: [0.2, 1.4], turn: -16, with: { load: 'none' } },
        { kind: 'sheets', at: [0.4, 1.374, 0.822], turn: -10, with: { count: 2 } },
        { kind: 'laptop', at: [0.1, 1.6, 0.822], turn: -2, with: { figure: '−80.1' } },
        { kind: 'pen', at: [0.2, 1.44, 0.824], turn: -38 },
        { kind: 'curve_sheet', at: [0.4396, 2.6524, 1.14], turn: -42, with: { wide: 0.21, tall: 0.297 } },
        { kind: 'magnets', at: [0.4388, 2.6515, 1.405], turn: -42 },
        { kind: 'chamber_bank', at: [-0.6, 13.8] },
        { kind: 'person', at: [-1.0, 7.4], turn: 4, with: { pose: 'walking', wear: 'jacket', moving: 0.1 } },
        {
          kind: 'softbox',
          at: [-2.2, 0.2, 3.0],
          with: { aim: [2.6, 1.8, -1.9], power: 56, wide: 1.4, tall: 1.4, tone: 'FFF0DC' },
        },
        {
          kind: 'softbox',
          at: [3.2, 6, 3.6],
          with: { aim: [-2.4, 0.4, -2], power: 110, wide: 1.0, tall: 7, tone: 'DCEBFF' },
        },
      ],
      camera: {
        eye: [-0.35, 0.35, 1.58],
        target: [0.118, 1.88, 1.205],
        lens: 29.5,
        down: true,
        focus: 1.5,
        stop: 4,
      },
      seed: 504,
    },
    [...Array(8).keys()].flatMap((k) => [
      { slug: 'u830', at: [0.5, 2.6 + 1.35 * k] as const, turn: -42 },
      { slug: 'u830', at: [-2.5, 3.6 + 1.35 * k] as const, turn: 62 },
    ]),
    { exposure: 1.35, contrast: 0.26 },
  ),
  // On the conveyor: an open freezer from near, empty, film on its door; the next bodies soft behind it.
  staged(
    'news-factory-line-two',
    newsSize,
    {
      size: [12, 16, 4.2],
      floor: 'concrete',
      wall: 'BBBFBF',
      light: 'bright',
      furniture: [
        { kind: 'conveyor', at: [-0.6, -4], with: { length: 19.8 } },
        { kind: 'lane', at: [1.75, -4], with: { width: 1.1, length: 19 } },
        { kind: 'andon', at: [0.4, 6.0] },
        { kind: 'trolley', at: [1.0, 3.1], turn: -76, with: { load: 'none' } },
        { kind: 'panels', at: [0.98, 3.1, 0.822], turn: -76, with: { count: 8 } },
        { kind: 'service_bench', at: [2.9, 6.6], turn: -90, with: { length: 3 } },
        { kind: 'racking', at: [2.2, 15.6], with: { bays: 4, levels: 4 } },
      ],
      camera: {
        eye: [0.45, -0.35, 1.42],
        target: [-0.1, 4.6, 1.3],
        lens: 33,
        shift: [-0.08, -0.05],
        focus: 2.8,
        stop: 2.8,
      },
      seed: 505,
    },
    [
      { slug: 'u830', at: [-0.6, 2.4, 0.2], turn: 30, builder: 'upkeep.on_line', state: { door: 116 } },
      ...[4.5, 6.3, 8.1, 9.9].map((y) => ({
        slug: 'u830',
        at: [-0.5, y, 0.2] as const,
        turn: 30,
        builder: 'upkeep.on_line',
        state: { door: 3 },
      })),
    ],
    { exposure: 0.84, contrast: 0.24 },
  ),
  table(
    'news-monitoring-release',
    [
      { kind: 'laptop', at: [-0.28, 1.5, 0.9], turn: 14, with: { figure: '5.2' } },
      { kind: 'telephone', at: [0.44, 1.5, 0.9], turn: -12, with: { figure: '5.2' } },
    ],
    [
      { slug: 'trace-4', at: [0.06, 1.46, 0.9], turn: 4, display: '5.2 °C' },
      { slug: 'trace-gateway', at: [0.28, 1.66, 0.9], turn: 12 },
      { slug: 'r610', at: [-1.0, 4.0], turn: 6 },
      { slug: 'r610', at: [-0.1, 4.1], turn: 3 },
      { slug: 'r610', at: [0.8, 4.1] },
    ],
    { seed: 506, wall: '8D9BA2' },
  ),
  // A carrier and leaflets on the counter of a stand from near, other stands of the hall soft behind, before it opens.
  staged(
    'news-fair-hall',
    newsSize,
    {
      size: [16, 22, 6.5],
      floor: 'concrete',
      wall: 'AEB4B6',
      light: 'bright',
      furniture: [
        { kind: 'carpet', at: [-0.5, -4], with: { width: 3.0, length: 24, colour: '3E4A52' } },
        { kind: 'counter', at: [0.75, 0.95], turn: -20, with: { length: 1.7 } },
        { kind: 'brochure', at: [0.26, 1.2, 1.06], turn: 14 },
        { kind: 'brochure', at: [0.36, 1.12, 1.0625], turn: -15 },
        { kind: 'brochure', at: [0.58, 1.02, 1.06], turn: -34, with: { tone: '7C3B30' } },
        { kind: 'sign_wall', at: [3.2, 5.4], turn: -34, with: { width: 4.6, figure: '' } },
        { kind: 'planter', at: [1.35, 5.6] },
        { kind: 'stand_wall', at: [-4.2, 6.4], turn: 62, with: { colour: '2C4A44', width: 5.2 } },
        { kind: 'plinth', at: [-2.6, 5.4], turn: 62, with: { width: 1.9 } },
        { kind: 'stand_wall', at: [-4.2, 13], turn: 66, with: { colour: '8FA6B3', width: 5 } },
        { kind: 'stand_wall', at: [4.0, 12.4], turn: -70, with: { colour: 'A77F56', width: 5 } },
      ],
      camera: {
        eye: [0.26, 0.1, 1.52],
        target: [0.1, 6, 1.3],
        lens: 32,
        shift: [0, -0.1],
        focus: 1.25,
        stop: 2.2,
      },
      seed: 507,
    },
    [
      { slug: 't3', at: [0.78, 1.32, 1.06], turn: -8 },
      { slug: 'v1000', at: [-2.9, 5.8, 0.16], turn: 50 },
      { slug: 'r890', at: [-3.0, 11.4], turn: 62 },
    ],
    { exposure: 1.25, contrast: 0.28 },
  ),
  // The display of a vessel on a fair stand, its lit wall, the counter and a freezer soft.
  staged(
    'news-medical-fair',
    newsSize,
    {
      size: [9.6, 6.4, 4.2],
      floor: 'oak',
      wall: '999E9F',
      light: 'bright',
      furniture: [
        { kind: 'sign_wall', at: [-1.65, 5.6], with: { width: 6.4, height: 2.4 } },
        { kind: 'plinth', at: [0.35, 1.4], with: { width: 2.0 } },
        { kind: 'plinth', at: [-1.5, 4.0] },
        { kind: 'counter', at: [0.6, 4.4], with: { length: 1.6 } },
        { kind: 'planter', at: [2.6, 5.0] },
      ],
      camera: {
        eye: [-0.15, 0.1, 1.42],
        target: [0.45, 4.6, 1.35],
        lens: 36,
        shift: [0, -0.11],
        focus: 1.7,
        stop: 3.2,
      },
      seed: 508,
    },
    [
      { slug: 'v1000', at: [0.55, 1.85, 0.16], turn: -14 },
      { slug: 'u830', at: [-1.5, 4.3, 0.16], turn: 8 },
    ],
    { exposure: 0.88, contrast: 0.24 },
  ),
  // A hand holds the probe of the anemometer into the opening; its meter is stuck to the pane.
  staged(
    'news-biosafety-certification',
    newsSize,
    {
      size: [6.0, 4.7, 2.9],
      floor: 'epoxy',
      wall: 'A1A7A8',
      light: 'dimmed',
      furniture: [
        { kind: 'probe_at_sash', at: [0.12, 3.1, 0.985] },
        {
          kind: 'softbox',
          at: [-0.6, 2.2, 1.9],
          with: { aim: [0.6, 0.9, -0.9], power: 22, wide: 0.5, tall: 0.5 },
        },
        { kind: 'softbox', at: [1.1, 2.1, 1.5], with: { aim: [-0.7, 1.0, -0.5], power: 6 } },
      ],
      camera: {
        eye: [-0.05, 2.3, 1.12],
        target: [0.05, 3.1, 0.99],
        lens: 40,
        down: true,
        focus: 0.8,
        stop: 9,
      },
      seed: 509,
    },
    [{ slug: 'b150', at: [-0.35, 3.2], builder: 'certified.cabinet' }],
    { exposure: 0.77, contrast: 0.24 },
  ),
  // The oxygen monitor on the wall from near, the dewars and the door soft.
  staged(
    'news-oxygen-ln2-rooms',
    newsSize,
    {
      size: [3.4, 5.4, 2.9],
      floor: 'epoxy',
      wall: '9EA4A5',
      light: 'bright',
      furniture: [
        { kind: 'oxygen', at: [-1.7, 1.7, 1.22], turn: 90 },
        { kind: 'door', at: [0.45, 5.4] },
        { kind: 'gloves', at: [-0.7, 5.4, 1.2] },
        { kind: 'extinguisher', at: [1.3, 5.4] },
      ],
      camera: {
        eye: [-0.65, 0.5, 1.44],
        target: [-1.98, 3.5, 1.3],
        lens: 36,
        shift: [0, -0.12],
        focus: 1.5,
        stop: 3.2,
      },
      seed: 510,
    },
    [
      { slug: 'd65', at: [-1.3, 3.3] },
      { slug: 'd47', at: [-0.72, 3.5] },
      { slug: 'd35', at: [-1.0, 2.75] },
    ],
    { exposure: 0.95, contrast: 0.24 },
  ),
  // The display of a vessel from near; tanks and the supply line soft behind it.
  staged(
    'news-nitrogen-tanker',
    newsSize,
    {
      size: [8.0, 5.2, 3.6],
      floor: 'concrete',
      wall: '969B9C',
      light: 'day',
      window: { wall: 'right', from: -2.5, to: 4.6, sill: 0.6, head: 3.0, view: 'campus' },
      furniture: [
        { kind: 'tank', at: [-0.15, 3.5] },
        { kind: 'tank', at: [-1.95, 3.55] },
        tankPipe(0.94, 4.2, 1.24),
        tankPipe(-0.86, 4.25, -0.56),
        { kind: 'supply_line', at: [0, 5.04], with: { length: 7.8 } },
        { kind: 'meter', at: [1.75, 5.2, 1.36], with: { figure: '1.4', unit: 'bar', width: 0.46 } },
      ],
      camera: {
        eye: [0.25, 0.15, 1.3],
        target: [-0.7, 4.2, 1.3],
        lens: 35,
        shift: [0, -0.17],
        focus: 1.35,
        stop: 3.6,
      },
      seed: 511,
    },
    [{ slug: 'v1400', at: [-0.55, 1.55], turn: 30 }],
    { exposure: 0.86, contrast: 0.24 },
  ),
  // The meter on the wall from near, conduits above, a duct with sockets below; the freezer that it feeds is soft.
  staged(
    'news-energy-measured',
    newsSize,
    {
      size: [3.4, 5.6, 2.9],
      floor: 'epoxy',
      wall: 'D9DBD8',
      light: 'bright',
      furniture: [
        { kind: 'meter', at: [-1.7, 1.9, 1.34], turn: 90, with: { width: 0.42 } },
        ...[1.83, 1.97].map((y) => ({
          kind: 'cable',
          at: [0, 0] as const,
          with: { path: [-1.678, y, 1.64, -1.678, y, 2.9], radius: 0.012, colour: 'C9CDCD' },
        })),
        { kind: 'sockets', at: [-1.7, 2.55, 1.0], turn: 90, with: { length: 2.5, plugs: 2 } },
        {
          kind: 'cable',
          at: [0, 0],
          with: {
            path: [-1.64, 1.99, 1.4, -1.61, 2.0, 1.3, -1.62, 2.02, 1.18, -1.66, 2.03, 1.1, -1.66, 2.03, 1.03],
            radius: 0.0085,
          },
        },
        {
          kind: 'cable',
          at: [0, 0],
          with: {
            path: [-1.64, 1.81, 1.4, -1.61, 1.8, 1.3, -1.63, 1.79, 1.18, -1.66, 1.78, 1.1, -1.66, 1.78, 1.03],
            radius: 0.0085,
          },
        },
        { kind: 'trolley', at: [0.1, 4.6], turn: 80, with: { load: 'none' } },
        { kind: 'laptop', at: [0.1, 4.66, 0.822], turn: -8, with: { figure: '7.2' } },
        { kind: 'door', at: [0.95, 5.6] },
      ],
      camera: {
        eye: [-0.5, 0.45, 1.5],
        target: [-1.75, 3.55, 1.4],
        lens: 35,
        shift: [0, -0.03],
        focus: 1.8,
        stop: 3.2,
      },
      seed: 512,
    },
    [{ slug: 'u830', at: [-1.0, 4.2], turn: 10 }],
    { exposure: 0.84, contrast: 0.26 },
  ),
  table(
    'news-vacuum-insulation',
    [
      { kind: 'panels', at: [-0.3, 1.4, 0.9], turn: 10, with: { count: 8, width: 0.5, depth: 0.34 } },
      { kind: 'quick_logger', at: [0.1, 1.36, 0.9], turn: -10, with: { figure: '0.4' } },
      ...behind,
    ],
    [
      { slug: 'u830', at: [0.46, 1.5, 0.9], turn: -24, builder: 'insulation.section' },
      { slug: 'u830', at: [-1.35, 4.2], turn: 14 },
    ],
    { seed: 513, wall: '8D9BA2' },
  ),
  table(
    'news-compressor-bench',
    [
      { kind: 'manifold', at: [0.5, 1.4, 0.9], turn: -8, with: { coiled: true } },
      { kind: 'sheets', at: [0.36, 1.22, 0.9], turn: -16 },
      ...behind,
    ],
    [
      { slug: 'u830', at: [-0.14, 1.42, 0.9], turn: 14, builder: 'machine.compressors' },
      { slug: 'u540', at: [-1.35, 4.2], turn: 14 },
    ],
    { seed: 514, wall: '8D9BA2' },
  ),
  // A vial is lifted out of its tray; the carrier and the mountains before the window are soft.
  staged(
    'news-vaccine-day',
    newsSize,
    {
      size: [4.4, 2.9, 2.8],
      floor: 'vinyl',
      wall: 'B4B1A6',
      light: 'dimmed',
      window: { wall: 'back', from: -0.9, to: 1.5, sill: 0.9, head: 2.2, view: 'mountains' },
      furniture: [
        { kind: 'bench', at: [0, 1.2], with: { length: 3.6, goods: false, tone: '727B80' } },
        { kind: 'vial_tray', at: [0.0, 1.36, 0.9], turn: -14 },
        { kind: 'vaccine_lifted', at: [0.045, 1.4, 1.03] },
        {
          kind: 'softbox',
          at: [-0.55, 0.75, 1.75],
          with: { aim: [0.6, 0.65, -0.75], power: 9, wide: 0.45, tall: 0.45, gleam: true },
        },
      ],
      camera: {
        eye: [0.1, 0.66, 1.14],
        target: [0.05, 1.42, 1.045],
        lens: 39,
        down: true,
        focus: 0.76,
        stop: 8,
      },
      seed: 515,
    },
    [{ slug: 't3', at: [-0.2, 1.68, 0.9], turn: 18 }],
    { exposure: 0.76, contrast: 0.24 },
  ),
  // The thermometers in their case from near, a calibrator behind.
  staged(
    'news-seven-laboratories',
    newsSize,
    {
      size: [6.4, 5.0, 2.9],
      floor: 'epoxy',
      wall: '9AA0A0',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.6, sill: 1.0, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'bench', at: [0, 1.2], with: { length: 3.6, goods: false } },
        { kind: 'padded_case', at: [0.02, 1.26, 0.9], turn: -16 },
        { kind: 'dry_block', at: [-0.46, 1.62, 0.9], turn: 20 },
        { kind: 'bench', at: [0.6, 4.28], with: { length: 3.6, goods: false } },
        { kind: 'instrument_shelf', at: [0.4, 5.0], with: { length: 2.8 } },
      ],
      camera: {
        eye: [0.3, 0.62, 1.3],
        target: [-0.12, 1.62, 0.98],
        lens: 45,
        down: true,
        focus: 0.86,
        stop: 7,
      },
      seed: 523,
    },
    [],
    { exposure: 0.98, contrast: 0.26 },
  ),
  // A probe on its way into the block, beside the reference that is already there.
  staged(
    'news-calibration-bench',
    newsSize,
    {
      size: [6.4, 2.0, 2.9],
      floor: 'vinyl',
      wall: '7F8B92',
      light: 'dimmed',
      furniture: [
        { kind: 'bench', at: [0, 1.2], with: { length: 3.6, goods: false } },
        { kind: 'dry_block', at: [0.02, 1.4, 0.9], turn: 8 },
        { kind: 'probe_lowered', at: [0.0348, 1.5092, 1.315] },
        { kind: 'reference_readout', at: [-0.2, 1.46, 0.9], turn: -9 },
        {
          kind: 'softbox',
          at: [-0.7, 0.8, 1.95],
          with: { aim: [0.7, 0.7, -0.75], power: 20, wide: 0.45, tall: 0.45, gleam: true },
        },
      ],
      camera: {
        eye: [0.07, 0.78, 1.45],
        target: [0.04, 1.5, 1.2],
        lens: 38,
        down: true,
        focus: 0.74,
        stop: 9,
      },
      seed: 516,
    },
    [],
    { exposure: 0.84, contrast: 0.26 },
  ),
  // A measuring probe among the packs of a shelf; further probes and the leads are soft.
  staged(
    'news-temperature-mapping',
    newsSize,
    {
      size: [6.0, 4.6, 2.9],
      floor: 'vinyl',
      wall: 'A9AEAE',
      light: 'bright',
      furniture: [
        {
          kind: 'mapping',
          at: [-0.35, 3.0],
          with: { half: 0.53, levels: [0.55, 0.9, 1.3, 1.65], out: [1.22, -0.37, 0.822] },
        },
        { kind: 'trolley', at: [1.0, 2.25], turn: 4, with: { load: 'none' } },
        { kind: 'laptop', at: [1.14, 2.42, 0.822], turn: -12, with: { figure: '5.0' } },
      ],
      camera: {
        eye: [0.04, 2.4, 1.42],
        target: [-0.24, 3.1, 1.35],
        lens: 42,
        shift: [0, -0.02],
        focus: 0.74,
        stop: 4,
      },
      seed: 517,
    },
    [{ slug: 'r1010', at: [-0.35, 3.0], state: { door: 108 } }],
    { exposure: 0.86, contrast: 0.22 },
  ),
  // Meters of an open switchboard from near.
  staged(
    'news-energy-meter',
    newsSize,
    {
      size: [6.0, 4.0, 2.9],
      floor: 'concrete',
      wall: '8D9BA2',
      light: 'bright',
      furniture: [
        { kind: 'switchboard', at: [-0.2, 3.98, 0.7] },
        { kind: 'wiring', at: [-0.2, 3.98, 0.7] },
        {
          kind: 'cable',
          at: [0, 0],
          with: { path: [-0.4, 3.93, 2.1, -0.4, 3.93, 2.9], radius: 0.02, colour: 'B4BBBD' },
        },
        { kind: 'pipes', at: [1.6, 4.0, 2.2], with: { length: 2.4 } },
        { kind: 'extinguisher', at: [1.5, 4.0] },
      ],
      camera: {
        eye: [0.5, 2.75, 1.5],
        target: [-0.16, 3.9, 1.44],
        lens: 36,
        shift: [0, -0.02],
        focus: 1.2,
        stop: 2.8,
      },
      seed: 518,
    },
    [],
    { exposure: 1.05, contrast: 0.26 },
  ),
  // The compressor of a training place from near; the other places stand behind it.
  staged(
    'news-training-group',
    newsSize,
    {
      size: [8.0, 6.6, 3.0],
      floor: 'concrete',
      wall: '9FA4A4',
      light: 'day',
      window: { wall: 'left', from: -2.5, to: 6.2, sill: 0.9, head: 2.6, view: 'campus' },
      furniture: [
        { kind: 'service_bench', at: [0, 1.0], with: { length: 2.8, panel: false } },
        { kind: 'manifold', at: [-0.25, 1.16, 0.9], with: { ends: [0.328, 0.02, 0.06, 0.422, 0.06, 0.29] } },
        { kind: 'service_bench', at: [0.1, 3.3], with: { length: 4.4, panel: false } },
        { kind: 'manifold', at: [0.5, 3.42, 0.9], turn: -10 },
        { kind: 'service_bench', at: [1.0, 5.8], with: { length: 4.2 } },
      ],
      camera: {
        eye: [-0.12, 0.3, 1.3],
        target: [0.02, 2.6, 1.08],
        lens: 39,
        shift: [0, -0.17],
        focus: 0.96,
        stop: 3.6,
      },
      seed: 519,
    },
    [
      { slug: 'u830', at: [0.2, 1.14, 0.9], turn: -12, builder: 'machine.compressor' },
      ...[-0.9, 0.0, 1.1].map((x) => ({
        slug: 'u830',
        at: [x, 3.4, 0.9] as const,
        turn: -8,
        builder: 'machine.compressor',
      })),
    ],
    { exposure: 1.05, contrast: 0.26 },
  ),
  // Awards of clear glass before the stage of a hall.
  staged(
    'news-award-stage',
    newsSize,
    {
      size: [9.0, 7.0, 3.6],
      floor: 'oak',
      wall: '3F566A',
      ceiling: '33475A',
      light: 'dusk',
      furniture: [
        { kind: 'stage', at: [0.3, 6.8], with: { width: 8.4, height: 3.4 } },
        ...[3.2, 4.1].map((y) => ({
          kind: 'audience',
          at: [0.4, y] as const,
          with: { count: 9, taken: 0.45 },
        })),
        { kind: 'pedestal', at: [0.2, 1.0], turn: 8, with: { colour: '2B333A' } },
        { kind: 'trophy', at: [0.18, 1.2, 1.0], turn: 16 },
        { kind: 'lectern', at: [-1.75, 5.3], turn: -14 },
      ],
      camera: {
        eye: [0.34, 0.3, 1.2],
        target: [0.1, 4.9, 1.2],
        lens: 56,
        shift: [0, -0.06],
        focus: 0.88,
        stop: 4,
      },
      seed: 520,
    },
    [],
    { exposure: 1.2, contrast: 0.26, glow: 0.05 },
  ),
]
