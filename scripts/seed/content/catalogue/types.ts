import type { ApprovalKind } from '@/lib/approval-kinds'
import type { SiteId } from '@/i18n/locales'
import type { Market } from '@/lib/markets'
import type { Unit } from '@/lib/units'
import type { Localised } from '../types'
import type { ParameterCode } from './parameter-codes'
import type { CategorySlug } from './range/tree'

export type { ApprovalKind, CategorySlug, ParameterCode }

/** The kind of drawing of a device. */
export type DrawingKind =
  | 'upright'
  | 'under-counter'
  | 'chest'
  | 'glass-refrigerator'
  | 'glass-under-counter'
  | 'solar-chest'
  | 'cold-box'
  | 'carrier'
  | 'vessel'
  | 'dewar'
  | 'shipper'
  | 'cabinet'
  | 'clean-bench'
  | 'pass-box'
  | 'cold-room'
  | 'monitor'
  | 'gateway'
  | 'probe'

/** The content of the shelves behind glass. */
export type Contents = 'vials' | 'boxes' | 'blood'

/** A number in the unit of the dictionary, a range of them, a flag, or a text: a key of `wordings`, else verbatim. */
export type Fact = number | readonly [from: number, to: number] | boolean | string

export type Facts = Partial<Record<ParameterCode, Fact>>

/** One model with all data of its specification sheet; texts and approvals are written per series. */
export type Model = {
  /** As printed on the device: 'U830', 'Trace 4'. */
  model: string
  /** The same in addresses and file names: 'u830', 'trace-4'. */
  slug: string
  /** The key of its series. */
  series: string
  category: CategorySlug
  kind: DrawingKind
  contents?: Contents
  /** The text on its display, in seven-segment characters; absent without a display. */
  display?: string
  /** Millimetres, outside. */
  width: number
  height: number
  depth: number
  /** Kilograms, empty. */
  weight: number
  /** Usable litres; absent for a device without storage. */
  netLitres?: number
  doors: number
  /** Degrees Celsius: the coldest and the warmest set point, or the temperature of the load; absent for air cabinets. */
  temperature?: { from: number; to: number }
  facts: Facts
  discontinued?: true
  /** Its successor. */
  replacedBy?: string
}

export type CategorySeed = {
  id: string
  slug: CategorySlug
  parent?: CategorySlug
  name: Localised
  lead: Localised
  /** Pictures of `../../assets`. */
  icon?: string
  cover: string
  opensFirstChild: boolean
  order: number
  sites: SiteId[]
}

export type ParameterClassSlug =
  | 'temperature'
  | 'capacity'
  | 'refrigeration'
  | 'airflow'
  | 'electrical'
  | 'dimensions'
  | 'monitoring'
  | 'service'

export type ParameterClassSeed = { id: string; slug: ParameterClassSlug; name: Localised; order: number }

export type ParameterKind = 'number' | 'range' | 'text' | 'flag'

export type ParameterSeed = {
  id: string
  code: ParameterCode
  class: ParameterClassSlug
  kind: ParameterKind
  unit?: Unit
  filter: 'none' | 'temperature' | 'volume'
  compare: boolean
  name: Localised
  order: number
}

export type ProductParameterSeed = {
  parameter: ParameterCode
  value?: number
  upTo?: number
  text?: Localised
  flag?: boolean
}

export type ApprovalSeed = {
  kind: ApprovalKind
  code: string
  /** A day, ISO 8601; absent if it does not expire. */
  expires?: string
}

export type TraitSeed = {
  image: string
  firstTrait: Localised
  /** One sub-line per line. */
  secondTraits: Localised
}

export type ProductSeed = {
  /** 19 digits; five of them are fixed (S1 9). */
  id: string
  slug: string
  model: string
  series: string
  category: CategorySlug
  name: Localised
  listName: Localised
  brief: Localised
  /** Markdown: paragraphs and ## headings. */
  overview: Localised
  status: 'active' | 'discontinued'
  /** The slug of a product. */
  replacedBy?: string
  /** Regions; empty means everywhere. */
  markets: Market[]
  /** Pictures of `../../assets`. */
  cover: string
  coverAlt: Localised
  pictures: string[]
  certificates: string[]
  traits: TraitSeed[]
  parameters: ProductParameterSeed[]
  approvals: ApprovalSeed[]
  /** Slugs of solutions. */
  solutions: string[]
  /** Slugs of products. */
  recommendations: string[]
  featured: boolean
  order: number
  sites: SiteId[]
  /** ISO 8601 with offset. */
  updateTime: string
}
