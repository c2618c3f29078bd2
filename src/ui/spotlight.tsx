'use client'

import { useState, type ReactNode } from 'react'

import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from './button'
import { classNames } from './class-names'
import styles from './spotlight.module.css'
import { useHydrated } from './use-hydrated'

type SpotlightProps = {
  label: string
  /** `stage` is the large view of an item, `entry` its list entry with the link. */
  items: { id: string; href: string; stage: ReactNode; entry: ReactNode }[]
  /** Time per item in ms. */
  delay: number
  className?: string
  /** Lays out the entries. */
  entryClassName?: string
}

/** One item large, all of them listed; hover and focus select, otherwise they rotate automatically. */
export function Spotlight({ label, items, delay, className, entryClassName }: SpotlightProps) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isHydrated = useHydrated()
  // The other large views are not in the markup of the server.
  const stages = isHydrated ? items : items.slice(0, 1)
  const several = items.length > 1
  return (
    <div
      role="group"
      className={classNames(styles.spotlight, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-held={isPaused || undefined}
    >
      <div className={styles.stage}>
        {stages.map(({ id, href, stage }, index) => (
          <a
            key={id}
            className={styles.scene}
            href={href}
            tabIndex={-1}
            aria-hidden
            data-current={index === current || undefined}
          >
            {stage}
          </a>
        ))}
      </div>
      <div className={styles.side}>
        <ol className={styles.list}>
          {items.map(({ id, entry }, index) => (
            <li
              key={id}
              className={classNames(styles.entry, entryClassName)}
              aria-current={(several && index === current) || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setCurrent(index)}
              onFocus={() => setCurrent(index)}
            >
              {entry}
              {several && isHydrated && index === current && (
                <span
                  className={styles.fill}
                  style={{ animationDuration: `${delay}ms` }}
                  onAnimationEnd={() => setCurrent((index + 1) % items.length)}
                />
              )}
            </li>
          ))}
        </ol>
        {several && <PauseButton isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />}
      </div>
    </div>
  )
}

function PauseButton({ isPaused, onToggle }: { isPaused: boolean; onToggle: () => void }) {
  const t = useTranslations('controls')
  return (
    <IconButton
      className={styles.pause}
      icon={isPaused ? 'play' : 'pause'}
      label={t(isPaused ? 'play' : 'pause')}
      onClick={onToggle}
    />
  )
}
