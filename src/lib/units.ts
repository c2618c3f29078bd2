/** Quantities of parameters with their units; values are compared in the first unit. */
const quantities = {
  temperature: { degC: [1, 0], degF: [5 / 9, -160 / 9], K: [1, -273.15] },
  volume: { L: [1, 0], mL: [0.001, 0], m3: [1000, 0], cuft: [28.316846592, 0] },
  mass: { kg: [1, 0], g: [0.001, 0], lb: [0.45359237, 0] },
  length: { mm: [1, 0], cm: [10, 0], m: [1000, 0], in: [25.4, 0] },
  area: { m2: [1, 0] },
  power: { W: [1, 0], kW: [1000, 0] },
  energy: { kWhPerDay: [1, 0] },
  voltage: { V: [1, 0] },
  current: { A: [1, 0] },
  frequency: { Hz: [1, 0] },
  sound: { dBA: [1, 0] },
  time: { h: [1, 0], min: [1 / 60, 0], s: [1 / 3600, 0], d: [24, 0], years: [8766, 0] },
  speed: { mPerS: [1, 0] },
  airflow: { m3PerH: [1, 0] },
  consumption: { LPerDay: [1, 0] },
  pressure: { kPa: [1, 0], bar: [100, 0] },
  light: { lx: [1, 0] },
  share: { percent: [1, 0] },
  count: { pcs: [1, 0] },
} as const satisfies Record<string, Record<string, readonly [factor: number, offset: number]>>

export type Quantity = keyof typeof quantities
export type Unit = { [Q in Quantity]: keyof (typeof quantities)[Q] }[Quantity]

const factors = new Map(
  Object.entries(quantities).flatMap(([quantity, units]) =>
    Object.entries(units).map(([unit, [factor, offset]]) => [
      unit,
      { quantity: quantity as Quantity, factor, offset },
    ]),
  ),
)

export const units = [...factors.keys()] as Unit[]

export function isUnit(value: unknown): value is Unit {
  return typeof value === 'string' && factors.has(value)
}

export function quantityOf(unit: Unit): Quantity {
  return entry(unit).quantity
}

/** A value in another unit of the same quantity; throws where the quantities differ. */
export function convert(value: number, from: Unit, to: Unit): number {
  const source = entry(from)
  const target = entry(to)
  if (source.quantity !== target.quantity) throw new Error(`${from} cannot be converted to ${to}`)
  return (value * source.factor + source.offset - target.offset) / target.factor
}

function entry(unit: Unit) {
  const found = factors.get(unit)
  if (!found) throw new Error(`Unknown unit ${unit}`)
  return found
}
