import { categorySeeds } from '../catalogue/categories'
import { models } from '../catalogue/range'
import type { CategorySlug, Model } from '../catalogue/types'
import type { DistributorGroupSlug } from '../distributors'
import type { Localised } from '../types'
import type { Language } from './types'

/** Which manual is written for a line; lines of one kind share its text, not its figures. */
export type ManualKind =
  | 'ult'
  | 'freezer'
  | 'refrigerator'
  | 'ice'
  | 'carrier'
  | 'vessel'
  | 'dewar'
  | 'cabinet'
  | 'bench'
  | 'room'
  | 'trace'

/** The models that share one set of documents; named by their category. */
export type Line = {
  slug: CategorySlug
  /** Where the name of the category alone is not clear enough. */
  name?: Localised
  series: string[]
  /** The model on the cover. */
  lead: string
  manual: ManualKind
  /** The line whose manual also describes this one. */
  booklet?: CategorySlug
  manuals: Language[]
  /** The distributors who may download its manuals, if not all of them. */
  groups?: DistributorGroupSlug[]
  /** Edition of its documents, year and month. */
  edition: string
}

/** Manuals that are written in Spanish and French too. */
const translated: ManualKind[] = ['ult', 'freezer', 'refrigerator', 'ice']

type Rest = Partial<Pick<Line, 'name' | 'series' | 'booklet' | 'groups'>>

export const lines: Line[] = [
  line('variable-speed-uprights', 'ult', 'u830', '2026-03', {
    name: {
      en_EN: 'Variable-Speed Ultra-Low Freezers',
      zh_CN: '立式变频超低温保存箱',
      es_ES: 'Ultracongeladores de velocidad variable',
      fr_FR: 'Congélateurs ultra-basse température à vitesse variable',
    },
    series: ['variable-speed-upright'],
  }),
  line('cascade-uprights', 'ult', 'u720', '2025-11', {
    name: {
      en_EN: 'Cascade and Dual-System Ultra-Low Freezers',
      zh_CN: '立式复叠与双系统超低温保存箱',
      es_ES: 'Ultracongeladores en cascada y de doble sistema',
      fr_FR: 'Congélateurs ultra-basse température en cascade et à double système',
    },
    series: ['cascade-upright', 'dual-system-upright'],
  }),
  line('chest-ultra-low-freezers', 'ult', 'c510', '2025-11'),
  line('compact-ultra-low-freezers', 'ult', 'u110', '2026-03', { booklet: 'variable-speed-uprights' }),
  line('minus-40-freezers', 'freezer', 'u510', '2025-09'),
  line('minus-30-freezers', 'freezer', 'u520', '2025-09', { booklet: 'minus-40-freezers' }),
  line('minus-25-freezers', 'freezer', 'u450', '2025-09', { booklet: 'minus-40-freezers' }),
  line('pharmacy-refrigerators', 'refrigerator', 'r390', '2026-02', {
    series: ['under-counter-pharmacy', 'upright-pharmacy'],
  }),
  line('laboratory-refrigerators', 'refrigerator', 'r360', '2026-02'),
  line('refrigerator-freezers', 'refrigerator', 'r340', '2026-02', { booklet: 'laboratory-refrigerators' }),
  line('blood-bank-refrigerators', 'refrigerator', 'r890', '2026-04'),
  line('plasma-freezers', 'freezer', 'u620', '2026-04'),
  line('blood-transport-boxes', 'carrier', 't25', '2025-12'),
  line('ice-lined-refrigerators', 'ice', 'r180', '2026-04'),
  line('solar-direct-drive-refrigerators', 'ice', 'r240', '2026-04', {
    series: ['solar-refrigerator', 'solar-refrigerator-freezer'],
  }),
  line('cold-boxes', 'carrier', 't12', '2025-12', { booklet: 'blood-transport-boxes' }),
  line('vapour-phase-vessels', 'vessel', 'v1000', '2026-05', { groups: ['full-line'] }),
  line('nitrogen-dewars', 'dewar', 'd47', '2025-08'),
  line('dry-shippers', 'dewar', 's10', '2025-08', { booklet: 'nitrogen-dewars' }),
  line('type-a2-cabinets', 'cabinet', 'b150', '2026-06', {
    name: {
      en_EN: 'Class II Type A2 Biosafety Cabinets',
      zh_CN: 'II 级 A2 型生物安全柜',
      es_ES: 'Cabinas de seguridad biológica de clase II, tipo A2',
      fr_FR: 'Postes de sécurité microbiologique de type II A2',
    },
  }),
  line('type-b2-cabinets', 'cabinet', 'b155', '2026-06', {
    name: {
      en_EN: 'Class II Type B2 Biosafety Cabinets',
      zh_CN: 'II 级 B2 型生物安全柜',
      es_ES: 'Cabinas de seguridad biológica de clase II, tipo B2',
      fr_FR: 'Postes de sécurité microbiologique de type II B2',
    },
    booklet: 'type-a2-cabinets',
  }),
  line('clean-benches', 'bench', 'l150', '2025-10'),
  line('pass-boxes', 'bench', 'p60', '2025-10', { booklet: 'clean-benches' }),
  line('walk-in-cold-rooms', 'room', 'w20', '2025-12', { groups: ['full-line'] }),
  line('temperature-monitoring', 'trace', 'trace-4', '2026-06', {
    name: {
      en_EN: 'Trace Monitoring',
      zh_CN: 'Trace 温度监测系统',
      es_ES: 'Monitorización Trace',
      fr_FR: 'Surveillance Trace',
    },
    series: ['trace', 'trace-level', 'trace-gateway', 'trace-probe'],
  }),
]

export function nameOfLine({ slug, name }: Line): Localised {
  const category = categorySeeds.find((one) => one.slug === slug)
  if (!category) throw new Error(`The category ${slug} does not exist.`)
  return name ?? category.name
}

/** The models of a line that are still made, in the order of the range. */
export function modelsOf({ series }: Line): Model[] {
  return models.filter((model) => series.includes(model.series) && !model.discontinued)
}

/** The lines that one manual describes, beginning with its own. */
export function inBooklet(line: Line): Line[] {
  return [line, ...lines.filter(({ booklet }) => booklet === line.slug)]
}

/** All models of a line; documents of discontinued ones stay in the library. */
export function everyModelOf({ series }: Line): Model[] {
  return models.filter((model) => series.includes(model.series))
}

function line(slug: CategorySlug, manual: ManualKind, lead: string, edition: string, rest: Rest = {}): Line {
  const series = [...new Set(models.filter(({ category }) => category === slug).map((model) => model.series))]
  const manuals: Language[] = translated.includes(manual) ? ['en', 'zh', 'es', 'fr'] : ['en', 'zh']
  return { slug, series, lead, manual, edition, manuals, ...rest }
}
