'use client'

import { useRef, useState, type FormEvent } from 'react'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Notice, type NoticeText } from './notice'
import { post } from './post'
import styles from './sign-in.module.css'

/** Requests an email to set a new password; never reveals whether an account exists. */
export function ForgotForm({ site }: { site: SiteId }) {
  const t = useTranslations('distributors.forgot')
  const errors = useTranslations('distributors.errors')
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [notice, setNotice] = useState<NoticeText | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    setMissing(!name)
    if (!name) return field.current?.focus()
    if (busy) return
    setBusy(true)
    const result = await post<{ state: string; seconds?: number }>('/distributor/forgot', {
      name,
      siteId: site,
    })
    setBusy(false)
    setSent(result?.state === 'sent')
    const text = result ? errors('later', { seconds: result.seconds ?? 60 }) : errors('offline')
    setNotice(result?.state === 'sent' ? null : { title: errors('title'), text })
  }
  return (
    <form
      className={styles.form}
      method="post"
      action="/distributor/forgot"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="siteId" value={site} />
      <Notice notice={notice} />
      <TextField
        ref={field}
        name="name"
        label={t('label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        error={missing ? t('missing') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="outline" busy={busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
      </div>
      <p role="status">{sent && t('sent')}</p>
    </form>
  )
}
