import { useId, type ComponentProps, type ReactNode } from 'react'

import styles from './field.module.css'
import { Icon } from './icon'

export type FieldBase = {
  label: string
  hint?: string
  /** A sentence about what to enter. */
  error?: string
}

export function TextField({ label, hint, error, ...input }: FieldBase & ComponentProps<'input'>) {
  const ids = useFieldIds({ id: input.id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} required={input.required} ids={ids}>
      <input type="text" {...input} {...ids.control} className={styles.control} />
    </FieldFrame>
  )
}

export function TextareaField({ label, hint, error, ...textarea }: FieldBase & ComponentProps<'textarea'>) {
  const ids = useFieldIds({ id: textarea.id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} required={textarea.required} ids={ids}>
      <textarea rows={4} {...textarea} {...ids.control} className={styles.control} />
    </FieldFrame>
  )
}

type Option = { value: string; label: string }

type SelectFieldProps = FieldBase &
  ComponentProps<'select'> & {
    options: (Option | { label: string; options: Option[] })[]
    /** The empty choice. */ placeholder?: string
    /** The only field of its form needs no asterisk. */
    unmarked?: boolean
    /** There is nothing to select before another field is filled in; the placeholder says which. */
    waiting?: boolean
  }

export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  unmarked,
  waiting,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds({ id: select.id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} required={select.required && !unmarked} ids={ids}>
      <span className={styles.select}>
        <select {...select} {...ids.control} aria-disabled={waiting || undefined} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(option)
            ),
          )}
        </select>
        <Icon name="chevron" small />
      </span>
    </FieldFrame>
  )
}

function toOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

type CheckboxProps = Omit<FieldBase, 'label' | 'hint'> & ComponentProps<'input'> & { children: ReactNode }

/** Consents must not be preselected. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const ids = useFieldIds({ id: input.id, error })
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input {...input} {...ids.control} type="checkbox" className={styles.box} />
        <span>
          {children}
          {input.required && <Required />}
        </span>
      </label>
      <FieldError id={ids.error} text={error} />
    </div>
  )
}

/** Two columns, one when narrow; `data-wide` on a child takes both. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

type Ids = ReturnType<typeof useFieldIds>

/** The ids that link a control to its label, hint and error. */
export function useFieldIds({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const own = useId()
  const control = id ?? own
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  return {
    hint: `${control}-hint`,
    error: `${control}-error`,
    control: {
      id: control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

/** Label, control, hint and error of a field. */
export function FieldFrame({
  label,
  hint,
  error,
  required,
  ids,
  children,
}: FieldBase & { required?: boolean; ids: Ids; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.control.id}>
        {label}
        {required && <Required />}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.error} text={error} />
    </div>
  )
}

/** The control has the `required` attribute; the asterisk is decoration. */
function Required() {
  return (
    <span className={styles.required} aria-hidden>
      {' *'}
    </span>
  )
}

function FieldError({ id, text }: { id: string; text?: string }) {
  if (!text) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" small />
      {text}
    </p>
  )
}
