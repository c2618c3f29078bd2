import type { FormState } from 'payload'
import { describe, expect, test } from 'vitest'
import { withoutEmptyValues } from '@/cms/admin/saving/without-empty-values'
import { withoutSentValues } from '@/cms/admin/saving/without-sent-values'

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

  test('has after a save only the values that are not as the form has sent them', () => {
    const sent: FormState = {
      title: { value: ' A title ', initialValue: 'Before' },
      'hotspots.0.x': { value: 20.5, initialValue: 20 },
      text: { value: { root: { children: [{ text: 'a' }] } } },
    }
    const state: FormState = {
      title: { value: 'A title', initialValue: 'A title' },
      'hotspots.0.x': { value: 20.5, initialValue: 20.5, valid: true },
      text: { value: { root: { children: [{ text: 'a' }] } }, initialValue: { root: {} } },
      'hotspots.1.id': { addedByServer: true, value: 'b', initialValue: 'b' },
      'hotspots.1.x': { value: 50, initialValue: 50 },
    }
    expect(withoutSentValues(state, sent)).toEqual({
      title: { value: 'A title', initialValue: 'A title' },
      'hotspots.0.x': { valid: true },
      text: {},
      'hotspots.1.id': { addedByServer: true, value: 'b', initialValue: 'b' },
      'hotspots.1.x': { value: 50, initialValue: 50 },
    })
  })
})
