import { useId, type ReactNode } from 'react'

import { IconButton } from './button'
import { cssVariables } from './css-variables'
import { Hotspot } from './hotspot'
import styles from './hotspot-popover.module.css'

type HotspotPopoverProps = {
  /** The accessible name of the hotspot. */
  label: string
  /** Per cent of the picture's width and height. */
  x: number
  y: number
  closeLabel: string
  children: ReactNode
}

/**
 * A hotspot in a picture that opens a panel beside it (S1 2.6): one at a time, closed by its button, a second click,
 * Escape or a click outside. The native popover does all of this and returns the focus to the hotspot;
 * the parent needs `position: relative`.
 */
export function HotspotPopover({ label, x, y, closeLabel, children }: HotspotPopoverProps) {
  const id = useId()
  return (
    <div className={styles.place} style={cssVariables({ '--x': `${x}%`, '--y': `${y}%` })}>
      <Hotspot label={label} popoverTarget={id} />
      <div id={id} popover="auto" data-ground="light" className={styles.panel}>
        {children}
        <IconButton
          className={styles.close}
          icon="close"
          label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
    </div>
  )
}
