import { useAdminText } from '../../../admin/use-admin-text'
import styles from './compare.module.css'

type DividerProps = {
  /** In per cent from the left. */
  position: number
  /** Of the pages, in px. */
  width: number
  onMove: (position: number) => void
}

/** Moves the line between two pages on top of each other; the arrow keys move it, Home and End show one page only. */
export function Divider({ position, width, onMove }: DividerProps) {
  const t = useAdminText()
  return (
    <input
      type="range"
      className={styles.divider}
      style={{ width }}
      min={0}
      max={100}
      value={position}
      aria-label={t('previews:divider')}
      aria-valuetext={t('previews:dividerAt', { percent: position })}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  )
}
