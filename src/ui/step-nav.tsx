import { BackLink } from './back-link'
import { Container } from './container'
import { Icon } from './icon'
import { ReplacingLink } from './replacing-link'
import styles from './step-nav.module.css'
import { unbroken } from './unbroken'

type Step = { name: string; href: string }

type StepNavProps = {
  label: string
  previous?: Step
  next?: Step
  /** Used if there is no previous page in the history. */
  backHref: string
  /** Links replace this page in the history, so that 'back' leads to the page that opened the first one. */
  replaces?: boolean
  previousLabel: string
  nextLabel: string
  backLabel: string
}

/** Links to the previous and next product or video by name, and back, in the place of one that is missing (S1 2.12; S2 2.3, 2.4). */
export function StepNav({ label, previous, next, backHref, replaces, ...labels }: StepNavProps) {
  const Link = replaces ? ReplacingLink : 'a'
  const back = (
    <p className={styles.back}>
      <BackLink href={backHref} icon="none">
        {labels.backLabel}
      </BackLink>
    </p>
  )
  return (
    <Container>
      <nav className={styles.nav} aria-label={label}>
        {previous ? (
          <Link className={styles.step} href={previous.href} rel="prev">
            <Icon name="back" />
            <span>
              <span className={styles.word}>{labels.previousLabel}</span>
              <span className={styles.name}>{unbroken(previous.name)}</span>
            </span>
          </Link>
        ) : (
          back
        )}
        {next && (
          <Link className={styles.step} data-side="next" href={next.href} rel="next">
            <span>
              <span className={styles.word}>{labels.nextLabel}</span>
              <span className={styles.name}>{unbroken(next.name)}</span>
            </span>
            <Icon name="arrow" />
          </Link>
        )}
        {previous && back}
      </nav>
    </Container>
  )
}
