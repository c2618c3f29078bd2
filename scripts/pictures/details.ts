/** The view of a close-up: a spot that the builder names, direction, distance and lens. */
export type Shot = {
  spot: string
  /** Degrees to the right of the front, and above it. */
  turn: number
  rise: number
  /** Metres. */
  reach: number
  /** Millimetres. */
  lens: number
  exposure?: number
  /** The f-number where not all is sharp. */
  stop?: number
  /** How strong a single key light is, instead of the house light; from the right with `side` 1. */
  key?: number
  side?: 1
  /** The colour of the ground below the key light. */
  ground?: string
}

/**
 * How far doors and lids are open, in degrees; inner doors by level from the top. `flow` is how far smoke has come;
 * without `spill` the vapour of a vessel stays over its racks.
 */
export type State = {
  door?: number
  lid?: number
  opened?: Record<number, number>
  flow?: number
  spill?: boolean
  /** Whether it has its own short lead; false where the room lays one. */
  wired?: boolean
  /** The canister whose handle is taken from the ring of a dewar. */
  taken?: number
  /** Whether a rack is drawn out of a vessel. */
  drawn?: boolean
  /** Of a freezer on the line: whether its machine is in, and the share of its gasket that is. */
  machine?: boolean
  seal?: number
}

/** `builder` where another thing than the model is shown, `paths` where fine or mirroring parts need more light paths. */
type Detail = Shot & { state?: State; builder?: string; paths?: number }

/** The model that represents its series, and its close-ups: each shows what the text beside it describes. */
export type DetailSet = { model: string; shots: readonly [Detail, Detail, Detail, ...Detail[]] }

const at = (spot: string, changes: Partial<Detail> = {}): Detail => ({
  spot,
  turn: 27,
  rise: 6,
  reach: 1.15,
  lens: 50,
  ...changes,
})

const display = at('display', { turn: 24, reach: 0.95 })
/** The glass of a display with what the text names on it. */
const face = (builder: 'cabinet' | 'band' | 'chest' | 'hood', changes: Partial<Detail>) =>
  at('panel', { builder: `panels.${builder}`, turn: 20, reach: 0.7, lens: 55, exposure: 1.02, ...changes })
const grille = at('grille', { turn: 30, rise: 12, reach: 1.5, lens: 45 })
const handle = at('handle', { turn: 38, rise: 5, reach: 1.0 })
/** Open as far as a hand reaches in: the handle, the seal and what is inside. */
const ajar = at('inside', { turn: 30, rise: 4, reach: 1.75, state: { door: 46 }, exposure: 0.95 })
const near = (spot: string, builder: string, changes: Partial<Detail>) =>
  at(spot, { builder: `near.${builder}`, exposure: 1.05, ...changes })
const clean = (spot: string, builder: string, changes: Partial<Detail>) =>
  at(spot, { builder: `clean_near.${builder}`, lens: 42, ...changes })
const vent = at('vent', { turn: 62, rise: 8, reach: 1.2 })
const insideFreezer = (opened: Record<number, number>) =>
  at('inside', { turn: 14, rise: 5, reach: 2.3, lens: 42, state: { door: 108, opened } })
const insideCabinet = at('inside', {
  turn: 10,
  rise: 6,
  reach: 1.7,
  lens: 42,
  state: { door: 112 },
  exposure: 0.95,
})
const shelf = at('shelf', { turn: 16, rise: 10, reach: 0.95, lens: 45, state: { door: 112 }, exposure: 0.85 })
const lower = at('lower', { turn: -8, rise: 9, reach: 1.1, lens: 45, state: { door: 112 }, exposure: 0.9 })
const drawers = at('drawer', {
  turn: 20,
  rise: 22,
  reach: 1.1,
  lens: 45,
  state: { door: 112 },
  exposure: 0.85,
})
const insideChest = at('inside', { turn: 16, rise: 40, reach: 1.9, lens: 42, state: { lid: 74 } })
const tub = at('inside', { turn: -12, rise: 52, reach: 1.15, lens: 45, state: { lid: 82 } })
const panel = at('panel', { builder: 'chests.solar_set', turn: 20, rise: 10, reach: 3.7, lens: 50 })
const small = (spot: string, reach: number, changes: Partial<Detail> = {}) =>
  at(spot, { reach, lens: 60, rise: 14, ...changes })

