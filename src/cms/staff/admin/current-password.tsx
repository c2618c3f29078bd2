'use client'

import { FieldError, FieldLabel, useAuth, useDocumentInfo, useField } from '@payloadcms/ui'

import styles from './second-factor.module.css'
import { useStaffText } from './use-staff-text'

const name = 'currentPassword'

/** On the user's own account: required to change the password or the address. */
export function CurrentPassword() {
  const t = useStaffText()
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { value, setValue, showError, errorMessage } = useField<string>({ path: name })
  if (!user || String(user.id) !== String(id)) return null
  return (
    <div className={['field-type', 'password', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={name} label={t('staff:password')} path={name} />
      <div className="field-type__wrap">
        <FieldError path={name} message={errorMessage} showError={showError} />
        <input
          autoComplete="current-password"
          aria-describedby={`${name}-help`}
          id={name}
          type="password"
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <p className={styles.help} id={`${name}-help`}>
        {t('staff:passwordHelp')}
      </p>
    </div>
  )
}
