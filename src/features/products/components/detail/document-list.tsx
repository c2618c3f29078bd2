import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { PdfLink } from '@/ui/pdf/pdf-link'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { DocumentView } from '../../views/detail/documents'
import styles from './document-list.module.css'
import { LockedActions } from './locked-actions'

type DocumentListProps = { site: SiteId; id: string; title: string; documents: DocumentView[] }

/** Documents to view and to download; those for distributors say that they are locked (readings 29). */
export function DocumentList({ site, id, title, documents }: DocumentListProps) {
  if (documents.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <div className={styles.text}>
              <h4 className={styles.name}>{document.name}</h4>
              <p className={styles.facts}>
                {!document.open && <Lock label={translator(site, 'product')('resources.locked')} />}
                {document.facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            </div>
            <div className={styles.actions}>
              <Actions site={site} document={document} />
            </div>
          </li>
        ))}
      </ul>
    </section>
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

function Actions({ site, document: { name, open } }: { site: SiteId; document: DocumentView }) {
  const t = translator(site, 'product')
  if (!open) return <LockedActions name={name} words={lockedWords(site)} />
  return (
    <>
      {open.pdf && (
        <PdfLink
          className={styles.action}
          href={open.pdf.viewerHref}
          file={open.pdf.fileHref}
          name={open.pdf.name}
          words={open.pdf.words}
        >
          {t('resources.view')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </PdfLink>
      )}
      <a className={styles.action} href={open.fileHref} download={open.fileName}>
        {t('resources.download')}
        <VisuallyHidden> {name}</VisuallyHidden>
        <Icon name="download" small />
      </a>
    </>
  )
}

function lockedWords(site: SiteId) {
  const t = translator(site, 'product')
  return {
    view: t('resources.view'),
    download: t('resources.download'),
    title: t('resources.sorry'),
    text: t('resources.restricted'),
    close: translator(site, 'common')('close'),
  }
}
