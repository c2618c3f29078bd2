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
        stop: 1.8,
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
  // The level and the temperature of a nitrogen vessel at night, its lid up behind the display.
  staged(
    'contract-monitoring-plus',
    squareSize,
    {
      size: [6.0, 5.2, 2.9],
      floor: 'dark',
      wall: '4A5D6A',
      light: 'dusk',
      window: { wall: 'right', from: -1.5, to: 5.0, sill: 0.9, head: 2.6, view: 'city' },
      furniture: [
        { kind: 'supply_line', at: [-0.4, 5.06], with: { length: 4.6, height: 2.1 } },
        { kind: 'oxygen', at: [-1.1, 5.16, 1.4] },
      ],
      camera: {
        eye: [0.44, 0.8, 1.0],
        target: [-0.04, 2.0, 0.765],
        lens: 45,
        down: true,
        focus: 0.98,
        stop: 1.8,
      },
      seed: 206,
    },
    [
      { slug: 'v400', at: [0, 2.0], turn: 8, display: '-178 °C' },
      { slug: 'v400', at: [-0.9, 3.2], turn: 10, display: '-179 °C' },
      { slug: 'v400', at: [0.6, 3.9], turn: -8, display: '-178 °C' },
    ],
    { exposure: 1.7, contrast: 0.26, glow: 0.05 },
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
