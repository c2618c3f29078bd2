import { IconButton } from '../button'
import { Icon } from '../icon'
import { PageField } from './page-field'
import type { ReaderState } from './state'
import styles from './toolbar.module.css'
import type { PdfWords } from '@/lib/pdf-words'
import type { WithReader } from './use-reader'
import { ZoomField } from './zoom-field'

type ToolbarProps = {
  title: string
  level: 1 | 2
  titleId: string
  file: string
  state: ReaderState
  act: WithReader
  words: PdfWords
  searchOpen: boolean
  onSearch: () => void
  onClose?: () => void
}

/** The document's name and its actions. */
export function Toolbar({ title, level, titleId, file, state, act, words, ...rest }: ToolbarProps) {
  const { searchOpen, onSearch, onClose } = rest
  const Title = `h${level}` as const
  const ready = state.status === 'ready'
  const isClosed = state.status === 'restricted' || state.status === 'missing'
  return (
    <div className={styles.bar} role="group" aria-label={words.controls} data-print="hide">
      <Title id={titleId} className={styles.title} title={title}>
        {title}
      </Title>
      <div className={styles.pages}>
        <PageField state={state} words={words} goTo={(page) => act((reader) => reader.goTo(page))} />
      </div>
      <div className={styles.sizes}>
        <ZoomField state={state} words={words} act={act} />
        <IconButton
          icon="rotate"
          className={styles.rotate}
          label={words.rotate}
          disabled={!ready}
          onClick={() => act((reader) => reader.rotate())}
        />
      </div>
      <div className={styles.actions}>
        <IconButton
          icon="search"
          label={words.search}
          aria-expanded={searchOpen}
          disabled={!ready}
          onClick={onSearch}
        />
        <IconButton
          icon="print"
          label={words.print}
          disabled={!ready || state.printing !== null}
          onClick={() => act((reader) => void reader.print())}
        />
        {!isClosed && (
          <a className={styles.download} href={file} download aria-label={words.download}>
            <Icon name="download" />
          </a>
        )}
        {onClose && <IconButton icon="close" label={words.close} onClick={onClose} />}
      </div>
    </div>
  )
}
