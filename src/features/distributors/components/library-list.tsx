import { useState, type ReactNode } from 'react'
import { SelectField, TextField } from '@/ui/field'
import type { SiteId } from '@/i18n/locales'
import { downloadBasket } from '@/lib/download-basket'
import type { DocumentWords } from '@/lib/document'
import { fill } from '@/lib/pdf-words'
import { setShortlist, withToggled } from '@/ui/shortlist/shortlist-store'
import { useShortlist } from '@/ui/shortlist/use-shortlist'
import { filesMatching, kindsOf, type Library, type LibraryFile } from '../view-models/library'
import type { AreaWords } from '../view-models/words'
import { Archive } from './archive'
import { LibraryRow } from './library-row'
import styles from './distributor-area.module.css'

type LibraryListProps = { site: SiteId; library: Library; words: AreaWords; document: DocumentWords }

/** New files, then all files, with filters and selection for one archive. */
export function LibraryList({ site, library, words, document }: LibraryListProps) {
  const { files, since } = library
  const { isChosen, choose } = useBasket()
  if (files.length === 0) return <p>{words.empty}</p>

  const rows: Rows = (shown, label) => (
    <ul className={styles.list} aria-label={label}>
      {shown.map((file) => (
        <LibraryRow
          key={file.id}
          {...{ file, words, document }}
          chosen={isChosen(file)}
          onChoose={() => choose(file)}
        />
      ))}
    </ul>
  )
  return (
    <>
      {since && <NewFiles files={files.filter(({ isNew }) => isNew)} words={words} rows={rows} />}
      <AllFiles files={files} words={words} rows={rows} />
      <Archive site={site} chosen={files.filter(isChosen)} words={words} failed={document.failed} />
    </>
  )
}

type Rows = (files: LibraryFile[], label: string) => ReactNode

type PartProps = { files: LibraryFile[]; words: AreaWords; rows: Rows }

function NewFiles({ files, words, rows }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby="news">
      <h3 id="news" className={styles.heading}>
        {words.news}
      </h3>
      {files.length > 0 ? rows(files, words.news) : <p className={styles.quiet}>{words.noNews}</p>}
    </section>
  )
}

function AllFiles({ files, words, rows }: PartProps) {
  const [filter, setFilter] = useState({ kind: '', words: '' })
  const shown = filesMatching(files, filter)
  return (
    <section className={styles.part} aria-labelledby="files">
      <h3 id="files" className={styles.heading}>
        {words.files}
      </h3>
      <div className={styles.filter}>
        <TextField
          type="search"
          label={words.search}
          value={filter.words}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
        />
        <SelectField
          label={words.kind}
          options={[{ value: '', label: words.every }, ...kindsOf(files)]}
          value={filter.kind}
          onChange={({ target }) => setFilter({ ...filter, kind: target.value })}
        />
      </div>
      <p className={styles.quiet} role="status">
        {shown.length > 0 ? fill(words.shown, { count: shown.length }) : words.none}
      </p>
      {shown.length > 0 && rows(shown, words.files)}
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
