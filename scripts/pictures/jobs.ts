import { models } from '../seed/content/catalogue/range'
import { caseRooms } from './case-rooms'
import { details, type Shot, type State } from './details'
import { filmRooms } from './film-rooms'
import { honourRooms } from './honour-rooms'
import { hospitalCaseRooms } from './hospital-case-rooms'
import { monitoringRooms } from './monitoring-rooms'
import { newsRooms } from './news-rooms'
import { researchCaseRooms } from './research-case-rooms'
import { rooms, type Room } from './rooms'
import { serviceBanners, serviceRooms } from './service-rooms'
import { sceneRooms } from './scene-rooms'
import { solutionRooms } from './solution-rooms'
import { storyRooms } from './story-rooms'
import { groups, type Camera, type Group, type Placed } from './groups'
import type { DrawingKind, Model } from '../seed/content/catalogue/types'

/** One picture: what the kit needs to render it. `name` is the file in `../seed/assets` without its ending. */
export type Job = Packshot | Detail | GroupPicture | RoomPicture

type Picture = {
  name: string
  family: string
  size: readonly [width: number, height: number]
  /** Light paths per pixel; the denoiser smooths what they leave. */
  samples: number
  /** Rendered smaller by this factor and enlarged. */
  scale?: number
}

/** A piece of equipment: module and function of `kit/equipment`, and the data it is built from. */
type Piece = { builder: string; model: Model }

type Packshot = Picture &
  Piece & {
    view: 'packshot'
    /** The largest share of the picture's width and height that the product takes. */
    fill: readonly [number, number]
    /** Its position above the lower border, as a share of the height. */
    floor: number
  }

type Detail = Picture & Piece & { view: 'detail'; shot: Shot; state?: State }

type PlacedPiece = Piece & { at: readonly [number, number, number]; turn: number; state?: State }

export type GroupPicture = Picture & {
  view: 'group'
  stage: Group['stage']
  pieces: PlacedPiece[]
  camera: Camera
}

/** `options` are those of the room's function in `kit/rooms`; `pieces` are built once each and placed by their key. */
type RoomPicture = Picture & {
  view: 'room'
  room: string
  options: object
  pieces: Record<string, Piece & { state?: State }>
  develop: object
}

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

const tileSize = [960, 1104] as const
const detailSize = [1000, 750] as const
/** The products of the international banners are larger (S1 2.7). */
const banners: Record<string, readonly [fillWidth: number, fillHeight: number]> = {
  u830: [0.72, 0.8],
  b150: [0.82, 0.82],
}
const bannerSize = [1100, 1500] as const
/** The banner of the U830 names its lowest temperature; in lists every freezer shows its set point. */
const lowest = '-86.0 °C'
/** Second pictures of models, for the banners alone: in a tile these would be too small. */
const bannerPictures = [
  { name: 'hero-u830', slug: 'u830', fill: [0.72, 0.8], display: lowest },
  { name: 'product-blood', slug: 'r890', fill: [0.6, 0.8] },
  { name: 'hero-r240', slug: 'r240', fill: [0.82, 0.56] },
  { name: 'hero-v1000', slug: 'v1000', fill: [0.66, 0.62] },
] as const satisfies { name: string; slug: string; fill: Packshot['fill']; display?: string }[]
/** Pictures of steps whose equipment is not in the range. */
const stepPictures = [
  { name: 'step-blood-tubes', builder: 'bench_ware.blood_tubes', fill: [0.62, 0.5] },
  { name: 'step-centrifuge', builder: 'bench_ware.centrifuge', fill: [0.74, 0.5] },
] as const
/** Glass, steel and objects behind panes need more paths than painted walls; the soft shadows of rooms the most. */
const pathsPerPixel = { painted: 10, demanding: 12, room: 36 } as const
const floorShare = 0.094
const wideFrom = 2400

/** Wide pictures are rendered smaller and enlarged. */
const scaleOf = ([width]: Picture['size']) => (width < wideFrom ? {} : { scale: 3 / 4 })

/** Every picture that the kit renders, the most visible first. */
export const jobs: Job[] = [
  ...models.map(packshot),
  ...bannerPictures.map(bannerPicture),
  ...stepPictures.map((picture) => ({ ...packshot(modelOf('b120')), ...picture })),
  ...closeUps(),
  ...groups.map(groupPicture),
  ...[
    ...rooms,
    ...caseRooms,
    ...hospitalCaseRooms,
    ...researchCaseRooms,
    ...sceneRooms,
    ...solutionRooms,
    ...newsRooms,
    ...monitoringRooms,
    ...filmRooms,
    ...serviceRooms,
    ...serviceBanners,
    ...storyRooms,
    ...honourRooms,
  ].map(roomPicture),
].toSorted((a, b) => rank(a) - rank(b))

function packshot(model: Model): Packshot {
  const banner = banners[model.slug]
  return {
    name: `product-${model.slug}`,
    family: model.series,
    view: 'packshot',
    builder: model.kind === 'solar-chest' ? 'chests.solar_set' : builderOf(model),
    size: banner ? bannerSize : tileSize,
    samples:
      model.kind.startsWith('glass') || isSteel(model) ? pathsPerPixel.demanding : pathsPerPixel.painted,
    model,
    fill: banner ?? shareOf(model),
    floor: floorShare,
  }
}

