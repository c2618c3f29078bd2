import type { DocumentView, DocumentWords } from '@/lib/document'
import { Icon } from '../icon'
import { Picture } from '../picture'
import { BasketSummary } from './basket-summary'
import { DocumentActions } from './document-actions'
import styles from './documents.module.css'

type DocumentListProps = {
  id?: string
  title?: string
  documents: DocumentView[]
  words: DocumentWords
  /** Shows the cover at the start of each row. */
  covers?: boolean
}

/** Documents to view and download; restricted ones are marked (readings 29). */
export function DocumentList({ id, title, documents, words, covers }: DocumentListProps) {
  if (documents.length === 0) return null
  const basketHref = documents.find(({ basketHref }) => basketHref)?.basketHref
  const rows = (
    <div className={title && styles.beside}>
      <ul>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            words={words}
            level={title ? 4 : 3}
            cover={covers}
          />
        ))}
      </ul>
      {basketHref && <BasketSummary href={basketHref} words={words} />}
    </div>
  )
  if (!title) return rows
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {rows}
    </section>
  )
}

type DocumentRowProps = { document: DocumentView; words: DocumentWords; level: 3 | 4; cover?: boolean }

function DocumentRow({ document, words, level, cover }: DocumentRowProps) {
  const Name = `h${level}` as const
  return (
    <li className={styles.row}>
      {cover && (
        <div className={styles.cover}>
          <Picture picture={document.cover && { ...document.cover, alt: '' }} sizes="6rem" ratio="4/3" />
        </div>
      )}
      <div className={styles.text}>
        <Name className={styles.name}>{document.name}</Name>
        <p className={styles.facts}>
          {document.restricted && <Lock label={words.locked} />}
          {document.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <DocumentActions document={document} words={words} />
    </li>
  )
}

function Lock({ label }: { label: string }) {
  return (
    <span className={styles.lock}>
      <Icon name="lock" small />
      {label}
    </span>
  )
}
