import { useEffect, useRef } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import styles from './form.module.css'

type SentNoticeProps = { title?: string; reference: string; onAgain: () => void }

/** The confirmation with the reference and the response time (S2 8, readings 19). It replaces the form. */
export function SentNotice({ title, reference, onAgain }: SentNoticeProps) {
  const t = useTranslations('requests.form')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Icon name="check" />
      <h3 ref={heading} tabIndex={-1} className="type-h3">
        {title ?? t('sent.title')}
      </h3>
      <dl>
        <dt>{t('sent.reference')}</dt>
        <dd className={styles.reference}>{reference}</dd>
      </dl>
      <p>
        {t('promise')} {t('sent.keep')}
      </p>
      <Button variant="outline" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  )
}
