import { standing } from './case-rooms'
import { coverSize, staged, type Room } from './rooms'

/** Rooms of biobanks, universities and institutes among the customer cases. */
export const researchCaseRooms: readonly Room[] = [
  staged(
    'case-30',
    coverSize,
    {
      size: [6.6, 4.9, 2.9],
      floor: 'epoxy',
      wall: 'C4D6DA',
      light: 'day',
      window: { wall: 'back', from: 0.75, to: 3.1, sill: 1.15, head: 2.4, view: 'sea' },
      furniture: [
        { kind: 'person', at: [0.42, 3.2], turn: 32, with: { pose: 'working', hair: 'tail', gloves: true } },
        { kind: 'mist', at: [-0.3, 3.78, 0.25], with: { width: 0.8, height: 0.9, strength: 0.14 } },
        { kind: 'curve_sheet', at: [-2.2, 3.799, 1.25], with: { wide: 0.21, tall: 0.297 } },
        { kind: 'trace', at: [0.5, 4.9, 1.45], with: { figure: '−80.1', down: 1.2 } },
        { kind: 'sockets', at: [1.9, 4.9, 0.95], with: { length: 2.2, plugs: 1 } },
        { kind: 'trolley', at: [1.05, 2.35], turn: -18, with: { load: 'none' } },
        { kind: 'cryo_boxes', at: [0.86, 2.58, 0.822], turn: -10, with: { count: 3 } },
        { kind: 'cryo_boxes', at: [1.06, 2.52, 0.822], turn: -26, with: { count: 4, opened: false } },
        { kind: 'scanner', at: [1.3, 2.42, 0.822], turn: 10 },
        { kind: 'cryo_boxes', at: [0.95, 2.5, 0.322], turn: -12, with: { count: 4, opened: false } },
      ],
      camera: standing([1.15, 0.35], [-0.15, 4], { shift: [0, -0.1] }),
      seed: 430,
    },
    [
      { slug: 'u830', at: [-2.25, 3.8] },
      { slug: 'u830', at: [-1.28, 3.8] },
      { slug: 'u830', at: [-0.3, 3.8], state: { door: 104, opened: { 1: 94 } } },
    ],
    { exposure: 0.9 },
  ),
  staged(
    'case-29',
    coverSize,
    {
      size: [6.8, 5.0, 2.9],
      floor: 'epoxy',
      wall: 'BFC7D6',
      light: 'bright',
      furniture: [
        { kind: 'supply_line', at: [-0.4, 4.86], with: { length: 6, height: 2.25 } },
        { kind: 'person', at: [0.22, 3.2], turn: 52, with: { pose: 'working', hair: 'short', gloves: true } },
        { kind: 'mist', at: [-0.62, 3.62, 0.95], with: { width: 0.9, height: 0.6, strength: 0.3 } },
        { kind: 'oxygen', at: [0.35, 5.0, 1.5] },
        { kind: 'bench', at: [2.0, 4.3], with: { length: 2.0, goods: false } },
        { kind: 'laptop', at: [1.45, 4.55, 0.9], turn: 8, with: { figure: '−135' } },
        { kind: 'channels', at: [1.95, 4.6, 0.9] },
        { kind: 'trace', at: [1.0, 5.0, 1.5], with: { figure: '−190', down: 1.0 } },
        { kind: 'sockets', at: [2.0, 5.0, 1.05], with: { length: 1.8, plugs: 1 } },
        { kind: 'trolley', at: [1.1, 2.2], turn: -20, with: { load: 'none' } },
        { kind: 'cryo_boxes', at: [0.95, 2.4, 0.822], turn: -16, with: { count: 2 } },
        { kind: 'ledger', at: [1.28, 2.28, 0.822], turn: -20 },
      ],
      camera: standing([1.05, 0.25], [-0.15, 4], { shift: [0, -0.11] }),
      seed: 429,
    },
    [
      { slug: 'v1000', at: [-2.25, 3.9], turn: -14 },
      { slug: 'v1000', at: [-0.75, 3.35], turn: -14, state: { lid: 72 } },
      { slug: 'd47', at: [0.3, 2.75], turn: 20 },
    ],
    { exposure: 0.95 },
  ),
]
