import type { Values } from '@/addresses/page'
import type { PageName } from '@/addresses/table'
import type { SiteId } from '@/i18n/locales'

/** The pages of single documents: their collection and the parameter with the id. */
const documents = new Map<PageName, { collection: string; parameter: string }>([
  ['newsDetail', { collection: 'news', parameter: 'id' }],
  ['products', { collection: 'products', parameter: 'id' }],
  ['solutions', { collection: 'solutions', parameter: 'solutionId' }],
  ['caseDetail', { collection: 'cases', parameter: 'id' }],
  ['videoDetail', { collection: 'company-videos', parameter: 'id' }],
  ['productVideo', { collection: 'materials', parameter: 'id' }],
  ['serviceSolution', { collection: 'service-solution-types', parameter: 'solutionId' }],
  ['serviceContract', { collection: 'service-contracts', parameter: 'id' }],
  ['serviceCase', { collection: 'service-cases', parameter: 'id' }],
])

/** The form of the document that a page shows, or null when it shows none. */
export function formPath(site: SiteId, { page, params }: { page: PageName; params: Values }): string | null {
  const document = documents.get(page)
  const id = document && params[document.parameter]
  return id
    ? `/admin/collections/${document.collection}/${encodeURIComponent(String(id))}?locale=${site}`
    : null
}
