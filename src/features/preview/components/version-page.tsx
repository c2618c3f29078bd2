'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { adminWindow } from './admin-window'
import bar from './preview-bar.module.css'
import { useFrameReport, type Outlined } from './use-frame-report'
import { usePreviewNavigation } from './use-preview-navigation'
import styles from './version-page.module.css'

type VersionPageProps = {
  text: string
  leave: { label: string; href: string }
  isMissing: boolean
}

/** What the preview of a stored state adds to a page: outlines for the admin, or a bar in a window of its own. */
export function VersionPage({ text, leave, isMissing }: VersionPageProps) {
  const outlines = useFrameReport(isMissing)
  const isFramed = useSyncExternalStore(
    subscribe,
    () => adminWindow() !== null,
    () => true,
  )
  usePreviewNavigation()
  if (isFramed) return <Outlines outlines={outlines} />
  return (
    <aside className={bar.bar} aria-label={text} data-ground="dark" data-preview>
      <p role="status">{text}</p>
      <a href={leave.href} className={bar.action}>
        {leave.label}
      </a>
    </aside>
  )
}

const subscribe = () => () => undefined

/** Boxes around elements, at their places in the page. */
function Outlines({ outlines }: { outlines: Outlined[] }) {
  const boxes = useBoxes(outlines)
  return (
    <div className={styles.layer} aria-hidden data-preview>
      {boxes.map(({ kind, ...box }, index) => (
        <div key={index} className={styles.outline} data-kind={kind} style={box} />
      ))}
    </div>
  )
}

function useBoxes(outlines: Outlined[]) {
  const [boxes, setBoxes] = useState<ReturnType<typeof boxOf>[]>([])
  useEffect(() => {
    const measure = () => setBoxes(outlines.map(boxOf))
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [outlines])
  return boxes
}

function boxOf({ element, kind }: Outlined) {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { kind, top: top + window.scrollY, left: left + window.scrollX, width, height }
}
