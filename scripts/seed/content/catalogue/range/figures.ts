import type { Facts, Model } from '../types'

/** To the next multiple of `step`. */
export function rounded(value: number, step = 1): number {
  return Number((Math.round(value / step) * step).toFixed(2))
}

/** A chest has lids, any other product doors. */
export function openings(kind: Model['kind'], count: number): Facts {
  return kind === 'chest' || kind === 'solar-chest' ? { lids: count } : { doors: count }
}

/** Two-inch boxes of a hundred 2 mL vials. */
export function boxes(count: number): Facts {
  return { 'box-capacity': count, 'vial-capacity': count * 100 }
}

/** The facts that are derived from the outer dimensions and the set range. */
export function common({ width, height, depth, weight, netLitres, temperature }: Measures): Facts {
  return {
    width,
    depth,
    height,
    weight,
    ...(netLitres === undefined ? {} : { 'net-volume': netLitres }),
    ...(temperature ? { 'temperature-range': [temperature.from, temperature.to] as const } : {}),
  }
}

type Measures = Pick<Model, 'width' | 'height' | 'depth' | 'weight' | 'netLitres' | 'temperature'>

/** The facts that all mains-powered devices share. */
export const mains: Facts = {
  voltage: [220, 240],
  frequency: '50/60 Hz',
  'remote-contact': true,
  warranty: 2,
}

export const logging: Facts = { 'log-interval': 10, 'log-years': 10, 'alarm-battery': 72 }

/** The slug of a model in addresses and file names: 'trace-4' for 'Trace 4'. */
export function slugOf(model: string): string {
  return model.toLowerCase().replaceAll(' ', '-')
}
