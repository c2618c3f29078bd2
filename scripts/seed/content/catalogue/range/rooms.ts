import type { Facts, Model } from '../types'
import { common, mains, rounded, slugOf } from './figures'

type Room = {
  model: string
  cubicMetres: number
  size: readonly [width: number, height: number, depth: number]
  freezer?: true
}

type Device = Pick<Model, 'model' | 'series' | 'category' | 'kind' | 'display' | 'weight' | 'facts'> & {
  size: readonly [width: number, height: number, depth: number]
  replacedBy?: string
}

export const roomModels: Model[] = [
  room({ model: 'W10', cubicMetres: 10, size: [2400, 2500, 2100] }),
  room({ model: 'W20', cubicMetres: 20, size: [3000, 2600, 3000] }),
  room({ model: 'W40', cubicMetres: 40, size: [4200, 2800, 3900] }),
  room({ model: 'W15', cubicMetres: 15, size: [3000, 2600, 2500], freezer: true }),
  room({ model: 'W30', cubicMetres: 30, size: [3900, 2800, 3400], freezer: true }),
  device({
    model: 'Trace 4',
    series: 'trace',
    category: 'temperature-monitoring',
    kind: 'monitor',
    display: '-80.0 °C',
    size: [98, 152, 31],
    weight: 0.3,
    facts: {
      'log-interval': 10,
      'log-years': 10,
      'alarm-battery': 72,
      accuracy: 0.3,
      alarms: 'traceAlarms',
      radio: 'LoRa / Wi-Fi / LTE-M',
      'ambient-temperature': [0, 50],
    },
  }),
  device({
    model: 'Trace 3',
    series: 'trace',
    category: 'temperature-monitoring',
    kind: 'monitor',
    display: '5.0 °C',
    size: [104, 160, 36],
    weight: 0.4,
    replacedBy: 'Trace 4',
    facts: {
      'log-interval': 60,
      'log-years': 5,
      'alarm-battery': 48,
      accuracy: 0.5,
      alarms: 'traceAlarms',
      radio: 'Wi-Fi / LTE-M',
      'ambient-temperature': [0, 45],
    },
  }),
  device({
    model: 'Trace 4N',
    series: 'trace-level',
    category: 'temperature-monitoring',
    kind: 'monitor',
    display: '-190 °C',
    size: [98, 152, 31],
    weight: 0.3,
    facts: {
      'log-interval': 10,
      'log-years': 10,
      'alarm-battery': 72,
      accuracy: 0.5,
      alarms: 'levelAlarms',
      radio: 'LoRa / Wi-Fi / LTE-M',
      'ambient-temperature': [0, 50],
    },
  }),
  device({
    model: 'Trace Gateway',
    series: 'trace-gateway',
    category: 'gateways-probes',
    kind: 'gateway',
    size: [230, 180, 45],
    weight: 0.9,
    facts: {
      'alarm-battery': 8,
      radio: 'LoRa / Ethernet / LTE-M',
      'ambient-temperature': [0, 45],
      'rated-power': 15,
    },
  }),
  device({
    model: 'Trace Probe',
    series: 'trace-probe',
    category: 'gateways-probes',
    kind: 'probe',
    size: [6, 50, 6],
    weight: 0.1,
    facts: { 'temperature-range': [-200, 50], accuracy: 0.2 },
  }),
]

function room({ model, cubicMetres, size, freezer }: Room): Model {
  const [width, height, depth] = size
  const measures = {
    width,
    height,
    depth,
    weight: rounded(280 + cubicMetres * 62, 10),
    netLitres: cubicMetres * 1000,
    temperature: freezer ? { from: -25, to: -15 } : { from: 2, to: 8 },
  }
  const energy = rounded((freezer ? 14 : 6) + cubicMetres * (freezer ? 1.3 : 0.62), 0.1)
  return {
    model,
    slug: slugOf(model),
    series: freezer ? 'freezer-room' : 'cold-room',
    category: 'walk-in-cold-rooms',
    kind: 'cold-room',
    display: freezer ? '-20.0 °C' : '5.0 °C',
    doors: 1,
    ...measures,
    facts: {
      ...mains,
      ...common(measures),
      voltage: [380, 415],
      'ambient-temperature': [5, 43],
      uniformity: freezer ? 3 : 2,
      refrigerant: 'R290',
      'refrigerant-charge': 150,
      'refrigeration-system': 'twoUnits',
      defrost: freezer ? 'hotGasDefrost' : 'autoDefrost',
      insulation: freezer ? 'panels120' : 'panels100',
      energy,
      'rated-power': rounded(energy * 110, 100),
      noise: 56,
      'holdover-time': rounded(4 + cubicMetres * 0.05, 0.5),
      doors: 1,
      alarms: 'roomAlarms',
      'log-interval': 10,
      'log-years': 10,
      'alarm-battery': 72,
      lock: true,
    },
  }
}

function device({ size, replacedBy, facts, weight, ...place }: Device): Model {
  const [width, height, depth] = size
  const measures = { width, height, depth, weight }
  const stored: Facts = { ...common(measures), warranty: 2, ...facts }
  return {
    slug: slugOf(place.model),
    ...place,
    doors: 0,
    ...measures,
    facts: stored,
    ...(replacedBy ? { discontinued: true, replacedBy } : {}),
  }
}
