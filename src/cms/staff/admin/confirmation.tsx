import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { AppSecret } from './app-secret'
import { CodeInput } from './code-input'
import styles from './second-factor.module.css'
import { useNewApp } from './use-new-app'
import { postAction } from './use-second-factor'
import { useStaffText } from './use-staff-text'

export type ConfirmationKind = 'set-up' | 'recovery-codes' | 'switch-off'

type ConfirmationProps = {
  kind: ConfirmationKind
  /** Whether the set-up replaces an app. */
  isChange: boolean
  onDone: (recoveryCodes: string[] | null) => Promise<void>
  onCancel: () => void
}

type Values = { code: string; currentCode: string; currentPassword: string }

const actions = {
  'set-up': 'second-factor/confirm',
  'recovery-codes': 'second-factor/recovery-codes',
  'switch-off': 'second-factor/switch-off',
} as const
const help = {
  'set-up': 'staff:othersEnd',
  'recovery-codes': 'staff:newCodesHelp',
  'switch-off': 'staff:switchOffHelp',
} as const

/** Changes the own second factor, with password and code. Not a form, since the form of the account contains it. */
export function Confirmation({ kind, isChange, onDone, onCancel }: ConfirmationProps) {
  const t = useStaffText()
  const [values, setValues] = useState<Values>({ code: '', currentCode: '', currentPassword: '' })
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const button = { size: 'medium', margin: false, disabled: isBusy } as const

  async function send() {
    if (isBusy) return
    const missing = missingIn(values, isChange)
    if (missing) return setError(t(missing))
    setBusy(true)
    const { body, message } = await postAction<{ recoveryCodes?: string[] }>(actions[kind], values)
    setBusy(false)
    setError(body ? '' : message)
    if (body) await onDone(body.recoveryCodes ?? null)
  }

  const fields = { values, isChange, onChange: setValues, onEnter: () => void send() }
  return (
    <div className={styles.step}>
      {kind === 'set-up' ? (
        <NewAppFields {...fields} />
      ) : (
        <CurrentCodeField {...fields} name="code" isFirst />
      )}
      <PasswordField {...fields} />
      <p className={styles.help}>{t(help[kind])}</p>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.actions}>
        <Button {...button} buttonStyle="primary" onClick={() => void send()}>
          {t(kind === 'switch-off' ? 'staff:switchOff' : 'staff:confirm')}
        </Button>
        <Button {...button} buttonStyle="secondary" onClick={onCancel}>
          {t('staff:cancel')}
        </Button>
      </div>
    </div>
  )
}

type FieldsProps = {
  values: Values
  isChange: boolean
  onChange: (values: Values) => void
  onEnter: () => void
}

function NewAppFields({ values, isChange, onChange, onEnter }: FieldsProps) {
  const t = useStaffText()
  const { app, message } = useNewApp()
  if (!app) return <p role="status">{message}</p>
  return (
    <>
      <p>{t('staff:scan')}</p>
      <AppSecret {...app} />
      <CodeInput
        name="code"
        label={t('staff:firstCode')}
        isFirst
        value={values.code}
        onChange={(code) => onChange({ ...values, code })}
        onEnter={onEnter}
      />
      {isChange && <CurrentCodeField {...{ values, isChange, onChange, onEnter }} name="currentCode" />}
    </>
  )
}

function CurrentCodeField({
  name,
  isFirst,
  values,
  onChange,
  onEnter,
}: FieldsProps & { name: 'code' | 'currentCode'; isFirst?: boolean }) {
  const t = useStaffText()
  return (
    <CodeInput
      name={name}
      label={t('staff:currentCode')}
      isRecovery
      isFirst={isFirst}
      value={values[name]}
      onChange={(value) => onChange({ ...values, [name]: value })}
      onEnter={onEnter}
    />
  )
}

function PasswordField({ values, onChange, onEnter }: FieldsProps) {
  const t = useStaffText()
  return (
    <CodeInput
      name="currentPassword"
      label={t('staff:password')}
      type="password"
      autoComplete="current-password"
      value={values.currentPassword}
      onChange={(currentPassword) => onChange({ ...values, currentPassword })}
      onEnter={onEnter}
    />
  )
}

function missingIn(values: Values, isChange: boolean) {
  if (!values.code || (isChange && !values.currentCode)) return 'staff:codeMissing'
  return values.currentPassword ? null : 'staff:passwordMissing'
}
