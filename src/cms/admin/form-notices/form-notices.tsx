'use client'

import { useAllFormFields, useDocumentInfo, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useRef, useState } from 'react'
import { openField } from '../../preview/admin/open-field'
import { useOrigins } from '../../preview/admin/use-origins'
import { Conflicts } from '../../merging/admin/conflicts'
import { OthersHere } from '../../presence/admin/others-here'
import { SavingNotice } from '../saving/saving-notice'
import { useAdminText } from '../use-admin-text'
import { AskBeforeSiteChange } from './ask-before-site-change'
import { CursorInAlt } from './cursor-in-alt'
import { CursorInTitle } from './cursor-in-title'
import styles from './form-notices.module.css'
import { SaveBeforeLeaving } from './save-before-leaving'

const maxListed = 5

/** Above each form: whether it was saved, and what keeps it from being published. */
export function FormNotices() {
  return (
    <>
      <OthersHere />
      <ReadOnlyNotice />
      <SavingNotice />
      <Conflicts />
      <InvalidFields />
      <CursorInTitle />
      <CursorInAlt />
      <AskBeforeSiteChange />
      <SaveBeforeLeaving />
    </>
  )
}

/** Settings that the role may only read look as if they could be changed. */
function ReadOnlyNotice() {
  const t = useAdminText()
  const { globalSlug, hasSavePermission } = useDocumentInfo()
  if (!globalSlug || hasSavePermission !== false) return null
  return (
    <p role="note" className={styles.note}>
      {t('tools:readOnly')}
    </p>
  )
}

type Invalid = { path: string; value: unknown; message: string | undefined }

/** Above a form that could not be published: the fields that are missing or invalid, each a link to its field. */
function InvalidFields() {
  const t = useAdminText()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { labelAt, tabsOf } = useOrigins()
  const opening = useRef<AbortController>(null)
  const own = useInvalidFields()

  function open(path: string): void {
    opening.current?.abort()
    opening.current = new AbortController()
    void openField(path, tabsOf(path), opening.current.signal)
  }

  if (own.length === 0 || !(collectionSlug ?? globalSlug)) return null
  return (
    <section
      className={styles.notice}
      aria-label={t('tools:invalidFields', { count: own.length })}
      role="alert"
    >
      <p>{t('tools:invalidFields', { count: own.length })}</p>
      <ul>
        {own.slice(0, maxListed).map(({ path, message }) => (
          <li key={path}>
            <button type="button" onClick={() => open(path)}>
              {labelAt(path) || path}
            </button>
            {message && <span> {message}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The fields that a refused publication has named, until their values change: the draft that is saved next is not
 * validated and makes all fields valid.
 */
function useInvalidFields(): Invalid[] {
  const [fields] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const [refused, setRefused] = useState<{ key: string; invalid: Invalid[] }>({ key: '', invalid: [] })
  const invalid = isSubmitted ? invalidOf(fields) : []
  const key = invalid.map(({ path, message }) => `${path} ${message}`).join('\n')

  if (key && key !== refused.key) setRefused({ key, invalid })
  if (invalid.length > 0) return invalid
  return refused.invalid.filter(({ path, value }) => fields[path] && fields[path].value === value)
}

function invalidOf(fields: FormState): Invalid[] {
  const invalid = Object.entries(fields).filter(
    ([, { valid, passesCondition }]) => valid === false && passesCondition !== false,
  )
  // A list is invalid because its rows are.
  const own = invalid.filter(([path]) => !invalid.some(([other]) => other.startsWith(`${path}.`)))
  return own.map(([path, { value, errorMessage }]) => ({ path, value, message: errorMessage }))
}
