import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { zh } from '@payloadcms/translations/languages/zh'
import { describe, expect, test } from 'vitest'
import { adminLanguages } from '@/cms/texts'
import { payloadTexts } from '@/cms/texts/payload'

const languages = { en, es, fr, zh }

type Language = keyof typeof languages

/** Each correction with the text that it replaces. */
function corrections(language: Language) {
  const own = languages[language].translations as Record<string, Record<string, string> | undefined>
  return Object.entries(payloadTexts[language]).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => ({
      key: `${area}:${name}`,
      text,
      replaced: own[area]?.[name],
    })),
  )
}

/** An empty cell names no field; for others Payload fills in the labels of all languages, an object. */
const withoutLabel = ['noLabel', 'sortByLabelDirection', 'addNewLabel']

/** The variables and elements of a text, except of those that are left out on purpose. */
function partsOf(text = ''): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}|<\/?\d>/g))].toSorted()
}

describe.each(['en', 'es', 'fr', 'zh'] as const)('corrections of the texts of Payload in %s', (language) => {
  test('each replaces a text that Payload has, and differs from it', () => {
    const useless = corrections(language).filter(({ text, replaced }) => !replaced || replaced === text)
    expect(useless.map(({ key }) => key)).toEqual([])
  })

  test('the variables are those that Payload fills in', () => {
    const english = en.translations as Record<string, Record<string, string> | undefined>
    const wrong = corrections(language).filter(({ key, text }) => {
      const [area = '', name = ''] = key.split(':')
      const known = partsOf(english[area]?.[name])
      return !withoutLabel.includes(name) && partsOf(text).join() !== known.join()
    })
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })
})

test('no group of the menu has the name of a group of Payload, which is always the first', () => {
  const doubles = (['en', 'es', 'fr', 'zh'] as const).flatMap((language) => {
    const { collections, globals } = {
      ...languages[language].translations.general,
      ...payloadTexts[language].general,
    }
    return Object.values(adminLanguages[language].groups).filter((name) =>
      [collections, globals].includes(name),
    )
  })
  expect(doubles).toEqual([])
})

test.each(['en', 'es', 'fr', 'zh'] as const)('no text in %s is filled with an object', (language) => {
  const texts = corrections(language).filter(({ key }) => withoutLabel.includes(key.split(':')[1] ?? ''))
  expect(texts.map(({ key }) => key).toSorted()).toEqual([
    'fields:addNewLabel',
    'general:noLabel',
    'general:sortByLabelDirection',
  ])
  expect(texts.filter(({ text }) => text.includes('{{label}}'))).toEqual([])
})

test('French texts have no-break spaces', () => {
  const texts = Object.values(payloadTexts.fr).flatMap(Object.values)
  expect(texts.filter((text) => /« | [:;?!»]/.test(text))).toEqual([])
})
