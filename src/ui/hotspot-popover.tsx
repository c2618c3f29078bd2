'use client'

import { useId, useState, type ReactNode } from 'react'

import { IconButton } from './button'
import { cssVariables } from './css-variables'
import { Hotspot, HotspotLink } from './hotspot'
import styles from './hotspot-popover.module.css'
import { useHydrated } from './use-hydrated'

type HotspotPopoverProps = {
  /** The accessible name of the hotspot. */
  label: string
  /** Per cent of the picture's width and height. */
  x: number
  y: number
  /** The page about it, which the hotspot opens where scripts do not run. */
  href: string
  closeLabel: string
  /** Rendered when the panel is opened for the first time. */
  children: ReactNode
}

/**
 * A hotspot in a picture that opens a panel beside it (S1 2.6): one at a time, closed by its button, a second click,
 * Escape or a click outside. The native popover does all of this and returns the focus to the hotspot;
 * the parent needs `position: relative`.
 */
export function HotspotPopover({ label, x, y, href, closeLabel, children }: HotspotPopoverProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <div className={styles.place} style={cssVariables({ '--x': `${x}%`, '--y': `${y}%` })}>
      {isHydrated ? <Hotspot label={label} popoverTarget={id} /> : <HotspotLink label={label} href={href} />}
      {isHydrated && (
        <div
          id={id}
          popover="auto"
          data-ground="light"
          className={styles.panel}
          onBeforeToggle={({ newState }) => newState === 'open' && setWasOpened(true)}
        >
          {wasOpened && children}
          {wasOpened && (
            <IconButton
              className={styles.close}
              icon="close"
              label={closeLabel}
              popoverTarget={id}
              popoverTargetAction="hide"
            />
          )}
        </div>
      )}
    </div>
  )
}
