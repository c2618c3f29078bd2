import type { DocumentView, DocumentWords } from '@/lib/document'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { PdfLink } from '../pdf/pdf-link'
import { VisuallyHidden } from '../visually-hidden'
import styles from './documents.module.css'
import { CollectToggle } from './collect-toggle'
import { DownloadLink } from './download-link'

type DocumentActionsProps = {
  document: DocumentView
  words: DocumentWords
  /** View takes the whole of the positioned element around, the other actions lie above it. */
  covering?: boolean
}

/** View and Download of a document; a restricted one asks who is there first (S2 2.3, 2.20). */
export function DocumentActions({ document, words, covering }: DocumentActionsProps) {
  const { id, name, fileHref, fileName, restricted, pdf } = document
  return (
    <div className={styles.actions} data-covering={covering || undefined}>
      {pdf && (
        <PdfLink
          className={classNames(styles.action, styles.view)}
          href={pdf.viewerHref}
          file={pdf.fileHref}
          name={pdf.name}
          words={pdf.words}
          restricted={restricted}
        >
          {words.view}
          <VisuallyHidden> {name}</VisuallyHidden>
        </PdfLink>
      )}
      <DownloadLink
        className={styles.action}
        href={fileHref}
        fileName={fileName}
        restricted={restricted}
        failed={words.failed}
      >
        {words.download}
        <VisuallyHidden> {name}</VisuallyHidden>
        <Icon name={restricted ? 'lock' : 'download'} small />
      </DownloadLink>
      {restricted && <CollectToggle id={id} name={name} label={words.collect} />}
    </div>
  )
}
