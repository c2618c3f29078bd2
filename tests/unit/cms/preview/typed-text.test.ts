import type { ClientField } from 'payload'
import type { I18nClient } from '@payloadcms/translations'
import { expect, test } from 'vitest'
import { typedText } from '@/cms/preview/admin/typed-text'

const i18n = { t: (key: string) => key } as unknown as Pick<I18nClient, 't'>
const field = (more: object) => ({ name: 'title', type: 'text', localized: true, ...more }) as ClientField
const typed = (more: object, value: string, site = 'en_EN') =>
  typedText({ field: field(more), value, site, i18n })

test('plain texts are typed on the page, other fields are not', () => {
  expect(typed({}, 'A')).toEqual({ value: 'A', hasLines: false, maxLength: null, problem: '' })
  expect(typed({ type: 'textarea', maxLength: 9 }, 'A')).toMatchObject({ hasLines: true, maxLength: 9 })
  for (const more of [
    { type: 'richText' },
    { type: 'number' },
    { hasMany: true },
    { admin: { readOnly: true } },
  ]) {
    expect(typed(more, 'A'), JSON.stringify(more)).toBeNull()
  }
})

test('a text that the form would refuse has its message', () => {
  expect(typed({ maxLength: 3 }, 'four')?.problem).toBe('validation:shorterThanMax')
  expect(typed({ maxLength: 4 }, 'four')?.problem).toBe('')
  expect(typed({ required: true }, '')?.problem).toBe('validation:required')
})

test('a site with a fallback may leave its texts empty, but not those of its own rows', () => {
  expect(typed({ required: true }, '', 'fr_FR')?.problem).toBe('')
  expect(typed({ required: true, localized: false }, '', 'fr_FR')?.problem).toBe('validation:required')
})
