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
  // One alarm on all that shows it: the floor with its rooms, the refrigerator's curve, the telephone.
  staged(
    'iot-cloud',
    [1424, 890],
    {
      size: [6.8, 6.4, 2.9],
      floor: 'vinyl',
      wall: 'B3B9B9',
      light: 'window',
      window: { wall: 'left', from: 0.4, to: 5.4, sill: 0.9, head: 2.5, view: 'campus' },
      furniture: [
        { kind: 'watch_table', at: [0, 1.6], with: { width: 2.4, depth: 0.85, tone: 'walnut' } },
        { kind: 'overview', at: [-0.2, 2.14, 0.745], turn: 9, with: { theme: 'dark' } },
        { kind: 'keys', at: [-0.22, 1.84, 0.745], turn: 2 },
        { kind: 'alarm_telephone', at: [0.2, 1.86, 0.745], turn: -10 },
        {
          kind: 'cable',
          at: [0, 0, 0],
          with: {
            path: [
              0.415, 1.95, 0.749, 0.41, 2.0, 0.7475, 0.38, 2.1, 0.7475, 0.44, 2.3, 0.7475, 0.46, 2.464, 0.748,
              0.46, 2.49, 0.6,
            ],
            radius: 0.0021,
            bend: 0.03,
          },
        },
        {
          kind: 'cable',
          at: [0, 0, 0],
          with: {
            path: [
              -0.47, 2.14, 0.763, -0.49, 2.18, 0.757, -0.6, 2.24, 0.7485, -0.66, 2.33, 0.7485, -0.66, 2.464,
              0.7495, -0.66, 2.49, 0.6,
            ],
            radius: 0.003,
            colour: '2F6E8E',
            bend: 0.015,
          },
        },
      ],
      camera: {
        eye: [0.05, 0.24, 1.22],
        target: [0.05, 2.4, 1.1],
        lens: 48,
        shift: [0, -0.14],
        focus: 1.76,
        stop: 2.8,
      },
      seed: 207,
    },
    [
      {
        slug: 'trace-4',
        at: [0.39, 1.94, 0.745],
        turn: -14,
        display: '21.4 °C',
        state: { wired: false },
      },
      { slug: 'trace-gateway', at: [-0.41, 1.97, 0.745], turn: 12, state: { wired: false } },
      { slug: 'u570', at: [-0.42, 5.6], display: '-79.8 °C' },
      { slug: 'r390', at: [0.62, 5.55], display: '9.4 °C' },
      { slug: 'r390', at: [1.34, 5.55], display: '4.7 °C' },
      { slug: 'r390', at: [2.06, 5.55], display: '5.0 °C' },
    ],
    { exposure: 0.92, contrast: 0.24 },
  ),
]