const machine = (arrangement: string, changes: Partial<Detail>) =>
  at('machine', { builder: `machine_room.${arrangement}`, lens: 50, paths: 24, ...changes })
const layers = at('layers', { builder: 'insulation.section', turn: 34, rise: 27, reach: 1.42, lens: 52 })

/** A piece sawn out of the wall, below one light from the left. */
const wall = (kind: string, changes: Partial<Detail> = {}) =>
  at('layers', {
    builder: `cut_walls.${kind}`,
    turn: 30,
    rise: 30,
    reach: 0.83,
    lens: 54,
    key: 1,
    stop: 11,
    exposure: 1.1,
    ...changes,
  })

export const details: Record<string, DetailSet> = {
  'variable-speed-upright': {
    model: 'u830',
    shots: [
      machine('variable', { turn: 24, rise: 13, reach: 0.66, exposure: 1.3, key: 1, stop: 11 }),
      at('points', {
        builder: 'mapped.upright',
        turn: 20,
        rise: 5,
        reach: 1.3,
        lens: 50,
        key: 0.75,
        side: 1,
        stop: 8,
        exposure: 1.12,
        paths: 20,
      }),
      wall('frozen'),
      machine('grille_off', {
        spot: 'grille',
        turn: 27,
        rise: 17,
        reach: 1.12,
        lens: 46,
        exposure: 1.2,
        key: 0.45,
        stop: 8,
      }),
    ],
  },
  'cascade-upright': {
    model: 'u590',
    shots: [
      machine('cascade', { turn: 18, rise: 9, reach: 1.22, exposure: 1 }),
      face('band', { turn: 16, rise: 11, reach: 0.62 }),
      insideFreezer({ 2: 98 }),
    ],
  },
  'dual-system-upright': {
    model: 'u730',
    shots: [
      machine('dual', { turn: 22, rise: 22, reach: 1.75 }),
      at('band', { turn: 14, rise: -5, reach: 1.55 }),
      insideFreezer({ 0: 100, 1: 96 }),
    ],
  },
  'ultra-low-chest': { model: 'c510', shots: [insideChest, tub, at('handle', { turn: 30, rise: 16 })] },
  'compact-ultra-low': {
    model: 'u110',
    shots: [
      { ...grille, reach: 1.1 },
      face('cabinet', { turn: 28, rise: 15, reach: 0.5 }),
      { ...insideCabinet, reach: 1.5 },
    ],
  },
  'minus-40-upright': {
    model: 'u510',
    shots: [
      insideCabinet,
      machine('single', { turn: 20, rise: 18, reach: 1.2, exposure: 0.95 }),
      face('cabinet', { turn: 12, rise: 10, reach: 0.5 }),
    ],
  },
  'minus-40-chest': { model: 'c360', shots: [insideChest, tub, display] },
  'minus-30-upright': { model: 'u390', shots: [lower, ajar, shelf] },
  'minus-25-upright': {
    model: 'u450',
    shots: [
      { ...vent, turn: 52, reach: 0.95, key: 1.7, stop: 11 },
      { ...drawers, turn: 22, rise: 16 },
      near('lock', 'locked', { turn: 24, rise: 10, reach: 0.68 }),
    ],
  },
  'minus-25-chest': {
    model: 'c240',
    shots: [
      tub,
      face('chest', { turn: 20, rise: 20, reach: 0.75 }),
      near('guard', 'brakes', { turn: 48, rise: 12, reach: 0.68 }),
    ],
  },
  'under-counter-pharmacy': {
    model: 'r120',
    shots: [{ ...grille, reach: 1.1 }, face('cabinet', { turn: -24, rise: 14, reach: 0.6 }), shelf],
  },
  'upright-pharmacy': {
    model: 'r390',
    shots: [
      insideCabinet,
      face('cabinet', { turn: -18, rise: 9, reach: 0.5 }),
      handle,
      at('port', { builder: 'access.port', turn: 26, rise: 6, reach: 1 }),
    ],
  },
  laboratory: {
    model: 'r480',
    shots: [
      shelf,
      at('socket', { builder: 'access.socket', turn: 12, rise: 9, reach: 0.92, lens: 50, exposure: 1 }),
      insideCabinet,
    ],
  },
  'spark-free-laboratory': {
    model: 'r450',
    shots: [
      { ...insideCabinet, turn: 14, reach: 1.5 },
      at('lower', { turn: 6, rise: 16, reach: 0.9, lens: 45, state: { door: 112 }, exposure: 0.9 }),
      { ...vent, turn: 66, rise: 16, reach: 0.62, key: 1.9, stop: 8 },
    ],
  },
  'refrigerator-freezer': {
    model: 'r340',
    shots: [
      at('displays', { turn: 24, rise: -6, reach: 0.95, lens: 48, key: 1.3, stop: 11 }),
      machine('pair', { turn: 20, rise: 14, reach: 1.42 }),
      shelf,
    ],
  },
  'blood-refrigerator': {
    model: 'r890',
    shots: [
      face('cabinet', { turn: 24, rise: -7, reach: 0.82, key: 1.3, stop: 11, exposure: 1.15 }),
      { ...insideCabinet, turn: 26, rise: 8, reach: 1.25, lens: 46, key: 0.7, side: 1, stop: 8, exposure: 1 },
      { ...shelf, turn: 24, rise: 15, reach: 0.72, lens: 52, key: 1.2, side: 1, stop: 8, exposure: 1.1 },
      { ...lower, turn: -14, rise: 16, reach: 0.95, lens: 52, key: 1, side: 1, stop: 8, exposure: 1 },
    ],
  },
  'plasma-freezer': {
    model: 'u620',
    shots: [{ ...ajar, exposure: 0.72 }, drawers, face('cabinet', { turn: -14, rise: 10, reach: 0.72 })],
  },
  'blood-transport': {
    model: 't15',
    shots: [
      at('inside', { turn: 31, rise: 47, reach: 0.84, state: { lid: 86 } }),
      { ...layers, exposure: 0.95 },
      small('handover', 0.95, { builder: 'handover.sealed', turn: 14, rise: 32, exposure: 1.05 }),
    ],
  },
  'ice-lined-chest': {
    model: 'r230',
    shots: [
      at('handle', { turn: 30, rise: 16 }),
      insideChest,
      face('chest', { turn: -16, rise: 16, reach: 0.66 }),
    ],
  },
  'ice-lined-upright': { model: 'r415', shots: [handle, shelf, { ...layers, turn: 22, rise: 24 }] },
  'solar-refrigerator': {
    model: 'r240',
    shots: [
      { ...panel, rise: 8, reach: 3.5, key: 1.2, stop: 16, exposure: 1.15 },
      { ...insideChest, turn: 14, rise: 47, reach: 1.12, lens: 46, key: 1, stop: 11, exposure: 1.15 },
      wall('ice_lined', { turn: 28 }),
      at('display', {
        builder: 'chests.pictograms',
        turn: 28,
        rise: 9,
        reach: 0.58,
        key: 1.1,
        stop: 8,
        exposure: 1.1,
      }),
    ],
  },
  'solar-refrigerator-freezer': {
    model: 'r295',
    shots: [
      { ...insideChest, turn: 14, rise: 44, reach: 1.6 },
      panel,
      face('chest', { turn: 16, rise: 12, reach: 0.7 }),
    ],
  },
  'vaccine-carrier': {
    model: 't3',
    shots: [small('latch', 0.55), small('lid', 0.7, { rise: 34 }), small('grip', 0.7, { turn: 50 })],
  },
  'vaccine-cold-box': {
    model: 't24',
    shots: [
      at('inside', { turn: 18, rise: 42, reach: 1.25, state: { lid: 84 } }),
      near('bare', 'parts_replaced', { turn: -16, rise: 37, reach: 0.76 }),
      near('window', 'read_through', { turn: 22, rise: 38, reach: 0.6 }),
    ],
  },
  'vapour-vessel': {
    model: 'v1000',
    shots: [
      at('lid', { rise: 24, reach: 1.25, key: 1.05, stop: 11, exposure: 1.15 }),
      at('console', { reach: 0.95, key: 1.1, stop: 8, exposure: 1.15 }),
      at('valve', { turn: 34, rise: 14, reach: 0.7, key: 1.2, stop: 8, exposure: 1.2 }),
      at('neck', { turn: 16, rise: 38, reach: 1.2, key: 0.85, stop: 11, exposure: 1.1, state: { lid: 78 } }),
    ],
  },
  'storage-dewar': {
    model: 'd35',
    shots: [
      small('band', 0.9),
      small('neck', 0.42, { builder: 'canisters.neck', turn: 8, rise: 42 }),
      small('cap', 0.72, { builder: 'canisters.locked', turn: 14, rise: 22 }),
    ],
  },
  'carrying-dewar': {
    model: 'd47',
    shots: [
      small('base', 0.95),
      small('neck', 0.85, { rise: 26 }),
      small('band', 0.8, { key: 1, stop: 11, exposure: 1.15 }),
    ],
  },
  'dry-shipper': {
    model: 's10',
    shots: [
      small('band', 0.85),
      small('neck', 0.75, { rise: 28 }),
      small('logger', 0.82, { builder: 'shipping.recorded', turn: 34, rise: 24 }),
    ],
  },
  'type-a2-cabinet': {
    model: 'b150',
    shots: [
      face('hood', { turn: 10, rise: -12, reach: 0.8, lens: 50, key: 1, stop: 11, exposure: 1.1 }),
      clean('rest', 'at_rest', {
        turn: 46,
        rise: 15,
        reach: 0.85,
        lens: 50,
        key: 0.75,
        stop: 8,
        exposure: 1.2,
      }),
      clean('drain', 'taken_apart', { turn: -18, rise: 33, reach: 0.95, key: 0.7, stop: 11, exposure: 1.1 }),
      clean('report', 'reported', {
        turn: 14,
        rise: 38,
        reach: 0.72,
        lens: 50,
        key: 0.45,
        stop: 11,
        exposure: 0.95,
      }),
    ],
  },
  'type-b2-cabinet': {
    model: 'b155',
    shots: [
      clean('outlet', 'ducted', { turn: 30, rise: 15, reach: 1.45, lens: 50, exposure: 0.95 }),
      face('hood', { turn: -20, rise: 9, reach: 0.82, lens: 50 }),
      clean('report', 'calculated', { turn: -10, rise: 44, reach: 0.78, lens: 50, exposure: 0.95 }),
    ],
  },
  'clean-bench': {
    model: 'l150',
    shots: [
      clean('filter', 'prefilter', { turn: 26, rise: 21, reach: 1.4, lens: 50, exposure: 1 }),
      clean('ceiling', 'from_above', { turn: 24, rise: -11, reach: 1.35, exposure: 1.35 }),
      clean('corner', 'one_piece', { turn: -32, rise: 22, reach: 0.95 }),
    ],
  },
  'pass-box': {
    model: 'p60',
    shots: [
      small('keys', 0.8),
      at('inside', { turn: 20, rise: 10, state: { door: 100 }, exposure: 0.9 }),
      at('handle', { turn: 36, reach: 0.9 }),
    ],
  },
  'cold-room': {
    model: 'w20',
    shots: [
      at('unit', {
        builder: 'roof_units.condensing',
        turn: 24,
        rise: 12,
        reach: 2.65,
        exposure: 0.9,
        paths: 16,
      }),
      layers,
      at('inside', { turn: -4, rise: 2, reach: 3.4, lens: 40, exposure: 0.95 }),
      at('release', { builder: 'access.release', turn: 24, rise: 6, reach: 1.5 }),
    ],
  },
  'freezer-room': {
    model: 'w30',
    shots: [
      at('unit', {
        builder: 'roof_units.coolers',
        turn: 20,
        rise: -14,
        reach: 3.1,
        exposure: 0.95,
        paths: 16,
      }),
      near('floor', 'heated_floor', { turn: 30, rise: 28, reach: 1.75 }),
      layers,
    ],
  },
  trace: { model: 'trace-4', shots: [small('display', 0.32), small('keys', 0.24), small('lead', 0.3)] },
  'trace-level': {
    model: 'trace-4n',
    shots: [small('lead', 0.34), small('display', 0.32), small('keys', 0.24)],
  },
  'trace-gateway': {
    model: 'trace-gateway',
    shots: [
      small('lamps', 0.36),
      small('aerial', 0.55),
      small('mark', 0.42, { turn: 20, rise: 18, key: 1.3, stop: 11, ground: 'C2CCD2' }),
    ],
  },
  'trace-probe': {
    model: 'trace-probe',
    shots: [
      small('plug', 0.24, { rise: 28 }),
      small('tip', 0.24, { rise: 26 }),
      small('seal', 0.62, { builder: 'seal_lead.door', turn: 36, rise: 10 }),
    ],
  },
}
