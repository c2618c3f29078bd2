import { useState } from 'react'
import { AppSecret } from './app-secret'
import { CodeInput } from './code-input'
import { ConfirmationActions } from './confirmation-actions'
import styles from './second-factor.module.css'
import { useAction } from './use-action'
import { useNewApp } from './use-new-app'
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

const missingTexts = {
  code: 'staff:codeMissing',
  currentCode: 'staff:codeMissing',
  currentPassword: 'staff:passwordMissing',
} as const

/** Changes the own second factor, with password and code. Not a form, since the form of the account contains it. */
export function Confirmation({ kind, isChange, onDone, onCancel }: ConfirmationProps) {
  const t = useStaffText()
  const [values, setValues] = useState<Values>({ code: '', currentCode: '', currentPassword: '' })
  const { isBusy, send, errorOf, fail } = useAction<{ recoveryCodes?: string[] }>(actions[kind])

  async function confirm() {
    if (isBusy) return
    const field = missingIn(values, kind === 'set-up' && isChange)
    if (field) return fail({ field, message: t(missingTexts[field]) })
    const result = await send(values)
    if (result) await onDone(result.body.recoveryCodes ?? null)
  }

  const fields = { values, isChange, errorOf, onChange: setValues, onEnter: () => void confirm() }
  return (
    <div className={styles.step}>
      {kind === 'set-up' ? (
        <NewAppFields {...fields} />
      ) : (
        <CurrentCodeField {...fields} name="code" isFirst />
      )}
      <PasswordField {...fields} />
      <p className={styles.help}>{t(help[kind])}</p>
      <ConfirmationActions
        error={errorOf()}
        isBusy={isBusy}
        label={t(kind === 'switch-off' ? 'staff:switchOff' : 'staff:confirm')}
        onConfirm={() => void confirm()}
        onCancel={onCancel}
      />
    </div>
  )
}

type FieldsProps = {
  values: Values
  isChange: boolean
  errorOf: (field: keyof Values) => string | undefined
  onChange: (values: Values) => void
  onEnter: () => void
}

function NewAppFields({ values, isChange, errorOf, onChange, onEnter }: FieldsProps) {
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
        error={errorOf('code')}
        onChange={(code) => onChange({ ...values, code })}
        onEnter={onEnter}
      />
      {isChange && (
        <CurrentCodeField {...{ values, isChange, errorOf, onChange, onEnter }} name="currentCode" />
      )}
    </>
  )
}

function CurrentCodeField({
  name,
  isFirst,
  values,
  errorOf,
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
      error={errorOf(name)}
      onChange={(value) => onChange({ ...values, [name]: value })}
      onEnter={onEnter}
    />
  )
}

function PasswordField({ values, errorOf, onChange, onEnter }: FieldsProps) {
  const t = useStaffText()
  return (
    <CodeInput
      name="currentPassword"
      label={t('staff:password')}
      type="password"
      autoComplete="current-password"
      value={values.currentPassword}
      error={errorOf('currentPassword')}
      onChange={(currentPassword) => onChange({ ...values, currentPassword })}
      onEnter={onEnter}
    />
  )
}

function missingIn(values: Values, needsCurrentCode: boolean): keyof Values | null {
  if (!values.code) return 'code'
  if (needsCurrentCode && !values.currentCode) return 'currentCode'
  return values.currentPassword ? null : 'currentPassword'
}
