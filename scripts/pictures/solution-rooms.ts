import { along, coverSize, day, eye, inside, microscopes, staged, type Room } from './rooms'

type Camera = Parameters<typeof staged>[2]['camera']

/** The covers of the solutions: a place of their own, closer than the wide view on their page. */
const cover = (name: string, ...rest: DropFirstTwo<Parameters<typeof staged>>): Room =>
  staged(`cover-solution-${name}`, coverSize, ...rest)

type DropFirstTwo<T extends unknown[]> = T extends [unknown, unknown, ...infer Rest] ? Rest : never

/** The types of cases. */
const caseTypes: readonly Room[] = [
  inside(
    'case-type-1',
    coverSize,
    {
      size: [6.6, 14.0, 3.4],
      floor: 'epoxy',
      wall: 'CFDADF',
      light: 'bright',
      furniture: [{ kind: 'supply_line', at: [0, 13.9], with: { length: 6.4 } }],
      camera: { eye: [-0.4, -2.4, 1.6], target: [0.2, 7, 1.3], lens: 28, shift: [0, -0.03] },
    },
    [0.8, 2.6, 4.4, 6.2, 8.0, 9.8].flatMap((y) => [
      { slug: 'v1000', at: [-1.9, y] as const, turn: 62 },
      { slug: 'v1400', at: [2.1, y] as const, turn: -62 },
    ]),
    { exposure: 1 },
  ),
  inside(
    'case-type-2',
    coverSize,
    {
      size: [8.0, 5.0, 3.0],
      floor: 'epoxy',
      dado: 'CFDDE6',
      light: 'bright',
      camera: { eye: [-2.7, -0.9, 1.5], target: [1.2, 4.4, 1.3], lens: 31, shift: [0, -0.03] },
      seed: 92,
    },
    along('r610', [-1.5, -0.66, 0.18, 1.02, 1.86], 4.0),
    day,
  ),
  inside(
    'case-type-3',
    coverSize,
    {
      size: [6.8, 4.8, 2.9],
      floor: 'vinyl',
      dado: 'D6DFCB',
      light: 'day',
      window: { wall: 'back', from: 0.1, to: 2.7, sill: 1.1, head: 2.4, view: 'garden' },
      furniture: [
        { kind: 'counter', at: [1.1, 3.6], with: { length: 1.8 } },
        { kind: 'armchair', at: [-2.2, 2.6], turn: 40 },
      ],
      camera: eye(1.0, -2.6, 36),
      seed: 93,
    },
    [
      { slug: 'r415', at: [-1.4, 4.0] },
      { slug: 'r660', at: [-0.5, 4.0] },
      { slug: 't3', at: [1.3, 3.9, 1.06] },
    ],
    day,
  ),
  inside(
    'case-type-4',
    coverSize,
    {
      size: [6.8, 4.8, 2.9],
      floor: 'vinyl',
      dado: 'E4DCCB',
      light: 'bright',
      furniture: [{ kind: 'shelves', at: [1.15, 4.4], with: { width: 1.8 } }],
      camera: eye(1.0, -2.6, 36),
      seed: 94,
    },
    [
      { slug: 'r1010', at: [-1.5, 4.0] },
      { slug: 'r390', at: [-0.4, 4.05] },
    ],
    day,
  ),
]

/** Near, as somebody sees it who stands before it. */
const near = (
  eye: readonly [number, number, number?],
  target: readonly [number, number],
  more: Partial<Camera> = {},
): Camera => ({
  eye: [eye[0], eye[1], eye[2] ?? 1.45],
  target: [...target, 1],
  lens: 36,
  shift: [0, -0.1],
  ...more,
})

