import { standing } from './case-rooms'
import { coverSize, staged, type Room } from './rooms'

/** Rooms of hospitals, blood banks, vaccine stores and industry among the customer cases. */
export const hospitalCaseRooms: readonly Room[] = [
  staged(
    'case-15',
    coverSize,
    {
      size: [6.2, 4.8, 2.8],
      floor: 'vinyl',
      wall: 'E8D0BC',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [-0.6, 4.66], with: { length: 4.4, height: 2.2 } },
        ...[-1.5, -0.35].map((x, k) => ({
          kind: 'scale',
          at: [x, 3.85] as const,
          with: { width: 0.96, figure: ['284', '291'][k] ?? '' },
        })),
        { kind: 'mist', at: [-0.35, 3.65, 1.0], with: { width: 0.7, height: 0.5, strength: 0.3 } },
        {
          kind: 'person',
          at: [0.42, 3.3],
          turn: 40,
          with: { pose: 'working', hair: 'cap', wear: 'scrubs', gloves: true },
        },
        { kind: 'oxygen', at: [0.8, 4.8, 1.5] },
        { kind: 'trace', at: [0.45, 4.8, 1.45], with: { figure: '−190', down: 1.2 } },
        { kind: 'door', at: [1.75, 4.8] },
        { kind: 'trolley', at: [1.15, 2.1], turn: -14, with: { load: 'none' } },
        { kind: 'ledger', at: [1.28, 2.3, 0.822], turn: -14 },
      ],
      camera: standing([1.0, 0.25], [-0.2, 4], { shift: [0, -0.1] }),
      seed: 415,
    },
    [
      { slug: 'v400', at: [-1.5, 3.85, 0.062], turn: -12 },
      { slug: 'v400', at: [-0.35, 3.85, 0.062], turn: -12, state: { lid: 74 } },
      { slug: 'd35', at: [0.3, 2.72], builder: 'canisters.neck' },
      { slug: 's7', at: [0.86, 2.42, 0.822], turn: -20 },
    ],
    { exposure: 0.95 },
  ),
  staged(
    'case-4',
    coverSize,
    {
      size: [6.4, 5.4, 2.7],
      floor: 'vinyl',
      wall: 'DDE4E6',
      light: 'bright',
      furniture: [
        {
          kind: 'partition',
          at: [0.95, 4.55],
          with: { left: -4.2, right: 2.3, height: 2.7, openings: [-0.38, 0.38, 0.91, 1.72] },
        },
        { kind: 'task_chair', at: [-0.75, 3.2] },
        { kind: 'person', at: [-0.75, 3.22], with: { pose: 'seated', hair: 'cap', gloves: true } },
        {
          kind: 'person',
          at: [0.75, 3.85],
          turn: -10,
          with: { pose: 'reaching', hair: 'cap', gloves: true },
        },
        { kind: 'meter', at: [0.3, 4.55, 1.8], with: { figure: '−15', unit: 'Pa', width: 0.26 } },
        { kind: 'gloves', at: [1.75, 4.55, 1.3] },
        { kind: 'waste', at: [1.75, 4.52] },
        { kind: 'trolley', at: [0.85, 2.3], turn: -16, with: { load: 'none' } },
        { kind: 'scanner', at: [1.14, 2.4, 0.822], turn: 16 },
      ],
      camera: standing([0.9, 0.2], [-0.2, 4], { shift: [0, -0.085] }),
      seed: 404,
    },
    [
      { slug: 'r480', at: [-2.15, 3.75] },
      { slug: 'b150', at: [-0.75, 3.72] },
      { slug: 'p60', at: [0.95, 4.495, 0.9], state: { door: 96 } },
      { slug: 'b150', at: [0.72, 2.52, 0.822], turn: -10, builder: 'bench_ware.blood_tubes' },
      { slug: 'b150', at: [0.96, 2.5, 0.822], turn: -22, builder: 'bench_ware.blood_tubes' },
    ],
    { exposure: 0.95 },
  ),
]
