import { Container, Grid } from '@/ui/container'
import { ButtonLink } from '@/ui/button'
import styles from './no-document.module.css'

type Action = { label: string; href: string; download?: boolean }

type NoDocumentProps = {
  /** The status that fits, as decoration. */
  code: string
  title: string
  text: string
  /** Ways on, the best one first. */
  actions: Action[]
}

/** Why there is nothing to read at this address, and where to go. */
export function NoDocument({ code, title, text, actions }: NoDocumentProps) {
  return (
    <Container className={styles.page}>
      <Grid>
        <p className={styles.figure} aria-hidden="true">
          {code}
        </p>
        <div className={styles.text}>
          <h1 className="type-h2">{title}</h1>
          <p className={styles.advice}>{text}</p>
          <div className={styles.actions}>
            {actions.map(({ label, href, download }, index) => (
              <ButtonLink
                key={label}
                href={href}
                variant={index > 0 ? 'outline' : undefined}
                icon={download ? 'download' : undefined}
                download={download}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </Grid>
    </Container>
  )
}
