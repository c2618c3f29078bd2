import type { FormState } from 'payload'
import { describe, expect, test } from 'vitest'
import { withoutEmptyValues } from '@/cms/admin/saving/without-empty-values'

describe('the state of a form that the server sends', () => {
  test('does not empty a field of a new row that may have been filled in meanwhile', () => {
    const state: FormState = {
      'parameters.0.parameter': { addedByServer: true, value: undefined, initialValue: null, valid: false },
    }
    const next = withoutEmptyValues(state)
    expect(next).toEqual({ 'parameters.0.parameter': { addedByServer: true, valid: false } })
    expect(Object.keys(next['parameters.0.parameter'] ?? {})).not.toContain('value')
  })

  test('brings the values that the server has computed, and empties that it was asked for', () => {
    const state: FormState = {
      'parameters.0.id': { addedByServer: true, value: 'a', initialValue: 'a' },
      'parameters.0.site': { addedByServer: true, value: false, initialValue: false },
      title: { value: null, initialValue: null },
    }
    expect(withoutEmptyValues(state)).toEqual(state)
  })
})
