import { models } from '../seed/content/catalogue/range'
import { details, type Shot, type State } from './details'
import type { DrawingKind, Model } from '../seed/content/catalogue/types'

/** One picture: what the kit needs to render it. `name` is the file in `../seed/assets` without its ending. */
export type Job = Packshot | Detail

type Picture = {
  name: string
  family: string
  size: readonly [width: number, height: number]
  /** Light paths per pixel; the kit smooths what they leave. */
  samples: number
  /** Module and function of `kit/equipment`. */
  builder: string
  model: Model
}

type Packshot = Picture & {
  view: 'packshot'
  /** The largest share of the picture's width and height that the product takes. */
  fill: readonly [number, number]
  /** Where it stands, as a share of the height above the lower border. */
  floor: number
}

type Detail = Picture & { view: 'detail'; shot: Shot; state?: State }

const builders: Record<DrawingKind, string> = {
  upright: 'freezers.upright',
  'under-counter': 'cabinets.under_counter',
  chest: 'chests.chest',
  'glass-refrigerator': 'cabinets.reach_in',
  'glass-under-counter': 'cabinets.under_counter',
  'solar-chest': 'chests.solar',
  'cold-box': 'boxes.cold_box',
  carrier: 'boxes.carrier',
  vessel: 'nitrogen.vessel',
  dewar: 'nitrogen.dewar',
  shipper: 'nitrogen.shipper',
  cabinet: 'clean_air.cabinet',
  'clean-bench': 'clean_air.bench',
  'pass-box': 'clean_air.pass_box',
  'cold-room': 'cold_rooms.cold_room',
  monitor: 'monitoring.logger',
  gateway: 'monitoring.gateway',
  probe: 'monitoring.probe',
}
/** Uprights with the thick door of an ultra-low freezer; the others are cabinets with a head band. */
const ultraLow = new Set(['variable-speed-upright', 'cascade-upright', 'dual-system-upright'])

const TILE = [960, 1104] as const
const DETAIL = [1000, 750] as const
/** The products of the international banners stand larger (S1 2.7). */
const banners: Record<string, readonly [fillWidth: number, fillHeight: number]> = {
  u830: [0.72, 0.8],
  r240: [0.82, 0.56],
  v1000: [0.66, 0.62],
  b150: [0.82, 0.82],
}
const BANNER = [1100, 1500] as const
/** Glass, steel and what stands behind panes need more paths than painted walls. */
const PATHS = { painted: 40, demanding: 64 } as const
const FLOOR = 0.094

/** Every picture that the kit renders, the most visible first. */
export const jobs: Job[] = [...models.map(packshot), ...closeUps()].toSorted((a, b) => rank(a) - rank(b))

function packshot(model: Model): Packshot {
  const banner = banners[model.slug]
  return {
    name: `product-${model.slug}`,
    family: model.series,
    view: 'packshot',
    builder: builderOf(model),
    size: banner ? BANNER : TILE,
    samples: model.kind.startsWith('glass') || isSteel(model) ? PATHS.demanding : PATHS.painted,
    model,
    fill: banner ?? shareOf(model),
    floor: FLOOR,
  }
}

function builderOf({ kind, series }: Model): string {
  return kind === 'upright' && !ultraLow.has(series) ? 'cabinets.reach_in' : builders[kind]
}

function closeUps(): Detail[] {
  return Object.entries(details).flatMap(([series, { model: slug, shots }]) => {
    const model = modelOf(slug)
    return shots.map(({ state, ...shot }, index) => ({
      name: `detail-${series}-${index + 1}`,
      family: series,
      view: 'detail' as const,
      size: DETAIL,
      samples: PATHS.demanding,
      builder: builderOf(model),
      model,
      shot,
      ...(state ? { state } : {}),
    }))
  })
}

function modelOf(slug: string): Model {
  const model = models.find((candidate) => candidate.slug === slug)
  if (!model) throw new Error(`There is no model ${slug}.`)
  return model
}

/** Larger models fill more of the tile, though less than in full measure. */
function shareOf({ width, height, depth }: Model): [number, number] {
  const largest = Math.max(width, height, depth)
  const softened = Math.min(1, Math.max(0.62, (largest / 1980) ** 0.5))
  return [0.66 + 0.16 * softened, 0.78 * softened]
}

function isSteel({ kind }: Model): boolean {
  return ['vessel', 'dewar', 'shipper', 'cabinet', 'clean-bench', 'pass-box'].includes(kind)
}

/** The banners first, then the first model of each series, the others, the close-ups; what is no longer made comes last. */
function rank({ model, view }: Job): number {
  if (view === 'detail') return 3
  if (banners[model.slug]) return 0
  if (model.discontinued) return 4
  return models.find(({ series }) => series === model.series) === model ? 1 : 2
}