export const solutionRooms: readonly Room[] = [
  cover(
    'biosafety',
    {
      size: [6.4, 4.6, 2.9],
      floor: 'epoxy',
      wall: 'C9D5D9',
      light: 'bright',
      furniture: [
        { kind: 'task_chair', at: [0.42, 3.0] },
        { kind: 'person', at: [0.42, 3.02], turn: 6, with: { pose: 'seated', hair: 'cap', gloves: true } },
        { kind: 'meter', at: [-1.15, 4.6, 1.55], with: { figure: '−30', unit: 'Pa', width: 0.3 } },
        { kind: 'gloves', at: [-1.15, 4.6, 1.0] },
        { kind: 'waste', at: [-0.95, 4.4] },
        { kind: 'door', at: [1.75, 4.6] },
      ],
      camera: near([-0.95, 0.75], [0.0, 3.6]),
      seed: 81,
    },
    [{ slug: 'b150', at: [0.1, 3.55] }],
    { exposure: 0.95 },
  ),
  cover(
    'blood-network',
    {
      size: [6.4, 4.7, 2.8],
      floor: 'epoxy',
      wall: '8EA4B1',
      ceiling: 'C9D3D8',
      light: 'bright',
      furniture: [
        {
          kind: 'person',
          at: [0.42, 3.0],
          turn: 24,
          with: { pose: 'reaching', wear: 'scrubs', hair: 'bun', gloves: true },
        },
        { kind: 'trolley', at: [0.92, 2.15], turn: -16, with: { load: 'none' } },
        { kind: 'scanner', at: [1.22, 2.2, 0.822], turn: 20 },
        { kind: 'notices', at: [1.25, 4.7, 1.3], with: { width: 0.8 } },
      ],
      camera: near([0.95, 0.55], [0.05, 3.6]),
      seed: 82,
    },
    [
      { slug: 'r890', at: [-1.5, 3.6] },
      { slug: 'r890', at: [-0.35, 3.6], state: { door: 100 } },
      { slug: 't25', at: [0.78, 2.25, 0.822], turn: -16, state: { lid: 82 } },
    ],
    { exposure: 0.98 },
  ),
  cover(
    'vaccine-network',
    {
      size: [6.4, 4.8, 2.8],
      floor: 'vinyl',
      dado: 'B9D2DC',
      wall: 'E3EAEC',
      light: 'day',
      window: { wall: 'right', from: -1, to: 4.2, sill: 1.1, head: 2.4, view: 'mountains' },
      furniture: [
        { kind: 'trolley', at: [0.3, 2.0], turn: -10, with: { load: 'none' } },
        { kind: 'vial_tray', at: [0.62, 2.06, 0.822], turn: -14 },
        {
          kind: 'person',
          at: [-0.42, 3.35],
          turn: 18,
          with: { pose: 'reaching', hair: 'tail', gloves: true },
        },
        { kind: 'logger', at: [0.55, 4.795, 1.5], with: { figure: '5.0' } },
      ],
      camera: near([0.45, 0.55, 1.55], [0.0, 3.6], { shift: [0, -0.14] }),
      seed: 83,
    },
    [
      { slug: 'r415', at: [-0.95, 3.95], state: { door: 100 } },
      { slug: 'r415', at: [0.95, 4.0] },
      { slug: 't12', at: [0.14, 2.06, 0.822], turn: -14, state: { lid: 82 } },
    ],
    { exposure: 0.95 },
  ),
  cover(
    'laboratory-network',
    {
      size: [6.6, 5.0, 2.9],
      floor: 'epoxy',
      wall: 'BFCBD1',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.4, sill: 0.9, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'bench', at: [0.3, 2.3], with: { length: 2.4, goods: false } },
        { kind: 'laptop', at: [0.38, 2.62, 0.9], turn: -14, with: { figure: '−80.0' } },
        { kind: 'sheets', at: [-0.2, 2.36, 0.9], turn: 16 },
        { kind: 'pen', at: [-0.12, 2.42, 0.902], turn: -24 },
        { kind: 'mug', at: [0.72, 2.72, 0.9], with: { colour: '1F6E96' } },
      ],
      camera: near([0.2, 1.5, 1.32], [0.0, 3.6], { lens: 38, shift: [0, -0.13], focus: 1.05, stop: 5.6 }),
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
      wall: 'CBD5DA',
      light: 'bright',
      furniture: [
        { kind: 'number', at: [1.15, 3.393, 2.3], with: { figure: '2', size: 0.2 } },
        { kind: 'trolley', at: [0.85, 2.2], turn: -14, with: { load: 'none' } },
        {
          kind: 'person',
          at: [0.06, 3.0],
          turn: -6,
          with: { pose: 'walking', wear: 'jacket', hair: 'short' },
        },
        { kind: 'lane', at: [0.1, -2], with: { width: 2.6, length: 5 } },
      ],
      camera: near([0.75, 0.1], [0.05, 3.4]),
      seed: 85,
    },
    [
      { slug: 'w20', at: [0.45, 3.4], state: { door: 96 } },
      { slug: 't24', at: [0.82, 2.24, 0.822], turn: -14 },
    ],
    { exposure: 1.05 },
  ),
  cover(
    'assisted-reproduction',
    {
      size: [5.6, 4.6, 2.8],
      floor: 'vinyl',
      wall: 'E3D9CB',
      light: 'bright',
      furniture: [
        { kind: 'incubators', at: [-1.65, 3.85], with: { columns: 1, rows: 2 } },
        ...microscopes([0.0, 3.85], 2, { standing: 1 }),
        { kind: 'ledger', at: [0.02, 3.98, 0.9], turn: 8 },
        { kind: 'scale', at: [-0.38, 2.95], with: { figure: '27.9' } },
        { kind: 'oxygen', at: [-0.55, 4.6, 1.6] },
        { kind: 'sockets', at: [0.4, 4.6, 1.0], with: { length: 1.4, plugs: 1 } },
      ],
      camera: near([0.9, 0.7], [-0.02, 3.6], { shift: [0, -0.13] }),
      seed: 86,
    },
    [
      { slug: 'd35', at: [-0.38, 2.95, 0.062], turn: 10 },
      { slug: 'v200', at: [1.5, 3.3], turn: -24 },
    ],
    { exposure: 1 },
  ),
  cover(
    'clinical-trials',
    {
      size: [6.6, 4.2, 2.9],
      floor: 'vinyl',
      wall: 'D9DED6',
      light: 'day',
      window: { wall: 'right', from: -1, to: 3.8, sill: 1.1, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'bench', at: [0.75, 3.2], with: { length: 2.4, goods: false } },
        { kind: 'laptop', at: [1.12, 3.4, 0.9], turn: -18, with: { figure: '−80.0' } },
        {
          kind: 'person',
          at: [0.62, 2.62],
          turn: 8,
          with: { pose: 'working', hair: 'tail', gloves: true },
        },
        { kind: 'scanner', at: [0.26, 3.3, 0.9], turn: -16 },
        { kind: 'sheets', at: [0.5, 3.26, 0.9], turn: 12 },
        { kind: 'sockets', at: [0.7, 4.2, 1.02], with: { length: 2.2, plugs: 2 } },
        { kind: 'notices', at: [0.15, 4.2, 1.4], with: { width: 0.8 } },
      ],
      camera: near([0.45, 0.35], [0.08, 3.4], { lens: 38, shift: [0, -0.09] }),
      seed: 87,
    },
    [
      { slug: 'r310', at: [-1.35, 3.3] },
      { slug: 'u180', at: [-0.75, 3.15] },
      { slug: 's10', at: [-0.1, 3.5, 0.9], turn: -16 },
    ],
    { exposure: 0.86 },
  ),
  cover(
    'cord-blood',
    {
      size: [7.0, 5.2, 3.2],
      floor: 'epoxy',
      wall: 'B7C7CF',
      ceiling: 'D5DDE1',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [0, 5.0], with: { length: 6.6, height: 2.25 } },
        {
          kind: 'person',
          at: [-0.8, 2.95],
          turn: -36,
          with: { pose: 'reaching', hair: 'bun', gloves: true },
        },
        { kind: 'mist', at: [0.15, 3.05, 1.22], with: { width: 0.9, height: 0.42, strength: 0.25 } },
      ],
      camera: near([0.35, 0.6, 1.75], [0.0, 3.6], { shift: [0, -0.13] }),
      seed: 88,
    },
    [
      { slug: 'v1400', at: [0.15, 3.4], turn: -12, state: { lid: 76 } },
      { slug: 'v1400', at: [-1.75, 4.2], turn: 14 },
      { slug: 'v1400', at: [1.85, 3.9], turn: -20 },
    ],
    { exposure: 1 },
  ),
  cover(
    'food-and-veterinary',
    {
      size: [6.6, 4.4, 2.8],
      floor: 'vinyl',
      wall: 'E3E4D8',
      light: 'day',
      window: { wall: 'back', from: -0.1, to: 2.4, sill: 1.2, head: 2.4, view: 'fields' },
      furniture: [
        { kind: 'bench', at: [0.75, 3.0], with: { length: 2.6, goods: false } },
        { kind: 'produce', at: [0.18, 3.2, 0.9], turn: 8, with: { kind: 'tomatoes' } },
        { kind: 'produce', at: [1.1, 3.25, 0.9], turn: -8, with: { kind: 'peppers' } },
        { kind: 'sample_tubs', at: [0.62, 3.08, 0.9], turn: -4, with: { columns: 3, rows: 2, layers: 2 } },
        {
          kind: 'person',
          at: [-0.28, 2.75],
          turn: -4,
          with: { pose: 'working', hair: 'bun', gloves: true },
        },
      ],
      camera: near([0.6, 0.6], [0.05, 3.4], { shift: [0, -0.08] }),
      seed: 89,
    },
    [
      { slug: 'u450', at: [-1.5, 3.3] },
      { slug: 'u220', at: [-0.75, 3.35] },
    ],
    { exposure: 0.88 },
  ),
  cover(
    'plasma-fractionation',
    {
      size: [7.6, 5.2, 3.2],
      floor: 'epoxy',
      wall: 'B9C6CD',
      light: 'bright',
      furniture: [
        {
          kind: 'person',
          at: [0.36, 3.0],
          turn: 26,
          with: { pose: 'reaching', wear: 'jacket', hair: 'cap', gloves: true },
        },
        { kind: 'trolley', at: [0.95, 2.15], turn: -18, with: { load: 'none' } },
        { kind: 'plasma_crate', at: [0.95, 2.22, 0.822], turn: -18 },
        { kind: 'mist', at: [-0.4, 3.55, 0.25], with: { width: 0.8, height: 0.7, strength: 0.07 } },
        { kind: 'doors', at: [1.6, 5.18] },
      ],
      camera: near([0.85, 0.55], [0.0, 3.6]),
      seed: 90,
    },
    [
      { slug: 'u620', at: [-1.3, 3.6] },
      { slug: 'u620', at: [-0.4, 3.6], state: { door: 108 } },
    ],
    { exposure: 0.84 },
  ),
  cover(
    'universities',
    {
      size: [7.0, 4.6, 2.9],
      floor: 'oak',
      wall: 'E4DED2',
      light: 'day',
      window: { wall: 'back', from: -0.85, to: 2.6, sill: 1.15, head: 2.5, view: 'campus' },
      furniture: [
        ...microscopes([0.25, 3.3], 2, { standing: 0 }),
        { kind: 'daylight', at: [0, 4.9, 1.0], with: { width: 6.0, height: 1.7, veil: 0.3, light: 1.4 } },
        { kind: 'sheets', at: [0.18, 3.42, 0.9], turn: 10 },
        { kind: 'ledger', at: [0.42, 3.44, 0.9], turn: -8 },
      ],
      camera: near([1.3, 0.9], [0.03, 3.6], { shift: [0, -0.11] }),
      seed: 91,
    },
    [{ slug: 'u570', at: [-1.28, 3.2], turn: 8 }],
    { exposure: 0.9 },
  ),
  cover(
    'hospital-pharmacy',
    {
      size: [6.0, 4.7, 2.8],
      floor: 'vinyl',
      dado: 'CBD9C2',
      wall: 'E9ECE2',
      light: 'bright',
      furniture: [
        {
          kind: 'person',
          at: [0.3, 3.1],
          turn: 24,
          with: { pose: 'reaching', hair: 'bun' },
        },
        { kind: 'trolley', at: [0.95, 2.2], turn: -18 },
        { kind: 'logger', at: [0.42, 4.695, 1.55], with: { figure: '5.0' } },
        { kind: 'shelves', at: [1.55, 4.3], with: { width: 1.6 } },
      ],
      camera: near([0.85, 0.6], [0.0, 3.6]),
      seed: 92,
    },
    [
      { slug: 'r390', at: [-1.2, 3.65] },
      { slug: 'r390', at: [-0.4, 3.65], state: { door: 104 } },
    ],
    { exposure: 1 },
  ),
  cover(
    'sample-network',
    {
      size: [6.4, 4.9, 2.9],
      floor: 'epoxy',
      wall: 'B4C3CB',
      ceiling: 'D5DDE1',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.0, sill: 0.9, head: 2.6, view: 'garden' },
      furniture: [
        {
          kind: 'person',
          at: [0.3, 2.95],
          turn: 30,
          with: { pose: 'reaching', hair: 'tail', gloves: true },
        },
        { kind: 'mist', at: [-0.5, 3.55, 0.8], with: { width: 0.8, height: 0.6, strength: 0.14 } },
        { kind: 'door', at: [0.5, 4.9] },
        { kind: 'oxygen', at: [1.38, 4.9, 1.6] },
      ],
      camera: near([0.85, 0.5], [-0.05, 3.6]),
      seed: 93,
    },
    [
      { slug: 'u830', at: [-1.55, 3.6] },
      { slug: 'u830', at: [-0.5, 3.6], state: { door: 108, opened: { 1: 96 } } },
      { slug: 'v600', at: [1.2, 3.0], turn: -20 },
    ],
    { exposure: 0.92 },
  ),
  ...caseTypes,
]
