import { href } from '@/addresses/href'
import { formatTag } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { withoutMarks } from '@/lib/content-marks'
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
  const facts = [formatOf(url), sizeText(site, size), languageText(site, language), version]
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
