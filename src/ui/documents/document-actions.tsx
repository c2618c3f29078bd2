import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { DocumentView } from '@/lib/document'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { PdfLink } from '../pdf/pdf-link'
import { VisuallyHidden } from '../visually-hidden'
import styles from './documents.module.css'
import { BasketToggle } from './basket-toggle'
import { DownloadLink } from './download-link'

type DocumentActionsProps = {
  site: SiteId
  document: DocumentView
  /** Instead of 'Download'. */
  downloadLabel?: string
  /** View covers the positioned element around it; the other actions are above it. */
  coversCard?: boolean
}

/** View and Download of a document; a restricted one requires a sign-in (S2 2.3, 2.20). */
export function DocumentActions({ site, document, downloadLabel, coversCard }: DocumentActionsProps) {
  const t = translator(site, 'documents.actions')
  const { id, name, fileHref, fileName, restricted, pdf } = document
  return (
    <div className={styles.actions} data-covering={coversCard || undefined}>
      {pdf && (
        <PdfLink
          className={classNames(styles.action, styles.view)}
          href={pdf.viewerHref}
          file={pdf.fileHref}
          name={pdf.name}
          restricted={restricted}
        >
          {t('view')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </PdfLink>
      )}
      <DownloadLink className={styles.action} href={fileHref} fileName={fileName} restricted={restricted}>
        {downloadLabel ?? t('download')}
        <VisuallyHidden> {name}</VisuallyHidden>
        <Icon name={restricted ? 'lock' : 'download'} small />
      </DownloadLink>
      {restricted && <BasketToggle id={id} name={name} />}
    </div>
  )
}
