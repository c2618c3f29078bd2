'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'
import { useId } from 'react'
import type { Colleague } from '../../requests/staff'
import { useAnswer } from '../use-document'
import styles from './owner-field.module.css'

/** Who answers a request, by name. */
export const OwnerField: RelationshipFieldClientComponent = ({ path, readOnly }) => {
  const id = useId()
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const staff = useAnswer<{ staff: Colleague[] }>('/api/requests/staff')?.staff
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
        <option value="">{staff ? 'Nobody' : 'Looking…'}</option>
        {staff?.map(({ id: person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
