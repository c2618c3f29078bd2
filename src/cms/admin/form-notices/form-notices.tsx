'use client'

import { useAllFormFields, useDocumentInfo, useFormSubmitted } from '@payloadcms/ui'
import { useRef } from 'react'
import { openField } from '../../preview/admin/open-field'
import { useOrigins } from '../../preview/admin/use-origins'
import { SavingNotice } from '../saving/saving-notice'
import { useAdminText } from '../use-admin-text'
import styles from './form-notices.module.css'

const maxListed = 5

/** Above each form: whether it was saved, and what keeps it from being published. */
export function FormNotices() {
  return (
    <>
      <SavingNotice />
      <InvalidFields />
    </>
  )
}

/** Above a form that could not be published: the fields that are missing or invalid, each a link to its field. */
function InvalidFields() {
  const t = useAdminText()
  const [fields] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { labelAt, tabsOf } = useOrigins()
  const opening = useRef<AbortController>(null)
  const invalid = Object.entries(fields).filter(
    ([, { valid, passesCondition }]) => valid === false && passesCondition !== false,
  )
  // A list is invalid because its rows are.
  const own = invalid.filter(([path]) => !invalid.some(([other]) => other.startsWith(`${path}.`)))

  function open(path: string): void {
    opening.current?.abort()
    opening.current = new AbortController()
    void openField(path, tabsOf(path), opening.current.signal)
  }

  if (!isSubmitted || own.length === 0 || !(collectionSlug ?? globalSlug)) return null
  return (
    <section
      className={styles.notice}
      aria-label={t('tools:invalidFields', { count: own.length })}
      role="alert"
    >
      <p>{t('tools:invalidFields', { count: own.length })}</p>
      <ul>
        {own.slice(0, maxListed).map(([path, { errorMessage }]) => (
          <li key={path}>
            <button type="button" onClick={() => open(path)}>
              {labelAt(path) || path}
            </button>
            {errorMessage && <span> {errorMessage}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
