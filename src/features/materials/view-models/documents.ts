import { href } from '@/addresses/href'
import { formatMonth, formatTag } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { withMarkOf, withoutMarks } from '@/lib/content-marks'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { toPicture } from '@/lib/media-picture'
import { toPdfLink } from '../../pdf/view-models'
import type { MaterialItem } from '../queries/items'

export type { DocumentView }

const pdf = 'application/pdf'

/** A document of the library with its actions. */
export function toDocument(site: SiteId, material: MaterialItem): DocumentView {
  const { id, name, url, mimeType, size, language, version, restricted, cover } = material
  const facts = [
    formatOf(url),
    sizeText(site, size),
    languageText(site, language),
    editionText(site, version),
  ]
  return {
    id,
    name,
    facts: facts.filter(Boolean),
    fileHref: url,
    fileName: `${withoutMarks(name)}${endingOf(url)}`,
    restricted,
    basketHref: restricted ? href(site, 'distributor') : undefined,
    pdf: mimeType === pdf ? toPdfLink(site, material) : undefined,
    cover: cover ? toPicture(cover) : undefined,
  }
}

function languageText(site: SiteId, language: MaterialItem['language']): string {
  return translator(site, 'documents')(`languages.${language}`)
}

/** An edition that begins with a month, such as '2026-03 / 2', names it; others are as the editors write them. */
function editionText(site: SiteId, version: string): string {
  const written = withoutMarks(version).replace(/^\d{4}-(?:0[1-9]|1[0-2])(?![-\d])/, (month) =>
    formatMonth(site, month),
  )
  return withMarkOf(version, written)
}

/** In megabytes with one decimal; below one, in kilobytes. */
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
