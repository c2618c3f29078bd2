import { Button, ButtonLink } from '../button'
import { withAccess } from '../gate/gate-store'
import styles from './cover.module.css'
import type { PdfFailure, PdfWords } from '@/lib/pdf-words'

type LoadingProps = { words: PdfWords; file: string }

/** A still sheet until the first page is there. */
export function Loading({ words, file }: LoadingProps) {
  return (
    <div className={styles.cover}>
      <div className={styles.sheet} aria-hidden />
      <p className={styles.note}>{words.loading}</p>
      <noscript>
        <p className={styles.note}>
          {words.noScript} <a href={file}>{words.openFile}</a>
        </p>
      </noscript>
    </div>
  )
}

type ProblemProps = {
  failure: PdfFailure
  level: 1 | 2
  words: PdfWords
  file: string
  retry: () => void
}

/** Why there is no document, and what can be done about it. */
export function Problem({ failure, level, words, file, retry }: ProblemProps) {
  const Title = `h${level === 1 ? 2 : 3}` as const
  const { title, text } = words.failures[failure]
  const hasBytes = failure === 'damaged' || failure === 'locked'
  return (
    <div className={styles.cover} role="alert">
      <div className={styles.problem}>
        <span className={styles.ring} aria-hidden />
        <Title className="type-h3">{title}</Title>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {failure === 'offline' && (
            <Button small onClick={retry}>
              {words.retry}
            </Button>
          )}
          {failure === 'restricted' && (
            <Button
              small
              onClick={() => withAccess({ file: new URL(file, location.href).pathname, run: retry })}
            >
              {words.signIn}
            </Button>
          )}
          {hasBytes && (
            <ButtonLink small variant="outline" icon="download" href={file} download>
              {words.download}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
