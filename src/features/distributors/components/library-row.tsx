import type { DocumentWords } from '@/lib/document'
import { fill } from '@/lib/pdf-words'
import { DownloadLink } from '@/ui/documents/download-link'
import { Tag } from '@/ui/tag'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { LibraryFile } from '../view-models/library'
import type { AreaWords } from '../view-models/words'
import styles from './distributor-area.module.css'

type LibraryRowProps = {
  file: LibraryFile
  words: AreaWords
  document: DocumentWords
  chosen: boolean
  onChoose: () => void
}

export function LibraryRow({ file, words, document, chosen, onChoose }: LibraryRowProps) {
  const { name, kindName, facts, updateTime, updateText, isNew, viewerHref } = file
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input type="checkbox" className={styles.box} checked={chosen} onChange={onChoose} />
        <VisuallyHidden>{fill(words.choose, { name })}</VisuallyHidden>
      </label>
      <div className={styles.text}>
        <h4 className={styles.name}>
          {name} {isNew && <Tag>{words.isNew}</Tag>}
        </h4>
        <p className={styles.facts}>
          <span>{kindName}</span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time dateTime={updateTime}>{updateText}</time>
        </p>
      </div>
      <div className={styles.actions}>
        {viewerHref && (
          <a className={styles.action} href={viewerHref}>
            {document.view}
            <VisuallyHidden> {name}</VisuallyHidden>
          </a>
        )}
        <DownloadLink
          className={styles.action}
          href={file.url}
          fileName={file.fileName}
          failed={document.failed}
          restricted
        >
          {document.download}
          <VisuallyHidden> {name}</VisuallyHidden>
        </DownloadLink>
      </div>
    </li>
  )
}
