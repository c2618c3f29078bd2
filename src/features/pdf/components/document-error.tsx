import { Container, Grid } from '@/ui/container'
import { ButtonLink } from '@/ui/button'
import styles from './document-error.module.css'

type Action = { label: string; href: string; download?: boolean }

type DocumentErrorProps = {
  /** The matching HTTP status, as decoration. */
  code: string
  title: string
  text: string
  /** The possible actions, the best one first. */
  actions: Action[]
}

/** Explains why no document can be shown, with links. */
export function DocumentError({ code, title, text, actions }: DocumentErrorProps) {
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
