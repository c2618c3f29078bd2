'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { isSiteId } from '@/i18n/locales'
import type { FrameReport } from '@/lib/preview-frames'
import { useAdminText } from '../../../admin/use-admin-text'
import { phone, scaleToFit, type PageWidth } from '../../widths'
import { PageFrame } from '../frames/page-frame'
import { fieldAddress, useFieldNames } from '../frames/use-field-names'
import { useFrames } from '../frames/use-frames'
import { useSize } from '../frames/use-size'
import { notesOn, outlinesOf, type PageNotes } from './page-notes'
import { SiteCard, type SitePage } from './site-card'
import styles from './sites.module.css'
import { SitesTools } from './sites-tools'
import { useShown } from './use-shown'

type SitesBoardProps = { document: { slug: string; id: string }; pages: SitePage[] }

/** Of a page in the overview, in px. */
const overviewWidth: Record<string, number> = { phone: 250, desktop: 440 }
const gap = 20
const noNotes: PageNotes = { misfits: [], inherited: [] }

/** The pages of all sites as a strip, one of them enlarged, or two side by side that scroll together. */
export function SitesBoard({ document, pages }: SitesBoardProps) {
  const router = useRouter()
  const t = useAdminText()
  const nameOf = useFieldNames(document)
  const [width, setWidth] = useState<PageWidth>(phone)
  const [isLinked, setIsLinked] = useState(true)
  const { shown, picked, enlarge, pick, showAll } = useShown()
  const isOverview = shown.length === 0
  const [measure, space] = useSize()
  const { reports, frameRef, outline, show } = useFrames({
    linked: isLinked && shown.length === 2 ? shown : [],
    onEdit: (site, origin) => router.push(fieldAddress(origin, site)),
  })
  const notes = useNotes({ document, pages, reports, outline })
  const scale = scaleToFit(width.width, spaceForEach(space?.width ?? 0, width, shown.length))
  return (
    <section className={styles.board} aria-label={t('previews:sites')}>
      <SitesTools
        width={width}
        shown={shown}
        isLinked={isLinked}
        onWidth={setWidth}
        onLink={setIsLinked}
        onAll={showAll}
      />
      <ul
        ref={measure}
        className={styles.strip}
        data-layout={isOverview ? 'overview' : 'enlarged'}
        style={{ gap }}
      >
        {pages.map((page) => (
          <SiteCard
            key={page.site}
            page={page}
            report={reports[page.site]}
            notes={notes[page.site] ?? noNotes}
            isHidden={!isOverview && !shown.includes(page.site)}
            isPicked={picked.includes(page.site)}
            isOverview={isOverview}
            width={width.width * scale}
            nameOf={nameOf}
            onPick={() => pick(page.site)}
            onEnlarge={() => enlarge(page.site)}
            onShow={({ key }) => show(page.site, key)}
          >
            {page.address && space && (
              <PageFrame
                ref={frameRef(page.site)}
                src={page.address}
                title={t('previews:pageOn', { site: page.label })}
                {...{ ...width, scale, isInert: isOverview }}
              />
            )}
          </SiteCard>
        ))}
      </ul>
    </section>
  )
}

/** In px. */
function spaceForEach(space: number, { name }: PageWidth, count: number): number {
  if (count === 0) return overviewWidth[name] ?? space
  return (space - gap * (count - 1)) / count
}

type NotesOptions = SitesBoardProps & {
  reports: Record<string, FrameReport>
  outline: ReturnType<typeof useFrames>['outline']
}

/** What to say about each page; outlines it in the page as well. */
function useNotes({ document, pages, reports, outline }: NotesOptions) {
  const notes = useMemo(
    () =>
      Object.fromEntries(
        pages.flatMap(({ site, inherited }) => {
          const report = reports[site]
          return report ? [[site, notesOn(report, inherited, document)] as const] : []
        }),
      ),
    [document, pages, reports],
  )
  useEffect(() => {
    for (const [site, found] of Object.entries(notes)) {
      const report = reports[site]
      if (report && isSiteId(site)) outline(site, outlinesOf(report, found))
    }
  }, [notes, reports, outline])
  return notes
}
