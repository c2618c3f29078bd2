import { FormSubmit, useField, useForm, useTranslation } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { AppSecret } from './app-secret'
import { CodeInput } from './code-input'
import styles from './second-factor.module.css'
import { useStaffText } from './use-staff-text'

type CodeStepProps = {
  secondFactor: 'code' | 'set-up'
  message: string
  secret?: string
  qr?: string
  onAgain: () => void
}

/** The second step of a sign-in: a code of the app or a recovery code, or the set-up of an app with its first code. */
export function CodeStep({ secondFactor, message, secret, qr, onAgain }: CodeStepProps) {
  const t = useStaffText()
  const { t: payloadText } = useTranslation()
  const { dispatchFields, setSubmitted } = useForm()
  const [isRecovery, setRecovery] = useState(false)

  function changeKind() {
    dispatchFields({ type: 'REMOVE', path: 'code' })
    // The empty field of the other kind is not missing yet.
    setSubmitted(false)
    setRecovery(!isRecovery)
  }

  return (
    <>
      <div className={`login__form__inputWrap ${styles.step}`}>
        <p>{isRecovery ? t('staff:enterRecoveryCode') : message}</p>
        {secret && qr && <AppSecret secret={secret} qr={qr} />}
        <CodeField key={`${isRecovery} ${secret}`} isRecovery={isRecovery} />
        <div className={styles.links}>
          {secondFactor === 'code' && (
            <button type="button" className={styles.link} onClick={changeKind}>
              {isRecovery ? t('staff:useApp') : t('staff:useRecoveryCode')}
            </button>
          )}
          <button type="button" className={styles.link} onClick={onAgain}>
            {t('staff:startAgain')}
          </button>
        </div>
        {isRecovery && <p className={styles.help}>{t('staff:lostPhone')}</p>}
      </div>
      <FormSubmit size="large">{payloadText('authentication:login')}</FormSubmit>
    </>
  )
}

function CodeField({ isRecovery }: { isRecovery: boolean }) {
  const t = useStaffText()
  const missing = t('staff:codeMissing')
  const validate = useCallback(
    (value: unknown) => (typeof value === 'string' && value.trim() ? true : missing),
    [missing],
  )
  const { value, setValue, showError, errorMessage } = useField<string>({ path: 'code', validate })
  return (
    <CodeInput
      name="code"
      label={t(isRecovery ? 'staff:recoveryCode' : 'staff:code')}
      isRecovery={isRecovery}
      value={value ?? ''}
      error={showError ? errorMessage : undefined}
      onChange={setValue}
      isFirst
    />
  )
}
