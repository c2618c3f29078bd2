import { ButtonLink } from '@/ui/button'
import { StatusPage } from '@/ui/status-page'
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
    <StatusPage code={code} title={title}>
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
    </StatusPage>
  )
}
