import type { SiteId } from '@/i18n/locales'
import type { DocumentView } from '@/lib/document'
import { DocumentList } from '@/ui/documents/document-list'
import { VisuallyHidden } from '@/ui/visually-hidden'

export type DocumentGroup = { id: string; title?: string; documents: DocumentView[] }

type DocumentGroupsProps = {
  site: SiteId
  /** Heading of all groups for assistive technology. */
  label: string
  groups: DocumentGroup[]
}

/** Documents in rows: those that cannot be reached through a category of the level, and those without covers. */
export function DocumentGroups({ site, label, groups }: DocumentGroupsProps) {
  return (
    <section aria-labelledby="papers">
      <VisuallyHidden>
        <h2 id="papers">{label}</h2>
      </VisuallyHidden>
      {groups.map(({ id, title, documents }) => (
        <DocumentList key={id} site={site} id={`papers-${id}`} title={title} documents={documents} />
      ))}
    </section>
  )
}
