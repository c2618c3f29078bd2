'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldError, useField, useTranslation } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import type { StaffMember } from '../staff'
import { useApiData } from '../../admin/use-api-data'
import styles from './owner-field.module.css'

/** The user who handles an inquiry, by name. */
export const OwnerField: RelationshipFieldClientComponent = ({ field, path, readOnly }) => {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const id = useId()
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const staff = useApiData<{ staff: StaffMember[] }>('/api/requests/staff')?.staff
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{getTranslation(field.label ?? path, i18n)}</label>
      <FieldError path={path} showError={showError} />
      <select
        id={id}
        disabled={readOnly || disabled || !staff}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value || null)}
      >
        <option value="">{staff ? t('inbox:nobody') : t('tools:loading')}</option>
        {staff?.map(({ id: person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
