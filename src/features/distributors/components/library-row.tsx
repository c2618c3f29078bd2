import { useTranslations } from '@/i18n/use-translations'
import { DownloadLink } from '@/ui/documents/download-link'
import { Tag } from '@/ui/tag'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { LibraryFile } from '../view-models/library'
import styles from './distributor-area.module.css'

type LibraryRowProps = {
  file: LibraryFile
  chosen: boolean
  onChoose: () => void
}

export function LibraryRow({ file, chosen, onChoose }: LibraryRowProps) {
  const t = useTranslations('distributors.area')
  const actions = useTranslations('documents.actions')
  const { name, kindName, facts, updateTime, updateText, isNew, viewerHref } = file
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input type="checkbox" className={styles.box} checked={chosen} onChange={onChoose} />
        <VisuallyHidden>{t('files.choose', { name })}</VisuallyHidden>
      </label>
      <div className={styles.text}>
        <h4 className={styles.name}>
          {name} {isNew && <Tag>{t('visit.isNew')}</Tag>}
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
            {actions('view')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </a>
        )}
        <DownloadLink className={styles.action} href={file.url} fileName={file.fileName} restricted>
          {actions('download')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </DownloadLink>
      </div>
    </li>
  )
}
