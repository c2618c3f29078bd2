import { BackLink } from '@/ui/back-link'
import { Container } from '@/ui/container'
import { Icon } from '@/ui/icon'
import styles from './step-nav.module.css'

type Step = { name: string; href: string }

type StepNavProps = {
  label: string
  previous?: Step
  next?: Step
  /** Where there is no page to go back to. */
  backHref: string
  words: { previous: string; next: string; back: string }
}

/** The product or video before and after, by name, and the way back (S2 2.3, 2.4). */
export function StepNav({ label, previous, next, backHref, words }: StepNavProps) {
  return (
    <Container>
      <nav className={styles.nav} aria-label={label}>
        {previous ? (
          <a className={styles.step} href={previous.href} rel="prev">
            <Icon name="back" />
            <span>
              <span className={styles.word}>{words.previous}</span>
              <span className={styles.name}>{previous.name}</span>
            </span>
          </a>
        ) : (
          <span className={styles.none} />
        )}
        {next ? (
          <a className={styles.step} data-side="next" href={next.href} rel="next">
            <span>
              <span className={styles.word}>{words.next}</span>
              <span className={styles.name}>{next.name}</span>
            </span>
            <Icon name="arrow" />
          </a>
        ) : (
          <span className={styles.none} />
        )}
        <p className={styles.back}>
          <BackLink href={backHref} icon="none">
            {words.back}
          </BackLink>
        </p>
      </nav>
    </Container>
  )
}
