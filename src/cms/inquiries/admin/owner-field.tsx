'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'
import { useId } from 'react'
import type { StaffMember } from '../staff'
import { useApiData } from '../../admin/use-api-data'
import styles from './owner-field.module.css'

/** The user who handles an inquiry, by name. */
export const OwnerField: RelationshipFieldClientComponent = ({ path, readOnly }) => {
  const id = useId()
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const staff = useApiData<{ staff: StaffMember[] }>('/api/requests/staff')?.staff
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Owner</label>
      <FieldError path={path} showError={showError} />
      <select
        id={id}
        disabled={readOnly || disabled || !staff}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value || null)}
      >
        <option value="">{staff ? 'Nobody' : 'Loading…'}</option>
        {staff?.map(({ id: person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
