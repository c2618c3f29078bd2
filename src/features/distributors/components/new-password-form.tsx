'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { passwordLength } from '@/lib/passwords'
import { Button, ButtonLink } from '@/ui/button'
import { TextField } from '@/ui/field'
import type { PasswordWords } from '../view-models/words'
import { Notice, type NoticeText } from './notice'
import { post } from './post'
import styles from './sign-in.module.css'

type NewPasswordFormProps = {
  words: PasswordWords
  /** The distributors' page with the sign-in. */
  signInHref: string
  /** Where another link can be requested. */
  forgotHref: string
}

type Errors = { first?: string; second?: string }

/** Sets the password of an account with the link from an email; the token is removed from the address. */
export function NewPasswordForm({ words, signInHref, forgotHref }: NewPasswordFormProps) {
  const token = useToken()
  const { form, errors, busy, notice, outcome, send } = useNewPassword(token, words)
  if (outcome === 'set') {
    return <Outcome title={words.setTitle} text={words.setText} label={words.signIn} href={signInHref} />
  }
  if (outcome === 'ended' || token === '') {
    return <Outcome title={words.endedTitle} text={words.endedText} label={words.again} href={forgotHref} />
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/distributor/password"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <Notice notice={notice} />
      <TextField
        type="password"
        name="first"
        label={words.first}
        hint={words.hint}
        autoComplete="new-password"
        required
        error={errors.first}
      />
      <TextField
        type="password"
        name="second"
        label={words.second}
        autoComplete="new-password"
        required
        error={errors.second}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

function useNewPassword(token: string | null, words: PasswordWords) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<NoticeText | null>(null)
  const [outcome, setOutcome] = useState<'set' | 'ended' | null>(null)

  const valueOf = (name: keyof Errors) =>
    (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
  const check = () => {
    const found = errorsOf({ first: valueOf('first'), second: valueOf('second') }, words)
    setErrors(found)
    return found
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = check()
    const [wrong] = Object.keys(found)
    if (wrong) return (form.current?.elements.namedItem(wrong) as HTMLInputElement | null)?.focus()
    setBusy(true)
    const result = await post<{ state: string }>('/distributor/password', {
      token: token ?? '',
      password: valueOf('first'),
    })
    setBusy(false)
    if (result?.state === 'set' || result?.state === 'ended') return setOutcome(result.state)
    const text = result?.state === 'weak' ? words.weak : words.errors.offline
    setNotice({ title: words.errors.title, text })
  }
  return { form, errors, busy, notice, outcome: outcome, send }
}

/** Null until it is read; empty if the address has none. */
function useToken(): string | null {
  const found = useRef<string>(null)
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    found.current ??= removeTokenFromUrl()
    setToken(found.current)
  }, [])
  return token
}

/** Reads the token and removes it from the address bar and the history. */
function removeTokenFromUrl(): string {
  const { hash, pathname, search } = location
  history.replaceState(history.state, '', pathname + search)
  return new URLSearchParams(hash.slice(1)).get('token') ?? ''
}

function errorsOf({ first, second }: Required<Errors>, words: PasswordWords): Errors {
  if (first.length < passwordLength.min) return { first: words.short }
  if (first.length > passwordLength.max) return { first: words.long }
  return first === second ? {} : { second: words.differ }
}

type OutcomeProps = { title: string; text: string; label: string; href: string }

function Outcome({ title, text, label, href }: OutcomeProps) {
  return (
    <div className={styles.form} role="status">
      <h2 className="type-h3">{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <ButtonLink href={href}>{label}</ButtonLink>
      </div>
    </div>
  )
}
