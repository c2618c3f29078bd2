import styles from './skeleton.module.css'

type SkeletonProps = {
  kind: 'cards' | 'rows' | 'text'
  count?: number
  /** Announced once: 'Loading'. */
  label: string
}

/** Placeholder blocks in the shape of the content. */
export function Skeleton({ kind, count = 3, label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-kind={kind} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          {kind === 'cards' && <span className={styles.picture} />}
          <span className={styles.line} />
          {kind !== 'text' && <span className={styles.short} />}
        </div>
      ))}
    </div>
  )
}
