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
      light: 'day',
      window: { wall: 'right', from: -1.5, to: 4.0, sill: 1.0, head: 2.5, view: 'garden' },
      furniture: [{ kind: 'logger', at: [-0.13, 2.895, 1.42], with: { figure: '−80.0' } }],
      camera: { eye: [0.35, 1.75, 1.5], target: [-0.02, 2.9, 1.45], lens: 40, focus: 1.2, stop: 5.6 },
      seed: 205,
    },
    [
      { slug: 'u490', at: [-0.15, 2.9] },
      { slug: 'r390', at: [0.9, 3.9] },
    ],
    { exposure: 1 },
  ),
  staged(
    'contract-monitoring-plus',
    squareSize,
    {
      size: [6.0, 4.6, 2.9],
      floor: 'oak',
      light: 'warm',
      window: { wall: 'left', from: -1.5, to: 4.2, sill: 0.9, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'long_table', at: [0, 1.5], with: { length: 2.2 } },
        { kind: 'laptop', at: [-0.2, 1.62, 0.76], turn: -12 },
        { kind: 'sheets', at: [-0.62, 1.58, 0.76], turn: 14 },
        { kind: 'pen', at: [-0.7, 1.7, 0.762], turn: 30 },
      ],
      camera: {
        eye: [0.35, 0.45, 1.22],
        target: [-0.05, 1.75, 0.88],
        lens: 42,
        down: true,
        focus: 1.35,
        stop: 7,
      },
      seed: 206,
    },
    [
      { slug: 'trace-4', at: [0.14, 1.62, 0.76], turn: 12 },
      { slug: 'trace-gateway', at: [0.3, 1.85, 0.76], turn: 14 },
      { slug: 'r390', at: [-0.6, 4.0] },
    ],
    { exposure: 0.9 },
  ),
  staged(
    'iot-cloud',
    [1424, 890],
    {
      size: [7.4, 5.2, 2.9],
      floor: 'epoxy',
      wall: '3A5161',
      light: 'bright',
      furniture: [
        { kind: 'watch_desk', at: [0.1, 1.7] },
        { kind: 'glass_wall', at: [0, 3.1], with: { width: 7.4 } },
        { kind: 'mug', at: [1.12, 2.1, 0.745], turn: 200 },
      ],
      camera: {
        eye: [0.72, -0.15, 1.5],
        target: [0.05, 2.4, 1.1],
        lens: 31,
        shift: [0, -0.09],
        focus: 2.3,
        stop: 8,
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
    { exposure: 1.25, glow: 0.03 },
  ),
]
