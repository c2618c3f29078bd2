import { keysOf } from '@/lib/typed-keys'
import { convert, quantityOf, type Unit } from '@/lib/units'
import type { MeasuredProduct, ParameterItem } from '../../queries/items'

/** Bands of temperature in °C, each above `over` up to `upTo`; a product is in every band that its range overlaps. */
export const temperatures = {
  cryogenic: { over: -Infinity, upTo: -150 },
  'ultra-low': { over: -150, upTo: -65 },
  freezing: { over: -65, upTo: -10 },
  cool: { over: -10, upTo: Infinity },
} as const

/** Net volumes in litres, each from `from` to less than `below`. */
export const volumes = {
  'to-100': { from: 0, below: 100 },
  '100-300': { from: 100, below: 300 },
  '300-600': { from: 300, below: 600 },
  'from-600': { from: 600, below: Infinity },
} as const

export type Temperature = keyof typeof temperatures
export type Volume = keyof typeof volumes

export function temperaturesOf({ parameters }: Measured): Temperature[] {
  const ranges = rangesOf(parameters, 'temperature', 'degC')
  return keysOf(temperatures).filter((key) => {
    const { over, upTo } = temperatures[key]
    return ranges.some(({ low, high }) => low <= upTo && high > over)
  })
}

export function volumesOf({ parameters }: Measured): Volume[] {
  const ranges = rangesOf(parameters, 'volume', 'L')
  return keysOf(volumes).filter((key) => {
    const { from, below } = volumes[key]
    return ranges.some(({ low, high }) => low < below && high >= from)
  })
}

/** The volume in litres; the smallest of several compartments. */
export function volumeOf(parameters: ParameterItem[]): number | undefined {
  const [first] = rangesOf(parameters, 'volume', 'L')
  return first?.low
}

type Measured = Pick<MeasuredProduct, 'parameters'>

/** The ranges of a product for a filter, low end first; values in units of another quantity are ignored. */
function rangesOf(parameters: ParameterItem[], filter: ParameterItem['filter'], target: Unit) {
  return parameters.flatMap(({ filter: own, value, upTo, unit }) => {
    if (own !== filter || value === null) return []
    const sourceUnit = unit ?? target
    if (quantityOf(sourceUnit) !== quantityOf(target)) return []
    const ends = [value, upTo ?? value].map((end) => convert(end, sourceUnit, target))
    return [{ low: Math.min(...ends), high: Math.max(...ends) }]
  })
}
