import { staged, type Room } from './rooms'

const squareSize = [1400, 1050] as const

/** Loggers, gateways and what their readings are seen on. */
export const monitoringRooms: readonly Room[] = [
  staged(
    'contract-monitoring-basic',
    squareSize,
    {
      size: [6.0, 4.6, 2.9],
      floor: 'vinyl',
      wall: '9BA1A3',
      light: 'day',
      window: { wall: 'left', from: -1.5, to: 4.0, sill: 1.0, head: 2.5, view: 'garden' },
      furniture: [{ kind: 'logger', at: [-0.16, 2.845, 1.36], with: { figure: '−80.0' } }],
      camera: {
        eye: [0.62, 1.95, 1.44],
        target: [-0.12, 3.05, 1.4],
        lens: 46,
        shift: [0, 0.03],
        focus: 1.08,
        stop: 3.6,
      },
      seed: 205,
    },
    [
      { slug: 'u490', at: [-0.15, 2.9] },
      { slug: 'u490', at: [-1.1, 3.4] },
      { slug: 'r390', at: [0.2, 4.2] },
    ],
    { exposure: 0.82, contrast: 0.28 },
  ),
  // The desk that answers alarms at night: headset and telephone sharp, the curve that rises on the screen behind.
  staged(
    'contract-monitoring-plus',
    squareSize,
    {
      size: [6.0, 5.2, 2.9],
      floor: 'dark',
      wall: '5B6E7A',
      light: 'dusk',
      window: { wall: 'back', from: -2.6, to: 2.6, sill: 0.9, head: 2.6, view: 'city_lights' },
      furniture: [
        {
          kind: 'watch_desk',
          at: [0, 1.6],
          with: { units: ['U830-04', '−71.4', '−75', '−85', 'R390-11', '5.0', '8', '2'] },
        },
        { kind: 'headset', at: [-0.33, 1.74, 0.745], turn: 24 },
        { kind: 'desk_telephone', at: [0.42, 1.66, 0.745], turn: -14, with: { figure: '02:14' } },
        { kind: 'telephone', at: [0.27, 1.94, 0.745], turn: -10, with: { figure: '−71.4', alarm: true } },
        { kind: 'desk_lamp', at: [-0.98, 2.06, 0.745], turn: 0 },
      ],
      camera: {
        eye: [0.08, 0.75, 1.24],
        target: [0.02, 2.6, 1.0],
        lens: 36,
        shift: [0, -0.17],
        focus: 1.1,
        stop: 4.4,
      },
      seed: 206,
    },
    [{ slug: 'trace-gateway', at: [0.74, 2.1, 0.745], turn: -14 }],
    { exposure: 1.2, contrast: 0.26, glow: 0.05 },
  ),
  staged(
    'iot-cloud',
    [1424, 890],
    {
      size: [7.4, 5.2, 2.9],
      floor: 'vinyl',
      wall: '8D9494',
      light: 'bright',
      window: { wall: 'left', from: -1.5, to: 2.8, sill: 0.9, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'watch_desk', at: [0.1, 1.7] },
        { kind: 'glass_wall', at: [0, 3.1], with: { width: 7.4 } },
        { kind: 'mug', at: [1.08, 2.06, 0.745], turn: 200, with: { colour: '35526B' } },
        { kind: 'sheets', at: [-0.42, 1.78, 0.745], turn: 16, with: { count: 2 } },
        { kind: 'task_chair', at: [-0.75, 1.35], turn: -24 },
      ],
      camera: {
        eye: [0.62, 0.35, 1.42],
        target: [0.1, 2.4, 1.1],
        lens: 31,
        shift: [0, -0.1],
        focus: 1.9,
        stop: 6,
      },
      seed: 207,
    },
    [
      { slug: 'trace-4', at: [0.58, 1.8, 0.745], turn: 12 },
      { slug: 'trace-gateway', at: [-0.72, 1.86, 0.745], turn: -10 },
      { slug: 'u830', at: [-2.2, 4.2] },
      { slug: 'u830', at: [-1.2, 4.2] },
      { slug: 'u570', at: [-0.3, 4.2] },
      { slug: 'r390', at: [0.6, 4.25] },
      { slug: 'r390', at: [1.35, 4.25] },
    ],
    { exposure: 0.9, contrast: 0.26 },
  ),
]
