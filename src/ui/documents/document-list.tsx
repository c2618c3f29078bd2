import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { Icon } from '../icon'
import { Picture } from '../picture'
import { BasketSummary } from './basket-summary'
import { DocumentActions } from './document-actions'
import styles from './documents.module.css'
import { DocumentMessages } from './document-messages'

type DocumentListProps = {
  site: SiteId
  id?: string
  title?: string
  /** The level of the title. */
  level?: 2 | 3
  documents: DocumentView[]
  /** Shows the cover at the start of each row. */
  covers?: boolean
}

/** Documents to view and download; restricted ones are marked (readings 29). */
export function DocumentList({ site, id, title, level = 3, documents, covers }: DocumentListProps) {
  if (documents.length === 0) return null
  const basketHref = documents.find(({ basketHref }) => basketHref)?.basketHref
  const rows = (
    <DocumentMessages site={site}>
      <div className={title && styles.beside}>
        <ul>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              site={site}
              document={document}
              level={title && level === 3 ? 4 : 3}
              cover={covers}
            />
          ))}
        </ul>
        {basketHref && <BasketSummary href={basketHref} />}
      </div>
    </DocumentMessages>
  )
  if (!title) return rows
  const Title = `h${level}` as const
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {rows}
    </section>
  )
}

type DocumentRowProps = { site: SiteId; document: DocumentView; level: 3 | 4; cover?: boolean }

function DocumentRow({ site, document, level, cover }: DocumentRowProps) {
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
          {document.restricted && <Lock label={translator(site, 'documents')('locked')} />}
          {document.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <DocumentActions site={site} document={document} />
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
