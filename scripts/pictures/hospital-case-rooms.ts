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
]
