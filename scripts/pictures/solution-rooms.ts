import { coverSize, staged, type Room } from './rooms'

/** The covers of the solutions: a place of their own, closer than the wide view on their page. */
const cover = (name: string, ...rest: DropFirstTwo<Parameters<typeof staged>>): Room =>
  staged(`cover-solution-${name}`, coverSize, ...rest)

type DropFirstTwo<T extends unknown[]> = T extends [unknown, unknown, ...infer Rest] ? Rest : never

/** The types of cases. */
const caseTypes: readonly Room[] = [
  staged(
    'case-type-1',
    coverSize,
    {
      size: [6.6, 9.0, 3.2],
      floor: 'epoxy',
      wall: '9BA1A3',
      light: 'bright',
      furniture: [{ kind: 'supply_line', at: [0, 8.9], with: { length: 6.4 } }],
      camera: {
        eye: [0.3, 0.85, 1.4],
        target: [0.05, 4, 1.3],
        lens: 38,
        shift: [0, -0.2],
        focus: 1.9,
        stop: 4,
      },
      seed: 91,
    },
    [
      { slug: 'v1000', at: [-0.15, 2.95], turn: 8, state: { lid: 76, spill: false } },
      { slug: 'v1000', at: [1.3, 4.2], turn: -14 },
      { slug: 'v1400', at: [-1.7, 4.4], turn: 20 },
      { slug: 'v1000', at: [1.6, 6.0], turn: -14 },
    ],
    { exposure: 0.95, contrast: 0.26 },
  ),
  staged(
    'case-type-2',
    coverSize,
    {
      size: [8.0, 5.0, 3.0],
      floor: 'epoxy',
      wall: 'A8AEB0',
      light: 'bright',
      furniture: [],
      camera: {
        eye: [0.52, 2.6, 1.2],
        target: [-0.1, 3.7, 1.2],
        lens: 40,
        shift: [0, 0],
        focus: 1.22,
        stop: 3.6,
      },
      seed: 92,
    },
    [
      { slug: 'r610', at: [0, 3.6], state: { door: 108 } },
      { slug: 'r610', at: [-0.95, 4.2] },
      { slug: 'r610', at: [0.95, 3.9] },
    ],
    { exposure: 0.9, contrast: 0.26 },
  ),
  staged(
    'case-type-3',
    coverSize,
    {
      size: [6.8, 4.8, 2.9],
      floor: 'vinyl',
      wall: 'B4BAB5',
      dado: '8FA99B',
      light: 'day',
      window: { wall: 'right', from: -1.5, to: 4.2, sill: 1.1, head: 2.4, view: 'garden' },
      furniture: [
        { kind: 'worktop', at: [0.1, 1.4], with: { length: 2.8 } },
        { kind: 'vial_tray', at: [0.25, 1.68, 0.9], turn: -10 },
        { kind: 'vial_cartons', at: [0.42, 1.88, 0.9], turn: 6, with: { columns: 2, rows: 1 } },
      ],
      camera: {
        eye: [0.26, 0.92, 1.24],
        target: [0.08, 3, 1],
        lens: 42,
        shift: [0, -0.19],
        focus: 0.82,
        stop: 3.6,
      },
      seed: 93,
    },
    [
      { slug: 't3', at: [0.0, 1.76, 0.9], turn: 12 },
      { slug: 'r415', at: [-0.75, 4.0] },
      { slug: 'r415', at: [0.2, 4.0] },
    ],
    { exposure: 0.88, contrast: 0.26 },
  ),
  staged(
    'case-type-4',
    coverSize,
    {
      size: [6.8, 4.8, 2.9],
      floor: 'vinyl',
      wall: 'BEC0BB',
      dado: 'A3AE9E',
      light: 'bright',
      furniture: [
        { kind: 'trolley', at: [0.42, 1.9], turn: -14, with: { load: 'none' } },
        { kind: 'vial_cartons', at: [0.34, 2.04, 0.822], turn: -14, with: { columns: 4, rows: 2 } },
        { kind: 'scanner', at: [0.72, 2.0, 0.822], turn: 24 },
        { kind: 'shelves', at: [1.5, 4.4], with: { width: 1.8 } },
      ],
      camera: {
        eye: [0.5, 1.15, 1.2],
        target: [0.15, 3.4, 1],
        lens: 40,
        shift: [0, -0.13],
        focus: 0.95,
        stop: 3.6,
      },
      seed: 94,
    },
    [
      { slug: 'r1010', at: [-0.35, 3.9] },
      { slug: 'r390', at: [-1.7, 4.05] },
    ],
    { exposure: 0.9, contrast: 0.26 },
  ),
]

