import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { DocumentActions } from '@/ui/documents/document-actions'
import { DocumentMessages } from '@/ui/documents/document-messages'
import { TextLink } from '@/ui/text-link'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { Specification } from '../view-models/specifications'
import { DocumentGrid, type DocumentCard } from './document-grid'

/** Specifications by product: 'Download>' downloads a single document, 'Download Page>' opens the list of several (S2 2.15). */
export function SpecificationGrid({ site, items }: { site: SiteId; items: Specification[] }) {
  return (
    <DocumentMessages site={site}>
      <DocumentGrid documents={items.map((item) => toCard(site, item))} />
    </DocumentMessages>
  )
}

function toCard(site: SiteId, { id, name, cover, ...item }: Specification): DocumentCard {
  const t = translator(site, 'support')
  if ('href' in item) {
    return {
      id,
      name,
      cover,
      facts: [t('papers', { count: item.count })],
      actions: (
        <TextLink href={item.href} icon="none">
          {t('downloadPage')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </TextLink>
      ),
    }
  }
  const { document } = item
  return {
    id,
    name,
    cover,
    facts: document.facts,
    locked: document.restricted ? translator(site, 'documents')('locked') : undefined,
    actions: <DocumentActions site={site} document={document} downloadLabel={t('download')} coversCard />,
  }
}
