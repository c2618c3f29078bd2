'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from './button'
import { cssVariables } from './css-variables'
import styles from './marquee.module.css'

type MarqueeProps = {
  label: string
  items: { id: string; content: ReactNode }[]
}

/** Half a pixel a frame, sixty frames a second (S1 9). */
const pixelsPerSecond = 30

/** An endless marquee; hover, focus and the button pause it, with reduced motion it is static. */
export function Marquee({ label, items }: MarqueeProps) {
  const t = useTranslations('controls')
  const { view, row, width, copies } = useMeasures()
  const [isPaused, setIsPaused] = useState(false)
  const time = cssVariables({ '--time': `${width / pixelsPerSecond}s` })
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.marquee}
      data-held={isPaused || undefined}
      data-runs={width > 0 || undefined}
    >
      {/* Focus may scroll the row; on blur the scroll position is reset. */}
      <div ref={view} className={styles.view} onBlur={() => view.current?.scrollTo({ left: 0 })}>
        <ul ref={row} className={styles.row} style={time}>
          {items.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
        {Array.from({ length: copies }, (_, copy) => (
          <ul key={copy} className={styles.row} style={time} aria-hidden inert>
            {items.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        ))}
      </div>
      <IconButton
        className={styles.pause}
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'play' : 'pause')}
        onClick={() => setIsPaused(!isPaused)}
      />
    </div>
  )
}

/** The width of the row, and the number of copies that fill the view. */
function useMeasures() {
  const view = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [{ width, copies }, setMeasures] = useState({ width: 0, copies: 0 })
  useEffect(() => {
    const [outer, inner] = [view.current, row.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => {
      const { width: whole } = inner.getBoundingClientRect()
      if (whole > 0) setMeasures({ width: whole, copies: Math.ceil(outer.clientWidth / whole) })
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { view, row, width, copies }
}
