import type { ReactNode } from 'react'

import { Button, ButtonLink } from './button'
import styles from './state.module.css'

type StateProps = { title: string; children: ReactNode; level?: 1 | 2 | 3 }

/** Empty state: a large 0, a sentence, one link. */
export function EmptyState({ title, children, level = 2, action }: StateProps & { action?: ReactNode }) {
  const Title = `h${level}` as const
  return (
    <div className={styles.state}>
      <p className={styles.zero} aria-hidden>
        0
      </p>
      <div>
        <Title className="type-h3">{title}</Title>
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}

type ErrorStateProps = StateProps & {
  retryLabel: string
  /** The current address, which works without a script, or a function. */
  retry: string | (() => void)
}

/** Error message in place of content that could not be loaded, with a retry. */
export function ErrorState({ title, children, level = 2, retryLabel, retry }: ErrorStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.state} role="alert">
      <span className={styles.ring} aria-hidden />
      <div>
        <Title className="type-h3">{title}</Title>
        <div className={styles.text}>{children}</div>
        <div className={styles.action}>
          {typeof retry === 'string' ? (
            <ButtonLink variant="outline" small href={retry}>
              {retryLabel}
            </ButtonLink>
          ) : (
            <Button variant="outline" small onClick={retry}>
              {retryLabel}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
