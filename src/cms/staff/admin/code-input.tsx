import { FieldLabel } from '@payloadcms/ui'
import styles from './second-factor.module.css'

type CodeInputProps = {
  name: string
  label: string
  /** Whether the code may have letters. */
  isRecovery?: boolean
  type?: 'text' | 'password'
  autoComplete?: string
  /** Whether it has the focus when it appears. */
  isFirst?: boolean | undefined
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  /** Where no form handles the key. */
  onEnter?: () => void
}

/** A field for a code or a password, as Payload's own look. */
export function CodeInput({
  name,
  label,
  isRecovery = false,
  type = 'text',
  autoComplete = 'one-time-code',
  isFirst = false,
  value,
  error,
  onChange,
  onEnter,
}: CodeInputProps) {
  const id = `second-factor-${name}`
  return (
    <div className={['field-type', type, error && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={id} label={label} path={id} required />
      <div className="field-type__wrap">
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          autoCapitalize="none"
          autoComplete={autoComplete}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the previous step has ended; this field is the first of the next one
          autoFocus={isFirst}
          id={id}
          inputMode={type === 'text' && !isRecovery ? 'numeric' : 'text'}
          maxLength={type === 'text' ? 20 : undefined}
          name={name}
          type={type}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onEnter) return
            event.preventDefault()
            onEnter()
          }}
        />
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
