import { useId, useState } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { TabList } from '../tab-list'
import styles from './side-panel.module.css'
import type { OutlineEntry, ReaderState } from './state'
import { Thumbnails } from './thumbnails'
import type { WithReader } from './use-reader'

type SidePanelProps = {
  state: ReaderState
  act: WithReader
  /** Called when something was opened. */
  onChoose: () => void
}

/** The outline of the document, if it has one, and its pages as small pictures. */
export function SidePanel({ state, act, onChoose }: SidePanelProps) {
  const t = useTranslations('pdf.viewer')
  const base = useId()
  const [tab, setTab] = useState(0)
  const thumbnails = <Thumbnails {...{ state, act, onChoose }} />
  const idsOf = (id: string) => ({ tab: `${base}-${id}-tab`, panel: `${base}-${id}` })
  const tabs = [
    { id: 'outline', label: t('outline') },
    { id: 'pages', label: t('pages') },
  ] as const
  const { id } = tabs[tab] ?? tabs[0]
  return (
    <nav className={styles.panel} aria-label={t('contents')} data-print="hide">
      {state.outline.length > 0 ? (
        <>
          <TabList label={t('contents')} items={[...tabs]} current={tab} onSelect={setTab} idsOf={idsOf} />
          <div
            role="tabpanel"
            id={idsOf(id).panel}
            className={styles.content}
            aria-labelledby={idsOf(id).tab}
          >
            {id === 'outline' ? (
              <Outline
                entries={state.outline}
                onOpen={(entry) => {
                  act((reader) => reader.follow(entry))
                  onChoose()
                }}
              />
            ) : (
              thumbnails
            )}
          </div>
        </>
      ) : (
        <div className={styles.content}>{thumbnails}</div>
      )}
    </nav>
  )
}

type OutlineProps = { entries: OutlineEntry[]; onOpen: (entry: OutlineEntry) => void }

function Outline({ entries, onOpen }: OutlineProps) {
  return (
    <ul className={styles.outline}>
      {entries.map((entry, index) => (
        // Entries have no identity but their place.
        <li key={index}>
          {entry.destination ? (
            <button type="button" className={styles.entry} onClick={() => onOpen(entry)}>
              {entry.title}
            </button>
          ) : (
            <span className={styles.entry}>{entry.title}</span>
          )}
          {entry.items.length > 0 && <Outline entries={entry.items} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}
