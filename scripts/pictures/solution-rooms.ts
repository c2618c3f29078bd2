import { along, coverSize, day, eye, inside, microscopes, staged, type Room } from './rooms'

/** The covers of the solutions: a part of a room of their own, closer than the wide view on their page. */
const cover = (name: string, ...rest: DropFirstTwo<Parameters<typeof inside>>): Room =>
  inside(`cover-solution-${name}`, coverSize, ...rest)

/** The same with small things in it. */
const stagedCover = (name: string, ...rest: DropFirstTwo<Parameters<typeof staged>>): Room =>
  staged(`cover-solution-${name}`, coverSize, ...rest)

type DropFirstTwo<T extends unknown[]> = T extends [unknown, unknown, ...infer Rest] ? Rest : never

const dusk = { exposure: 1.25 }
const warm = { exposure: 1.2 }

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

export const solutionRooms: readonly Room[] = [
  cover(
    'biosafety',
    {
      size: [6.4, 5.7, 3.0],
      floor: 'epoxy',
      light: 'day',
      window: { wall: 'left', from: -2.5, to: 4.2, sill: 0.95, head: 2.6, view: 'garden' },
      furniture: [
        {
          kind: 'partition',
          at: [1.15, 4.8],
          with: { left: -4.35, right: 2.05, height: 3.0, openings: [-0.38, 0.38, 0.91, 1.72] },
        },
        { kind: 'stool', at: [-0.35, 2.9] },
      ],
      camera: eye(1.2, -2.6, 38),
      seed: 81,
    },
    [
      { slug: 'b150', at: [-0.5, 4.0] },
      { slug: 'p60', at: [1.15, 4.745, 0.9] },
    ],
    day,
  ),
  cover(
    'blood-network',
    {
      size: [7.0, 5.0, 3.0],
      floor: 'vinyl',
      dado: 'C9DAD6',
      light: 'bright',
      camera: { eye: [2.6, -0.9, 1.5], target: [-1.4, 4.4, 1.3], lens: 31, shift: [0, -0.03] },
      seed: 82,
    },
    along('r1300', [-2.3, -0.85, 0.6], 4.1),
    day,
  ),
  cover(
    'vaccine-network',
    {
      size: [6.8, 4.8, 2.9],
      floor: 'vinyl',
      dado: 'CFE0E6',
      light: 'day',
      window: { wall: 'right', from: -2, to: 4.2, sill: 1.1, head: 2.4, view: 'mountains' },
      furniture: [{ kind: 'counter', at: [1.35, 3.7], with: { length: 1.8 } }],
      camera: eye(0.9, -2.8, 36),
      seed: 83,
    },
    [
      { slug: 'r1380', at: [-1.5, 4.1] },
      { slug: 'r415', at: [-0.25, 4.1] },
      { slug: 't3', at: [1.6, 4.0, 1.06] },
    ],
    day,
  ),
  cover(
    'laboratory-network',
    {
      size: [7.0, 5.0, 3.0],
      floor: 'epoxy',
      wall: 'CBD5DB',
      light: 'dusk',
      window: { wall: 'left', from: -2.5, to: 4.4, sill: 0.9, head: 2.5, view: 'city' },
      furniture: [
        { kind: 'desk', at: [0.75, 3.7], with: { width: 1.9, screens: 2 } },
        { kind: 'screens', at: [0.75, 4.96], with: { columns: 2, rows: 2 } },
      ],
      camera: eye(1.1, -2.8, 36),
      seed: 84,
    },
    [
      { slug: 'r640', at: [-1.0, 4.2] },
      { slug: 'trace-4', at: [0.2, 3.8, 0.75] },
    ],
    dusk,
  ),
  cover(
    'pharma-supply-chain',
    {
      size: [8.6, 5.8, 3.8],
      floor: 'concrete',
      light: 'bright',
      furniture: [{ kind: 'pallet', at: [1.7, 2.7], turn: 8, with: { high: 3 } }],
      camera: eye(1.3, -3.4, 34),
      seed: 85,
    },
    [
      { slug: 'w20', at: [-1.2, 3.0] },
      { slug: 't24', at: [0.65, 2.0], turn: 12 },
    ],
    day,
  ),
  stagedCover(
    'assisted-reproduction',
    {
      size: [6.2, 4.6, 2.9],
      floor: 'vinyl',
      wall: 'EEE7DC',
      light: 'bright',
      furniture: [
        { kind: 'incubators', at: [-1.85, 3.85], with: { columns: 2, rows: 2 } },
        ...microscopes([0.0, 3.85], 2),
        { kind: 'sockets', at: [0.0, 4.6, 1.02], with: { length: 2.1, plugs: 2 } },
        { kind: 'notices', at: [-0.35, 4.6, 1.35], with: { width: 0.8 } },
        { kind: 'gloves', at: [0.62, 4.6, 1.4] },
        { kind: 'oxygen', at: [1.35, 4.6, 1.5] },
        { kind: 'door', at: [2.4, 4.6] },
      ],
      camera: {
        eye: [0.75, -0.7, 1.5],
        target: [-0.05, 3.4, 1.0],
        lens: 33,
        shift: [0, -0.085],
      },
      seed: 86,
    },
    [
      { slug: 'v400', at: [1.2, 2.65], turn: -22 },
      { slug: 'v200', at: [-1.3, 2.85], turn: 12 },
      { slug: 'd35', at: [0.22, 2.5], turn: 8 },
      { slug: 'd20', at: [-0.25, 2.75], turn: -14 },
    ],
    { exposure: 1.1 },
  ),
  cover(
    'clinical-trials',
    {
      size: [6.6, 4.8, 3.0],
      floor: 'oak',
      wall: 'C3CCD1',
      light: 'dusk',
      window: { wall: 'back', from: -0.2, to: 3.0, sill: 1.1, head: 2.6, view: 'city' },
      furniture: [{ kind: 'bench', at: [1.15, 4.1], with: { length: 2.4, goods: false } }],
      camera: eye(1.1, -2.6, 36),
      seed: 87,
    },
    [
      ...along('u570', [-1.75, -0.95], 3.95),
      { slug: 's10', at: [0.7, 4.4, 0.9] },
      { slug: 't12', at: [1.5, 4.3, 0.9] },
    ],
    dusk,
  ),
  cover(
    'cord-blood',
    {
      size: [8.4, 5.6, 3.4],
      floor: 'epoxy',
      light: 'bright',
      furniture: [{ kind: 'supply_line', at: [0, 5.4], with: { length: 8 } }],
      camera: { eye: [2.3, -1.5, 1.6], target: [-0.2, 4.6, 1.0], lens: 32, shift: [0, -0.04] },
      seed: 88,
    },
    along('v1000', [-2.6, -0.95, 0.7, 2.35], 4.3),
    day,
  ),
  cover(
    'food-and-veterinary',
    {
      size: [6.6, 4.6, 2.9],
      floor: 'vinyl',
      light: 'day',
      window: { wall: 'back', from: -0.4, to: 2.4, sill: 1.15, head: 2.4, view: 'fields' },
      furniture: [{ kind: 'bench', at: [0.85, 3.9], with: { length: 2.0 } }],
      camera: eye(1.0, -2.6, 36),
      seed: 89,
    },
    [
      { slug: 'u490', at: [-1.75, 3.8] },
      { slug: 'r480', at: [-0.9, 3.85] },
    ],
    day,
  ),
  cover(
    'plasma-fractionation',
    {
      size: [9.0, 6.0, 4.2],
      floor: 'epoxy',
      light: 'bright',
      furniture: [-0.6, 0.9, 2.4].map((x) => ({ kind: 'tank', at: [x, 4.3] as const })),
      camera: eye(1.6, -2.8, 34),
      seed: 90,
    },
    along('u1100', [-2.6, -1.2], 2.9),
    day,
  ),
  stagedCover(
    'universities',
    {
      size: [6.6, 4.6, 2.9],
      floor: 'oak',
      wall: 'EFE6DA',
      light: 'warm',
      window: { wall: 'back', from: -2.2, to: 2.2, sill: 1.1, head: 2.4, view: 'campus' },
      furniture: [
        ...microscopes([0.3, 3.8], 3),
        { kind: 'daylight', at: [0, 4.9, 1.0], with: { width: 5.0, height: 1.6, veil: 0.52, light: 1.9 } },
      ],
      camera: { eye: [1.5, -0.9, 1.5], target: [-0.1, 4, 1.2], lens: 31, shift: [0, -0.02] },
      seed: 91,
    },
    [{ slug: 'd35', at: [-2.0, 3.4] }],
    warm,
  ),
  ...caseTypes,
]
