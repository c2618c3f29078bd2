import type { NamedItem } from '@/lib/neighbours'
import type { SiteId } from '@/i18n/locales'
import type { ApprovalKind } from '@/lib/approval-kinds'
import type { Market } from '@/lib/markets'
import type { Unit } from '@/lib/units'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

export type { NamedItem }

/** A category of the tree on a site; `parentId` is null at the first level. */
export type CategoryItem = {
  id: string
  name: string
  lead: string
  parentId: string | null
  icon: MediaItem | null
  cover: MediaItem | null
  opensFirstChild: boolean
  sites: SiteId[]
}

/** The fields of a product in cards, lists and pickers. */
export type ProductCardItem = {
  id: string
  name: string
  /** The shorter name of lists, or the name. */
  listName: string
  model: string
  brief: string
  cover: MediaItem | null
  categoryId: string
  discontinued: boolean
}

/** A parameter of the dictionary with a product's value. */
export type ParameterItem = {
  code: string
  name: string
  className: string
  kind: 'number' | 'range' | 'text' | 'flag'
  filter: 'none' | 'temperature' | 'volume'
  compare: boolean
  value: number | null
  upTo: number | null
  /** What `value` is stored in. */
  unit: Unit | null
  text: string
  flag: boolean
}

export type TraitItem = { image: MediaItem | null; firstTrait: string; secondTraits: string[] }

export type ApprovalItem = {
  kind: ApprovalKind
  code: string
  /** ISO 8601 day, or null. */
  expires: string | null
  /** The site may not show it. */
  materialId: string | null
}

export type ProductItem = ProductCardItem & {
  /** Sanitised HTML. */
  overview: string
  pictures: MediaItem[]
  certificates: MediaItem[]
  hdPicture: { url: string; name: string; restricted: boolean } | null
  traits: TraitItem[]
  /** In the order of classes and parameters. */
  parameters: ParameterItem[]
  approvals: ApprovalItem[]
  markets: Market[]
  replacedBy: NamedItem | null
  solutionIds: string[]
  /** Selected by an editor; the site may not show all of them. */
  recommendationIds: string[]
  /** ISO 8601. */
  updateTime: string
  sites: SiteId[]
}

/** A product with the sites that have their own texts; the others show it by fallback. */
export type ProductDetail = ProductItem & OnOwnPage

/** A category with the products directly in it. */
export type ProductGroup = { category: CategoryItem; products: ProductCardItem[] }

/** The fields of a product for filters and comparisons. */
export type MeasuredProduct = ProductCardItem & { parameters: ParameterItem[]; solutionIds: string[] }

/** A category of the first level with its subcategories, each with all products below it. */
export type HigherClassify = NamedItem & {
  icon: MediaItem | null
  children: (NamedItem & { products: NamedItem[] })[]
}

/** A category of the first level with all products below it. */
export type PickerCategory = NamedItem & { products: NamedItem[] }
