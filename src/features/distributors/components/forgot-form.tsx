'use client'

import { useRef, useState, type FormEvent } from 'react'
import type { SiteId } from '@/i18n/locales'
import { fill } from '@/lib/pdf-words'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import type { ForgotWords } from '../view-models/words'
import { Notice, type NoticeText } from './notice'
import { post } from './post'
import styles from './sign-in.module.css'

/** Requests an email to set a new password; never reveals whether an account exists. */
export function ForgotForm({ site, words }: { site: SiteId; words: ForgotWords }) {
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
    const { errors } = words
    const text = result ? fill(errors.later, { seconds: result.seconds ?? 60 }) : errors.offline
    setNotice(result?.state === 'sent' ? null : { title: errors.title, text })
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
        label={words.label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        error={missing ? words.missing : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="outline" busy={busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </div>
      <p role="status">{sent && words.sent}</p>
    </form>
  )
}
