import type { DocumentView, DocumentWords } from '@/lib/document'
import { DocumentList } from '@/ui/documents/document-list'
import { VisuallyHidden } from '@/ui/visually-hidden'

export type Shelf = { id: string; title?: string; documents: DocumentView[] }

type ShelvesProps = {
  /** What all of them hold, for assistive technology. */
  label: string
  shelves: Shelf[]
  words: DocumentWords
}

/** Papers in rows: those that no category of a level leads to, and those without covers. */
export function Shelves({ label, shelves, words }: ShelvesProps) {
  return (
    <section aria-labelledby="papers">
      <VisuallyHidden>
        <h2 id="papers">{label}</h2>
      </VisuallyHidden>
      {shelves.map(({ id, title, documents }) => (
        <DocumentList key={id} id={`papers-${id}`} title={title} documents={documents} words={words} />
      ))}
    </section>
  )
}
