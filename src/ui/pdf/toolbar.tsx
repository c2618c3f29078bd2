import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from '../button'
import { Icon } from '../icon'
import { PageField } from './page-field'
import type { ReaderState } from './state'
import styles from './toolbar.module.css'
import type { WithReader } from './use-reader'
import { ZoomField } from './zoom-field'

type ToolbarProps = {
  title: string
  level: 1 | 2
  titleId: string
  file: string
  state: ReaderState
  act: WithReader
  searchOpen: boolean
  onSearch: () => void
  panelOpen: boolean
  onPanel: () => void
  onClose?: () => void
}

/** The document's name and its actions. */
export function Toolbar({ title, level, titleId, file, state, act, ...rest }: ToolbarProps) {
  const t = useTranslations('pdf.viewer')
  const { searchOpen, onSearch, panelOpen, onPanel, onClose } = rest
  const Title = `h${level}` as const
  const ready = state.status === 'ready'
  const isClosed = state.status === 'restricted' || state.status === 'missing'
  return (
    <div className={styles.bar} role="group" aria-label={t('controls')} data-print="hide">
      <Title id={titleId} className={styles.title} title={title}>
        {title}
      </Title>
      <div className={styles.pages}>
        <PageField state={state} goTo={(page) => act((reader) => reader.goTo(page))} />
      </div>
      <div className={styles.sizes}>
        <ZoomField state={state} act={act} />
        <IconButton
          icon="rotate"
          className={styles.rotate}
          label={t('rotate')}
          disabled={!ready}
          onClick={() => act((reader) => reader.rotate())}
        />
      </div>
      <div className={styles.actions}>
        <IconButton
          icon="pages"
          label={t('contents')}
          aria-expanded={panelOpen}
          disabled={!ready}
          onClick={onPanel}
        />
        <IconButton
          icon="search"
          label={t('search')}
          aria-expanded={searchOpen}
          disabled={!ready}
          onClick={onSearch}
        />
        <IconButton
          icon="print"
          label={t('print')}
          disabled={!ready || state.printing !== null}
          onClick={() => act((reader) => void reader.print())}
        />
        {!isClosed && (
          <a className={styles.download} href={file} download aria-label={t('download')}>
            <Icon name="download" />
          </a>
        )}
        {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
      </div>
    </div>
  )
}
