import { expect, test } from 'vitest'
import { knownLanguage, staffLabel, staffTranslations } from '@/cms/staff/texts'

const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
const { en, ...others } = staffTranslations

test.each(Object.entries(others))(
  'the texts in %s are complete, translated and name the same values',
  (_, { staff }) => {
    expect(Object.keys(staff)).toEqual(Object.keys(en.staff))
    for (const key of Object.keys(en.staff) as (keyof typeof en.staff)[]) {
      expect(variablesOf(staff[key]), key).toEqual(variablesOf(en.staff[key]))
      if (key !== 'code') expect(staff[key], key).not.toBe(en.staff[key])
    }
  },
)

test('a label has all languages', () => {
  expect(Object.keys(staffLabel('title')).sort()).toEqual(['en', 'es', 'fr', 'zh'])
})

test('an unknown language is English', () => {
  expect(['fr', 'de', 'toString', null].map(knownLanguage)).toEqual(['fr', 'en', 'en', 'en'])
})
