'use client'

import { EmailField, Form, FormSubmit, Link, PasswordField, useAuth, useTranslation } from '@payloadcms/ui'
import type { ClientUser } from 'payload'
import { email } from 'payload/shared'
import { useState } from 'react'
import { CodeStep } from './code-step'
import { RecoveryCodes } from './recovery-codes'

type Session = Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0]
type NextStep = { secondFactor: 'code' | 'set-up'; message: string; secret?: string; qr?: string }
type SignedIn = NonNullable<Session> & { recoveryCodes?: string[] }

type SignInFormProps = {
  /** The mail address of the account, if it is known. */
  knownEmail?: string
  /** Called when the account is signed in. */
  onSignedIn: () => void
}

/** Password first, then, where the account has a second factor or needs one, the code or the set-up of an app. */
export function SignInForm({ knownEmail, onSignedIn }: SignInFormProps) {
  // One object, since the form resets its values to a new one.
  const [initialState] = useState({
    email: { valid: true, value: knownEmail, initialValue: knownEmail },
    password: { valid: true },
  })
  const { setUser } = useAuth()
  const [attempt, setAttempt] = useState(0)
  const [step, setStep] = useState<NextStep | null>(null)
  const [done, setDone] = useState<{ session: Session; codes: string[] } | null>(null)

  function enter(session: Session) {
    setUser(session)
    onSignedIn()
  }

  function handleResponse(response: SignedIn | NextStep) {
    if (isNextStep(response)) return setStep(response)
    if (response.recoveryCodes) return setDone({ session: response, codes: response.recoveryCodes })
    enter(response)
  }

  if (done) return <RecoveryCodes codes={done.codes} onStored={() => enter(done.session)} />
  return (
    <Form
      // A new form forgets the entered password and code.
      key={attempt}
      action="/api/users/login"
      method="POST"
      className="login__form"
      disableSuccessStatus
      waitForAutocomplete
      initialState={initialState}
      onSuccess={(response) => handleResponse(response as SignedIn | NextStep)}
    >
      {step ? (
        <CodeStep
          {...step}
          onAgain={() => {
            setStep(null)
            setAttempt(attempt + 1)
          }}
        />
      ) : (
        <PasswordStep />
      )}
    </Form>
  )
}

function isNextStep(response: SignedIn | NextStep): response is NextStep {
  return 'secondFactor' in response
}

function PasswordStep() {
  const { t } = useTranslation()
  return (
    <>
      <div className="login__form__inputWrap">
        <EmailField
          path="email"
          field={{
            name: 'email',
            label: t('general:email'),
            required: true,
            admin: { autoComplete: 'email' },
          }}
          validate={email}
        />
        <PasswordField
          path="password"
          field={{ name: 'password', label: t('general:password'), required: true }}
        />
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </>
  )
}
