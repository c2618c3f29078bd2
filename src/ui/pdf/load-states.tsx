import { useTranslations } from '@/i18n/use-translations'
import { Button, ButtonLink } from '../button'
import { withAccess } from '../access-prompt/access-prompt-store'
import styles from './load-states.module.css'
import type { PdfFailure } from '@/lib/pdf-link'

/** An empty sheet until the first page is rendered. */
export function LoadingState({ file }: { file: string }) {
  const t = useTranslations('pdf.viewer')
  return (
    <div className={styles.cover}>
      <div className={styles.sheet} aria-hidden />
      <p className={styles.note}>{t('loading')}</p>
      <noscript>
        <p className={styles.note}>
          {t('noScript')} <a href={file}>{t('openFile')}</a>
        </p>
      </noscript>
    </div>
  )
}

type LoadErrorProps = {
  failure: PdfFailure
  level: 1 | 2
  file: string
  retry: () => void
}

/** The error message of a document, with actions. */
export function LoadError({ failure, level, file, retry }: LoadErrorProps) {
  const t = useTranslations('pdf.viewer')
  const Title = `h${level === 1 ? 2 : 3}` as const
  const hasBytes = failure === 'damaged' || failure === 'locked'
  return (
    <div className={styles.cover} role="alert">
      <div className={styles.problem}>
        <span className={styles.ring} aria-hidden />
        <Title className="type-h3">{t(`failures.${failure}.title`)}</Title>
        <p className={styles.text}>{t(`failures.${failure}.text`)}</p>
        <div className={styles.actions}>
          {failure === 'offline' && (
            <Button small onClick={retry}>
              {t('retry')}
            </Button>
          )}
          {failure === 'restricted' && (
            <Button
              small
              onClick={() => withAccess({ file: new URL(file, location.href).pathname, run: retry })}
            >
              {t('signIn')}
            </Button>
          )}
          {hasBytes && (
            <ButtonLink small variant="outline" icon="download" href={file} download>
              {t('download')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
