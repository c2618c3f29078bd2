import drawn from '../../pictures/hotspots.json'
import type { HotspotSeed } from './types'

/** Products of the keyword rule (S1 9); the sixth, laboratory-network, has no rule. */
export const keywordModels: Record<keyof typeof drawn, string> = {
  'sample-network': 'U830',
  'vaccine-network': 'R240',
  'blood-network': 'R890',
  'pharma-supply-chain': 'R390',
  biosafety: 'B150',
  'laboratory-network': 'R640',
}

/** The positions of the products in the pictures of the solutions; the product of the keyword rule comes first. */
export const hotspotSeeds: Record<string, HotspotSeed[]> = Object.fromEntries(
  Object.entries(drawn).map(([slug, points]) => [
    slug,
    keywordFirst(points, keywordModels[slug as keyof typeof drawn]),
  ]),
)

/** A room without the product of the rule shows it at its first point. */
function keywordFirst(points: HotspotSeed[], model: string): HotspotSeed[] {
  const at = Math.max(
    0,
    points.findIndex((point) => point.model === model),
  )
  const rest = points.filter((_, index) => index !== at)
  return [{ ...points[at]!, model }, ...rest].map(({ x, y, model: named }) => ({ model: named, x, y }))
}