function builderOf({ kind, series }: Model): string {
  return kind === 'upright' && !ultraLow.has(series) ? 'cabinets.reach_in' : builders[kind]
}

function bannerPicture({ name, slug, fill, ...shown }: (typeof bannerPictures)[number]): Packshot {
  const picture = packshot(modelOf(slug))
  return { ...picture, name, size: bannerSize, fill, model: { ...picture.model, ...shown } }
}

function closeUps(): Detail[] {
  return Object.entries(details).flatMap(([series, { model: slug, shots }]) => {
    const model = modelOf(slug)
    return shots.map(({ state, builder, paths, ...shot }, index) => ({
      name: `detail-${series}-${index + 1}`,
      family: series,
      view: 'detail' as const,
      size: detailSize,
      samples: paths ?? pathsPerPixel.demanding,
      builder: builder ?? builderOf(model),
      model,
      shot,
      ...(state ? { state } : {}),
    }))
  })
}

export function groupPicture({ pieces, ...group }: Group): GroupPicture {
  const common = { family: 'groups', view: 'group', samples: pathsPerPixel.demanding } as const
  return { ...group, ...common, ...scaleOf(group.size), pieces: pieces.map(placed) }
}

function placed({
  slug,
  at: [x, y, z = 0],
  turn = 0,
  display,
  state,
  builder,
}: Placed): GroupPicture['pieces'][number] {
  return { ...pieceOf({ slug, display, state, builder }), at: [x, y, z], turn }
}

function pieceOf({ slug, display, state, builder }: Omit<Placed, 'at'>): Piece & { state?: State } {
  const model = modelOf(slug)
  const shown = display ? { ...model, display } : model
  return { builder: builder ?? builderOf(model), model: shown, ...(state ? { state } : {}) }
}

function roomPicture(room: Room): RoomPicture {
  const { name, size, develop = {} } = room
  const fine = room.room.startsWith('honours.')
  const common = {
    name,
    size,
    family: 'rooms',
    view: 'room' as const,
    samples: pathsPerPixel.room,
    // Certificates have small print.
    ...(fine ? {} : scaleOf(size)),
    room: room.room,
    develop,
  }
  if ('plan' in room) return { ...common, ...planned(room.plan, room.pieces) }
  const pieces = Object.fromEntries(Object.entries(room.pieces).map(([key, piece]) => [key, pieceOf(piece)]))
  return { ...common, options: room.options ?? {}, pieces }
}

/** Equal pieces share a key. */
function planned(plan: object, pieces: readonly Placed[]): Pick<RoomPicture, 'options' | 'pieces'> {
  const keyOf = ({ slug, display, state, builder }: Placed) =>
    JSON.stringify([slug, display, state, ...(builder ? [builder] : [])])
  const placedPieces = pieces.map((piece) => ({
    key: keyOf(piece),
    at: placeOf(piece),
    turn: piece.turn ?? 0,
  }))
  const spots = pieces.flatMap((piece) => spotOf(piece))
  return {
    options: { plan: { ...plan, pieces: placedPieces, ...(spots.length > 0 ? { spots } : {}) } },
    pieces: Object.fromEntries(pieces.map((piece) => [keyOf(piece), pieceOf(piece)])),
  }
}

function placeOf({ at: [x, y, z = 0] }: Placed) {
  return [x, y, z] as const
}

function spotOf({ slug, at: [x, y, z = 0], spot }: Placed) {
  return spot === undefined ? [] : [{ model: modelOf(slug).model, at: [x, y, z + spot] }]
}

function modelOf(slug: string): Model {
  const model = models.find((candidate) => candidate.slug === slug)
  if (!model) throw new Error(`There is no model ${slug}.`)
  return model
}

/** Larger models fill more of the tile, though not in proportion to their size; solar ones are measured with their panels. */
function shareOf({ kind, width, height, depth, netLitres = 0 }: Model): [number, number] {
  if (kind === 'solar-chest') {
    const across = width * 0.64 + (netLitres < 60 ? 1 : 2) * 830
    return [Math.min(0.86, 0.86 * (across / 2600) ** 0.5), 0.8]
  }
  const largest = Math.max(width, height, depth)
  const softened = Math.min(1, Math.max(0.5, (largest / 1980) ** 0.5))
  return [0.66 + 0.16 * softened, 0.78 * softened]
}

function isSteel({ kind }: Model): boolean {
  return ['vessel', 'dewar', 'shipper', 'cabinet', 'clean-bench', 'pass-box'].includes(kind)
}

/** The banners first, then the first model of each series, groups, the others, close-ups; what is no longer made is last. */
function rank(job: Job): number {
  if (job.view === 'group' || job.view === 'room') return 2
  if (job.view === 'detail') return 4
  if (job.size === bannerSize) return 0
  if (job.model.discontinued) return 5
  return models.find(({ series }) => series === job.model.series) === job.model ? 1 : 3
}

/** The pieces of a picture. */
export function piecesOf(job: Job): Piece[] {
  if (job.view === 'group') return job.pieces
  return job.view === 'room' ? Object.values(job.pieces) : [job]
}

/** The module of `kit` that a builder or a room is in. */
export function moduleOf(folder: 'equipment' | 'rooms', name: string): string {
  return `${folder}/${name.split('.')[0]}.py`
}
