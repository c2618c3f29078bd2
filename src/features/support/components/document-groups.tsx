import type { DocumentView, DocumentWords } from '@/lib/document'
import { DocumentList } from '@/ui/documents/document-list'
import { VisuallyHidden } from '@/ui/visually-hidden'

export type DocumentGroup = { id: string; title?: string; documents: DocumentView[] }

type DocumentGroupsProps = {
  /** Heading of all groups for assistive technology. */
  label: string
  groups: DocumentGroup[]
  words: DocumentWords
}

/** Documents in rows: those that cannot be reached through a category of the level, and those without covers. */
export function DocumentGroups({ label, groups, words }: DocumentGroupsProps) {
  return (
    <section aria-labelledby="papers">
      <VisuallyHidden>
        <h2 id="papers">{label}</h2>
      </VisuallyHidden>
      {groups.map(({ id, title, documents }) => (
        <DocumentList key={id} id={`papers-${id}`} title={title} documents={documents} words={words} />
      ))}
    </section>
  )
}
