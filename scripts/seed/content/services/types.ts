import type { SiteId } from '@/i18n/locales'
import type { Localised } from '../types'

export type ServiceTypeSeed = {
  /** 19 digits. */
  id: string
  slug: string
  name: Localised
  /** 'single' shows the introduction only (S2 2.8). */
  mode: 'tabs' | 'single'
  contractLayout: 'normal' | 'special'
  /** A picture of `../../assets`. */
  cover: string
  /** Markdown. */
  content: Localised
  order: number
  sites: SiteId[]
  /** ISO 8601 with offset. */
  updateTime: string
}

export type ServiceTraitSeed = {
  /** A picture of `../../assets`. */
  image: string
  firstTrait: Localised
  secondTrait: Localised
}

export type ServiceContractSeed = {
  id: string
  slug: string
  /** The slug of a service type. */
  type: string
  /** The model of a product. */
  product?: string
  cover: string
  title: Localised
  /** Markdown. */
  overview: Localised
  traits: ServiceTraitSeed[]
  /** Markdown with lists; without it the section is hidden (S2 2.8). */
  packageDetail?: Localised
  /** `document` of the materials; each language has its own file. */
  files: string[]
  order: number
  sites: SiteId[]
  updateTime: string
}

export type ServiceCaseSeed = {
  id: string
  slug: string
  /** The slug of a service type. */
  type: string
  cover: string
  title: Localised
  /** Markdown. */
  content: Localised
  order: number
  sites: SiteId[]
  updateTime: string
}
