import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { SelectField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import { downloadBasket } from '@/lib/download-basket'
import { setShortlist, withToggled } from '@/ui/shortlist/shortlist-store'
import { useShortlist } from '@/ui/shortlist/use-shortlist'
import { filesMatching, kindsOf, type Library, type LibraryFile } from '../view-models/library'
import { Archive } from './archive'
import { LibraryRow } from './library-row'
import styles from './distributor-area.module.css'

/** New files, then all files, with filters and selection for one archive. */
export function LibraryList({ site, library }: { site: SiteId; library: Library }) {
  const t = useTranslations('distributors.area')
  const { files, since } = library
  const { isChosen, choose } = useBasket()
  if (files.length === 0) return <p>{t('files.empty')}</p>

  const rows: Rows = (shown, label) => (
    <ul className={styles.list} aria-label={label}>
      {shown.map((file) => (
        <LibraryRow key={file.id} file={file} chosen={isChosen(file)} onChoose={() => choose(file)} />
      ))}
    </ul>
  )
  return (
    <>
      {since && <NewFiles files={files.filter(({ isNew }) => isNew)} rows={rows} />}
      <AllFiles files={files} rows={rows} />
      <Archive site={site} chosen={files.filter(isChosen)} />
    </>
  )
}

type Rows = (files: LibraryFile[], label: string) => ReactNode

type PartProps = { files: LibraryFile[]; rows: Rows }

function NewFiles({ files, rows }: PartProps) {
  const t = useTranslations('distributors.area')
  return (
    <section className={styles.part} aria-labelledby="news">
      <h3 id="news" className={styles.heading}>
        {t('visit.news')}
      </h3>
      {files.length > 0 ? rows(files, t('visit.news')) : <p className={styles.quiet}>{t('visit.noNews')}</p>}
    </section>
  )
}

function AllFiles({ files, rows }: PartProps) {
  const t = useTranslations('distributors.area')
  const [filter, setFilter] = useState({ kind: '', text: '' })
  const shown = filesMatching(files, filter)
  return (
    <section className={styles.part} aria-labelledby="files">
      <h3 id="files" className={styles.heading}>
        {t('files.title')}
      </h3>
      <div className={styles.filter}>
        <TextField
          type="search"
          label={t('files.search')}
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
        <SelectField
          label={t('files.kind')}
          options={[{ value: '', label: t('files.every') }, ...kindsOf(files)]}
          value={filter.kind}
          onChange={({ target }) => setFilter({ ...filter, kind: target.value })}
        />
      </div>
      <p className={styles.quiet} role="status">
        {t('files.shown', { count: shown.length })}
      </p>
      {shown.length > 0 && rows(shown, t('files.title'))}
    </section>
  )
}

/** The selection is the download basket that other pages fill. */
function useBasket() {
  const basket = useShortlist(downloadBasket.list)
  const isChosen = ({ id }: LibraryFile) => basket.some((item) => item.id === id)
  const choose = ({ id, name }: LibraryFile) =>
    setShortlist(downloadBasket.list, withToggled(basket, { id, label: name }, downloadBasket.maxItems))
  return { isChosen, choose }
}
