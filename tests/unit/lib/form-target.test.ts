import { expect, test } from 'vitest'

import { formTarget } from '@/lib/form-target'

test('the query of a URL becomes form fields (S1 2.2)', () => {
  expect(formTarget('/en/search?lang=es_ES')).toEqual({
    action: '/en/search',
    fields: [{ name: 'lang', value: 'es_ES' }],
  })
  expect(formTarget('/zh_CN/search')).toEqual({ action: '/zh_CN/search', fields: [] })
})
