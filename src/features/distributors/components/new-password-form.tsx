'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { passwordLength } from '@/lib/passwords'
import { Button, ButtonLink } from '@/ui/button'
import { TextField } from '@/ui/field'
import type { PasswordWords } from '../views/words'
import { Notice, type NoticeText } from './notice'
import { post } from './post'
import styles from './sign-in.module.css'

type NewPasswordFormProps = {
  words: PasswordWords
  /** The distributors' page, to sign in. */
  signInHref: string
  /** Where one asks for another link. */
  forgotHref: string
}

type Errors = { first?: string; second?: string }

/** A password for an account, by the link of a mail; the link's token is in no address from here on. */
export function NewPasswordForm({ words, signInHref, forgotHref }: NewPasswordFormProps) {
  const token = useToken()
  const { form, errors, busy, notice, end, send } = useNewPassword(token, words)
  if (end === 'set') {
    return <Outcome title={words.setTitle} text={words.setText} label={words.signIn} href={signInHref} />
  }
  if (end === 'ended' || token === '') {
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
  const [end, setEnd] = useState<'set' | 'ended' | null>(null)

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
    const answer = await post<{ state: string }>('/distributor/password', {
      token: token ?? '',
      password: valueOf('first'),
    })
    setBusy(false)
    if (answer?.state === 'set' || answer?.state === 'ended') return setEnd(answer.state)
    const text = answer?.state === 'weak' ? words.weak : words.errors.offline
    setNotice({ title: words.errors.title, text })
  }
  return { form, errors, busy, notice, end, send }
}

/** Null until it is read; empty where the address has none. */
function useToken(): string | null {
  const found = useRef<string>(null)
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    found.current ??= takeToken()
    setToken(found.current)
  }, [])
  return token
}

/** Reads the token and takes it out of the address bar and the history. */
function takeToken(): string {
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