export const solutionRooms: readonly Room[] = [
  cover(
    'biosafety',
    {
      size: [6.4, 4.6, 2.9],
      floor: 'epoxy',
      wall: 'B1B6B6',
      light: 'bright',
      furniture: [
        { kind: 'meter', at: [1.55, 4.6, 1.45], with: { figure: '−30', unit: 'Pa', width: 0.3 } },
        { kind: 'waste', at: [1.5, 4.3] },
      ],
      camera: {
        eye: [-0.8, 2.2, 1.26],
        target: [0.3, 3.7, 1.26],
        lens: 30,
        shift: [0, 0],
        focus: 1.5,
        stop: 4.8,
      },
      seed: 81,
    },
    [{ slug: 'b150', at: [0.1, 3.55] }],
    { exposure: 0.85, contrast: 0.26 },
  ),
  // A gloved hand draws a bag by its film out of a box full of bags that all differ; the refrigerator they came from is soft behind.
  cover(
    'blood-network',
    {
      size: [6.4, 4.9, 2.8],
      floor: 'epoxy',
      wall: '7F8B92',
      ceiling: 'C9D3D8',
      light: 'dimmed',
      furniture: [
        { kind: 'trolley', at: [0, 2.0], turn: -8, with: { load: 'none' } },
        { kind: 'bag_drawn', at: [-0.098, 2.2, 1.258] },
        {
          kind: 'softbox',
          at: [-0.75, 1.35, 2.15],
          with: { aim: [0.75, 0.85, -0.9], power: 22, wide: 0.4, tall: 0.4, gleam: true },
        },
        {
          kind: 'softbox',
          at: [1.0, 2.9, 1.95],
          with: { aim: [-0.75, -0.75, -0.7], power: 16, wide: 0.3, tall: 0.6, tone: 'EAF2FF' },
        },
      ],
      camera: {
        eye: [0.01, 1.3, 1.43],
        target: [0.01, 3, 1.43],
        lens: 56,
        shift: [0, -0.315],
        focus: 0.88,
        stop: 5.6,
      },
      seed: 82,
    },
    [
      { slug: 't25', at: [0, 2.09, 0.822], turn: -8, builder: 'boxes.packed' },
      { slug: 'r890', at: [0.42, 4.1] },
      { slug: 'u620', at: [-0.72, 4.2] },
    ],
    { exposure: 0.94, contrast: 0.26 },
  ),
  // A gloved hand sets a carton of vaccine into the last free place between the ice packs of a cold box.
  cover(
    'vaccine-network',
    {
      size: [6.4, 4.8, 2.8],
      floor: 'vinyl',
      dado: '94B3BF',
      wall: 'C3C9C9',
      light: 'day',
      window: { wall: 'right', from: -1, to: 4.2, sill: 1.1, head: 2.4, view: 'mountains' },
      furniture: [
        { kind: 'trolley', at: [0.1, 1.95], turn: 8, with: { load: 'none' } },
        {
          kind: 'carton_layer',
          at: [-0.1235, 2.067, 1.086],
          turn: 8,
          with: {
            blocks: [
              [4, 3, 2],
              [0, 2, 2],
              [2, 1, 2],
            ],
            free: [0, 2, 0],
          },
        },
        // Two rows of ice packs, along the front and rear walls of the box.
        { kind: 'ice_packs', at: [-0.1242, 2.0291, 1.022], turn: 8 },
        { kind: 'ice_packs', at: [-0.1632, 2.3065, 1.022], turn: 8 },
        { kind: 'carton_held', at: [0.003, 2.1479, 1.186], turn: 8 },
        {
          kind: 'softbox',
          at: [-0.7, 1.3, 2.2],
          with: { aim: [0.7, 0.9, -1.05], power: 12, wide: 0.45, tall: 0.45, gleam: true },
        },
      ],
      camera: {
        eye: [0, 1.48, 1.69],
        target: [0.1, 2.18, 1.195],
        down: true,
        lens: 46,
        focus: 0.82,
        stop: 5.6,
      },
      seed: 83,
    },
    [
      { slug: 't12', at: [0.1, 2.0, 0.822], turn: 8, state: { lid: 98 } },
      { slug: 'r415', at: [-0.35, 4.0] },
      { slug: 'r415', at: [0.65, 4.0] },
    ],
    { exposure: 0.8, contrast: 0.26 },
  ),
  cover(
    'laboratory-network',
    {
      size: [6.6, 5.0, 2.9],
      floor: 'epoxy',
      wall: 'C6CACA',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.4, sill: 0.9, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'bench', at: [0.3, 2.3], with: { length: 2.4, goods: false } },
        { kind: 'laptop', at: [0.38, 2.62, 0.9], turn: -14, with: { figure: '−80.0' } },
        { kind: 'sheets', at: [-0.2, 2.36, 0.9], turn: 16 },
        { kind: 'pen', at: [-0.12, 2.42, 0.902], turn: -24 },
        { kind: 'mug', at: [0.72, 2.72, 0.9], with: { colour: '1F6E96' } },
      ],
      camera: {
        eye: [0.18, 1.66, 1.26],
        target: [0.02, 3.6, 1],
        lens: 38,
        shift: [0, -0.12],
        focus: 0.88,
        stop: 4.8,
      },
      seed: 84,
    },
    [
      { slug: 'u700', at: [-0.95, 4.1] },
      { slug: 'r640', at: [0.0, 4.15] },
      { slug: 'u830', at: [1.05, 4.1] },
      { slug: 'trace-4', at: [0.06, 2.52, 0.9], turn: 10 },
      { slug: 'trace-gateway', at: [-0.24, 2.74, 0.9], turn: 16 },
    ],
    { exposure: 0.78 },
  ),
  cover(
    'pharma-supply-chain',
    {
      size: [9.6, 7.0, 4.0],
      floor: 'concrete',
      wall: 'BDC0C1',
      light: 'bright',
      furniture: [
        { kind: 'trolley', at: [0.1, 1.9], turn: -10, with: { load: 'none' } },
        { kind: 'lane', at: [0.1, -2], with: { width: 2.6, length: 6 } },
      ],
      camera: {
        eye: [0.5, 0.45, 1.24],
        target: [0.3, 3.4, 1],
        lens: 38,
        shift: [0, -0.06],
        focus: 1.6,
        stop: 3.6,
      },
      seed: 85,
    },
    [
      { slug: 'w20', at: [0.75, 4.7], state: { door: 96 } },
      { slug: 't24', at: [0.05, 2.0, 0.822], turn: -10 },
    ],
    { exposure: 1.0, contrast: 0.26 },
  ),
  // A hand in a glove against cold lifts a canister with straws out of the neck of a dewar.
  cover(
    'assisted-reproduction',
    {
      size: [5.6, 4.6, 2.8],
      floor: 'vinyl',
      wall: 'A9A59E',
      light: 'bright',
      furniture: [
        { kind: 'incubators', at: [0.85, 3.85], with: { columns: 1, rows: 2 } },
        { kind: 'canister_lifted', at: [0, 2.1, 0.624] },
        {
          kind: 'softbox',
          at: [-0.7, 1.35, 1.75],
          with: { aim: [0.7, 0.75, -0.95], power: 13, wide: 0.4, tall: 0.4, gleam: true },
        },
      ],
      camera: {
        eye: [0.06, 1.2, 1.06],
        target: [0.03, 2.1, 0.75],
        down: true,
        lens: 62,
        focus: 0.92,
        stop: 5,
      },
      seed: 86,
    },
    [
      { slug: 'd35', at: [0, 2.1], builder: 'canisters.neck', state: { taken: 1 } },
      { slug: 'v200', at: [-0.62, 3.75], turn: 34 },
    ],
    { exposure: 1.02, contrast: 0.26 },
  ),
  cover(
    'clinical-trials',
    {
      size: [6.6, 4.6, 2.9],
      floor: 'vinyl',
      wall: 'BAC0BC',
      light: 'day',
      window: { wall: 'right', from: -1, to: 4.2, sill: 1.1, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'bench', at: [0.1, 1.6], with: { length: 2.8, goods: false } },
        { kind: 'cryo_boxes', at: [0.32, 1.76, 0.9], turn: -16, with: { count: 2 } },
        { kind: 'scanner', at: [0.12, 1.78, 0.9], turn: -30 },
        { kind: 'sheets', at: [-0.06, 1.56, 0.9], turn: 12 },
      ],
      camera: {
        eye: [0.4, 0.9, 1.28],
        target: [0.1, 3, 1],
        lens: 42,
        shift: [0, -0.16],
        focus: 1.0,
        stop: 3.6,
      },
      seed: 87,
    },
    [
      { slug: 's10', at: [-0.02, 2.0, 0.9], turn: -16 },
      { slug: 'r310', at: [-0.85, 4.0] },
      { slug: 'u180', at: [0.0, 4.0] },
      { slug: 'u220', at: [0.8, 4.0] },
    ],
    { exposure: 0.88, contrast: 0.26 },
  ),
  // A hand in a glove against cold draws a rack of boxes out of the vapour.
  cover(
    'cord-blood',
    {
      size: [7.0, 6.2, 3.2],
      floor: 'epoxy',
      wall: '9EA5A7',
      ceiling: 'D5DDE1',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [0, 6.0], with: { length: 6.6, height: 2.25 } },
        { kind: 'rack_lifted', at: [0.219, 3.294, 1.47], turn: -12 },
        {
          kind: 'softbox',
          at: [-0.55, 2.5, 2.5],
          with: { aim: [0.8, 0.85, -1.0], power: 9, wide: 0.4, tall: 0.4 },
        },
      ],
      camera: {
        eye: [0.5, 2.36, 2.04],
        target: [0.235, 3.34, 1.405],
        down: true,
        lens: 54,
        focus: 1.12,
        stop: 6,
      },
      seed: 88,
    },
    [
      { slug: 'v1400', at: [0.15, 3.4], turn: -12, state: { lid: 76, spill: false } },
      { slug: 'v1400', at: [-1.4, 4.6], turn: 14 },
      { slug: 'v1400', at: [1.75, 4.9], turn: -20 },
    ],
    { exposure: 1.08, contrast: 0.26 },
  ),
  cover(
    'food-and-veterinary',
    {
      size: [6.6, 4.4, 2.8],
      floor: 'vinyl',
      wall: 'BFC5BF',
      light: 'day',
      window: { wall: 'right', from: -1, to: 4.0, sill: 1.1, head: 2.4, view: 'fields' },
      furniture: [
        { kind: 'bench', at: [0.2, 1.6], with: { length: 2.8, goods: false } },
        { kind: 'sample_tray', at: [0.16, 1.78, 0.9], turn: -14, with: { columns: 5, rows: 3 } },
        { kind: 'sample_jars', at: [-0.18, 1.64, 0.9], turn: 20, with: { columns: 1, rows: 1 } },
        {
          kind: 'sample_jars',
          at: [-0.16, 1.86, 0.9],
          turn: 6,
          with: { columns: 2, rows: 2, layers: 2, gaps: 0.2 },
        },
      ],
      camera: {
        eye: [0.25, 0.98, 1.22],
        target: [0.06, 3, 1],
        lens: 42,
        shift: [0, -0.14],
        focus: 0.8,
        stop: 3.6,
      },
      seed: 89,
    },
    [
      { slug: 'u450', at: [-0.35, 3.3], turn: 6, state: { door: 106 } },
      { slug: 'u220', at: [0.55, 3.7] },
      { slug: 'u220', at: [1.3, 3.7] },
    ],
    { exposure: 0.88, contrast: 0.26 },
  ),
  cover(
    'plasma-fractionation',
    {
      size: [7.6, 5.2, 3.2],
      floor: 'epoxy',
      wall: 'ACB0B1',
      light: 'bright',
      furniture: [
        { kind: 'trolley', at: [0.15, 1.95], turn: 12, with: { load: 'none' } },
        { kind: 'plasma_crate', at: [0.06, 2.0, 0.822], turn: 16 },
        { kind: 'scanner', at: [0.47, 2.05, 0.822], turn: -20 },
      ],
      camera: {
        eye: [-0.25, 1.0, 1.3],
        target: [0.1, 3, 1],
        lens: 40,
        shift: [0, -0.22],
        focus: 1.1,
        stop: 3.6,
      },
      seed: 90,
    },
    [
      { slug: 'u620', at: [0.0, 4.0], state: { door: 108 } },
      { slug: 'u620', at: [1.0, 4.0] },
    ],
    { exposure: 0.88, contrast: 0.26 },
  ),
  // A hand sets a rack of tubes on the bench, before an open freezer.
  cover(
    'universities',
    {
      size: [7.0, 4.8, 2.9],
      floor: 'oak',
      wall: '9CA09A',
      light: 'day',
      window: { wall: 'left', from: -1, to: 4.2, sill: 1.0, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'bench', at: [0.2, 1.8], with: { length: 2.8, goods: false } },
        { kind: 'cryo_boxes', at: [-0.15, 2.04, 0.9], turn: 14, with: { count: 3, cap: '3F8F4A' } },
        { kind: 'rack_of_tubes_held', at: [0.02, 1.86, 0.9005], turn: 12 },
        {
          kind: 'softbox',
          at: [-0.6, 1.3, 1.9],
          with: { aim: [0.6, 0.6, -0.95], power: 8, wide: 0.4, tall: 0.4, gleam: true },
        },
      ],
      camera: {
        eye: [-0.02, 1.1, 1.16],
        target: [0.06, 3.3, 1],
        lens: 53,
        shift: [0, -0.23],
        focus: 0.72,
        stop: 4,
      },
      seed: 91,
    },
    [
      { slug: 'u570', at: [-0.85, 3.5] },
      { slug: 'u570', at: [0.2, 3.4], turn: -8, state: { door: 104, opened: { 1: 94 } } },
    ],
    { exposure: 0.78, contrast: 0.26 },
  ),
  cover(
    'hospital-pharmacy',
    {
      size: [6.0, 4.7, 2.8],
      floor: 'vinyl',
      dado: '9FB394',
      wall: 'C2C5BC',
      light: 'bright',
      furniture: [
        { kind: 'shelves', at: [1.35, 4.3], with: { width: 1.6 } },
        { kind: 'logger', at: [0.42, 4.695, 1.5], with: { figure: '5.0' } },
      ],
      camera: {
        eye: [0.55, 2.3, 1.3],
        target: [-0.2, 3.8, 1],
        lens: 38,
        shift: [0, 0.03],
        focus: 1.5,
        stop: 3.6,
      },
      seed: 92,
    },
    [
      { slug: 'r390', at: [-0.2, 3.65], state: { door: 106 } },
      { slug: 'r390', at: [-1.2, 3.65] },
    ],
    { exposure: 0.88, contrast: 0.26 },
  ),
  // A gloved hand lifts a vial out of a drawer of boxes, pulled out of the racks of an open freezer.
  cover(
    'sample-network',
    {
      size: [4.8, 5.6, 2.9],
      floor: 'epoxy',
      wall: 'A9B0B3',
      ceiling: 'B9C2C7',
      light: 'day',
      furniture: [
        { kind: 'drawer_racks', at: [0, 3.112, 1.184], with: { drawn: [3, 2], taken: [3, 3] } },
        { kind: 'drawer_racks', at: [0, 3.112, 0.819] },
        {
          kind: 'frosted_edges',
          at: [0, 3.101, 1.18],
          with: {
            edges: [
              [
                [-0.36, 0, 0],
                [0.36, 0, 0],
              ],
              [
                [-0.36, 0, 0.37],
                [0.36, 0, 0.37],
              ],
              [
                [0.357, 0, -0.3],
                [0.357, 0, 0.4],
              ],
            ],
          },
        },
        { kind: 'vial_lifted', at: [0.128, 2.77, 1.436] },
        {
          kind: 'softbox',
          at: [-0.15, 1.75, 2.3],
          with: { aim: [0.3, 1, -0.95], power: 26, wide: 0.42, tall: 0.42, gleam: true },
        },
        { kind: 'softbox', at: [0.4, 1.9, 1.25], with: { aim: [-0.15, 1, -0.05], power: 3 } },
      ],
      camera: {
        eye: [0.36, 2.06, 1.6],
        target: [0.16, 2.92, 1.3],
        lens: 58,
        shift: [0.03, -0.42],
        focus: 0.74,
        stop: 9,
      },
      seed: 93,
    },
    [
      { slug: 'u830', at: [0, 3.0], state: { door: 112, opened: { 1: 100, 2: 94 } } },
      { slug: 'u830', at: [1.0, 3.0] },
    ],
    { exposure: 0.78, contrast: 0.26 },
  ),
  ...caseTypes,
]
