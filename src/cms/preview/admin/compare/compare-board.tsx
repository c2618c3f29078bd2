'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import type { FrameReport } from '@/lib/preview-frames'
import { useAdminText } from '../../../admin/use-admin-text'
import type { ChangedField } from '../../changed-fields'
import { desktop, pageWidths, type PageWidth } from '../../widths'
import { fieldAddress } from '../frames/use-field-names'
import { useFrames } from '../frames/use-frames'
import { WidthChoice } from '../frames/width-choice'
import { ChangeList } from './change-list'
import { belongsTo, changedTexts } from './changed-texts'
import { ComparedPages } from './compared-pages'
import styles from './compare.module.css'
import { StateChoice, type Choice } from './state-choice'

type CompareBoardProps = {
  document: { slug: string; id: string }
  site: { id: SiteId; label: string }
  choices: Choice[]
  before: string
  after: string
  /** Null where the site has no page for the document. */
  addresses: { before: string; after: string } | null
  changes: ChangedField[]
}

const sides = ['before', 'after'] as const

/** Two states of a page on top of each other, with a divider between them, or side by side; and what differs. */
export function CompareBoard(props: CompareBoardProps) {
  const { document, site, choices, addresses, changes } = props
  const t = useAdminText()
  const router = useRouter()
  const [width, setWidth] = useState<PageWidth>(desktop)
  const [isSideBySide, setIsSideBySide] = useState(false)
  const { reports, frameRef, outline, show } = useFrames({
    linked: sides,
    onEdit: (_, origin) => router.push(fieldAddress(origin, site.id)),
  })
  useChangeOutlines({ document, changes, reports, outline })

  function placeOf(change: ChangedField) {
    for (const side of sides.toReversed()) {
      const text = reports[side]?.texts.find(({ origin }) => belongsTo(origin, change, document))
      if (text) return { side, key: text.key }
    }
    return null
  }

  return (
    <section className={styles.board} aria-label={t('previews:compare')}>
      <div className={styles.tools}>
        <StateChoice side="before" chosen={props.before} choices={choices} />
        <StateChoice side="after" chosen={props.after} choices={choices} />
        <WidthChoice widths={pageWidths} chosen={width} onChoose={setWidth} />
        <SideBySide isOn={isSideBySide} onChange={setIsSideBySide} />
      </div>
      <div className={styles.columns}>
        {addresses ? (
          <ComparedPages
            width={width}
            isSideBySide={isSideBySide}
            pages={sides.map((side) => ({
              side,
              ref: frameRef(side),
              address: addresses[side],
              label: labelOf(choices, props[side]),
              isMissing: reports[side]?.isMissing ?? false,
            }))}
          />
        ) : (
          <p>{t('previews:noPageNote')}</p>
        )}
        <ChangeList
          document={document}
          site={site}
          changes={changes}
          isOnPage={(change) => placeOf(change) !== null}
          onShow={(change) => {
            const place = placeOf(change)
            if (place) show(place.side, place.key)
          }}
        />
      </div>
    </section>
  )
}

type SideBySideProps = { isOn: boolean; onChange: (isOn: boolean) => void }

function SideBySide({ isOn, onChange }: SideBySideProps) {
  const t = useAdminText()
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {t('previews:sideBySide')}
    </label>
  )
}

const labelOf = (choices: Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? ''

type OutlineOptions = Pick<CompareBoardProps, 'document' | 'changes'> & {
  reports: Record<string, FrameReport>
  outline: ReturnType<typeof useFrames>['outline']
}

function useChangeOutlines({ document, changes, reports, outline }: OutlineOptions): void {
  const { before, after } = reports
  const outlines = useMemo(() => {
    if (!before || !after) return null
    const outlined = (page: FrameReport, other: FrameReport) =>
      changedTexts(page, other, changes, document).map(({ key }) => ({ key, kind: 'changed' as const }))
    return { before: outlined(before, after), after: outlined(after, before) }
  }, [before, after, changes, document])
  useEffect(() => {
    if (outlines) for (const side of sides) outline(side, outlines[side])
  }, [outlines, outline])
}
