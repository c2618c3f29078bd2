import { formatTag } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { MaterialKind } from '@/lib/material-kinds'
import type { Picture } from '@/lib/picture'
import { href } from '@/addresses/href'
import { toPdfLink, type PdfLinkData } from '../../../pdf/views'
import type { MaterialItem } from '../../../materials/queries/items'

export type DocumentView = {
  id: string
  name: string
  /** Format, size, language, edition. */
  facts: string[]
  /** Missing for restricted files: their bytes go to nobody yet (readings 29). */
  open?: { fileHref: string; fileName: string; pdf?: PdfLinkData }
}

export type VideoView = { id: string; name: string; href: string; cover?: Picture }

export type Resources = {
  videos: VideoView[]
  brochures: DocumentView[]
  specifications: DocumentView[]
  manuals: DocumentView[]
}

const brochures: MaterialKind[] = ['brochure', 'flyer']
const specifications: MaterialKind[] = ['specification', 'certificate']
const manuals: MaterialKind[] = ['manual', 'service-brochure', 'launch-pack']

const videoKinds: readonly MaterialKind[] = ['product-video', 'user-video']

/** Only these materials have a page of their own, and nobody may see a restricted one yet. */
export function isProductVideo({ kind, restricted }: Pick<MaterialItem, 'kind' | 'restricted'>): boolean {
  return !restricted && videoKinds.includes(kind)
}

/** The materials of a product as its Resources tab groups them (S2 2.3). */
export function toResources(site: SiteId, materials: MaterialItem[]): Resources {
  const documents = (kinds: MaterialKind[]) =>
    materials.filter(({ kind }) => kinds.includes(kind)).map((material) => toDocument(site, material))
  return {
    videos: materials.filter(({ kind }) => videoKinds.includes(kind)).map((video) => toVideo(site, video)),
    brochures: documents(brochures),
    specifications: documents(specifications),
    manuals: documents(manuals),
  }
}

/** The specification as a PDF that everybody may read, in the site's language before others. */
export function specificationOf(site: SiteId, materials: MaterialItem[]): DocumentView | undefined {
  const language = formatTag(site).slice(0, 2)
  const open = materials.filter(
    ({ kind, restricted, mimeType }) => kind === 'specification' && !restricted && mimeType === pdf,
  )
  const chosen = open.find((material) => material.language === language) ?? open[0]
  return chosen && toDocument(site, chosen)
}

const pdf = 'application/pdf'

/** Any document of the library, to view and to download. */
export function toDocument(site: SiteId, material: MaterialItem): DocumentView {
  const { id, name, url, mimeType, size, language, version, restricted } = material
  const facts = [formatOf(url), sizeText(site, size), languageText(site, language), version]
  const open = restricted
    ? undefined
    : {
        fileHref: url,
        fileName: `${name}${endingOf(url)}`,
        pdf: mimeType === pdf ? toPdfLink(site, material) : undefined,
      }
  return { id, name, facts: facts.filter(Boolean), open }
}

function toVideo(site: SiteId, { id, name, cover }: MaterialItem): VideoView {
  return { id, name, href: href(site, 'productVideo', { id }), cover: cover ? toPicture(cover) : undefined }
}

function languageText(site: SiteId, language: MaterialItem['language']): string {
  return translator(site, 'product')(`languages.${language}`)
}

/** Megabytes with one digit; kilobytes below one. */
function sizeText(site: SiteId, bytes: number): string {
  if (!(bytes > 0)) return ''
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  const digits = unit === 'kilobyte' ? 0 : 1
  const format = { style: 'unit', unit, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(formatTag(site), format).format(unit === 'kilobyte' ? Math.ceil(value) : value)
}

function formatOf(url: string): string {
  return endingOf(url).slice(1).toUpperCase()
}

function endingOf(url: string): string {
  return /\.[a-z0-9]{1,5}$/i.exec(url)?.[0].toLowerCase() ?? ''
}
