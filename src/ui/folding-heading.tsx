import { Icon } from './icon'
import styles from './folding-heading.module.css'

export type FoldingHeadingProps = {
  id?: string
  className?: string
  title: string
  /** The id of the element that is collapsed on narrow screens. */
  controls: string
  isOpen: boolean
  onToggle: () => void
  /** Collapses on wide screens as well. */
  isAlwaysFolding?: boolean
}

/** A heading that collapses the content after it, on narrow screens or on all; its row is `--folded-height` high then. */
export function FoldingHeading({
  id,
  className,
  title,
  controls,
  isOpen,
  onToggle,
  isAlwaysFolding,
}: FoldingHeadingProps) {
  return (
    <h2 id={id} className={className} data-folding={isAlwaysFolding || undefined}>
      {!isAlwaysFolding && <span className={styles.wide}>{title}</span>}
      <button
        type="button"
        className={styles.narrow}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        {title}
        <Icon name="chevron" small />
      </button>
    </h2>
  )
}
