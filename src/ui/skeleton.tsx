import styles from './skeleton.module.css'

type SkeletonProps = {
  kind: 'cards' | 'rows' | 'text'
  count?: number
  /** Said once while it stands there: 'Loading'. */
  label: string
}

/** Still blocks in the shape of what is coming. */
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
