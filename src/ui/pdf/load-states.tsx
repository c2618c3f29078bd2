import { Button, ButtonLink } from '../button'
import { withAccess } from '../access-prompt/access-prompt-store'
import styles from './load-states.module.css'
import type { PdfFailure, PdfWords } from '@/lib/pdf-words'

type LoadingStateProps = { words: PdfWords; file: string }

/** An empty sheet until the first page is rendered. */
export function LoadingState({ words, file }: LoadingStateProps) {
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

type LoadErrorProps = {
  failure: PdfFailure
  level: 1 | 2
  words: PdfWords
  file: string
  retry: () => void
}

/** The error message of a document, with actions. */
export function LoadError({ failure, level, words, file, retry }: LoadErrorProps) {
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
