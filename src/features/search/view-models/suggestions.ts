import { documentHref } from '@/addresses/document-href'
import { href } from '@/addresses/href'
import type { MaterialItem } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/view-models/documents'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { isVideoKind } from '@/lib/material-kinds'
import type { Completion } from '@/lib/search/engine'
import type { Suggestions } from '@/lib/search/api'
import { siteOf } from '@/sites/site'
import type { CompletionResults } from '../queries/completions'

/** Titles with links, for the types of the site's search page. */
export function toSuggestions(site: SiteId, { completions, materials }: CompletionResults): Suggestions {
  const t = translator(site, 'search')
  const suggestions = completions.flatMap((completion) => {
    const to = addressOf(site, completion, materials)
    if (!to || !siteOf(site).facts.searchTags.includes(completion.kind)) return []
    return [{ title: completion.title, kind: t(`types.${completion.kind}`), href: to }]
  })
  return { suggestions, announcement: t('suggestionCount', { count: suggestions.length }) }
}

function addressOf(site: SiteId, { collection, document: id }: Completion, materials: MaterialItem[]) {
  if (collection === 'company-videos') return href(site, 'videoDetail', { id })
  if (collection !== 'materials') return documentHref(site, { collection, id })
  const material = materials.find((one) => one.id === id)
  if (!material) return null
  if (isVideoKind(material.kind)) return href(site, 'productVideo', { id })
  const { pdf, fileHref } = toDocument(site, material)
  return pdf?.viewerHref ?? fileHref
}
