import { expect, test } from 'vitest'
import { staffTranslations } from '@/cms/staff/texts'
import { adminLanguages, type AdminLanguage } from '@/cms/texts'

// docs/style-of-texts.md states the rules.

test.each(['en', 'es', 'fr', 'zh'] as const)(
  '%s has typographic quotation marks and no double spaces',
  (language) => {
    expect(found(language, /["'`´]|\.\.\.| {2}/)).toEqual([])
  },
)

test('English writes email and ID', () => {
  expect(found('en', /\be-mail|\bmails?\b(?! server)|(?<!\{)\bids?\b/)).toEqual([])
})

test('English calls a publication scheduled, Chinese 定时发布', () => {
  expect(found('en', /\b[Pp]lanned|\b[Pp]lans?\b/)).toEqual([])
  expect(found('zh', /计划发布/)).toEqual([])
})

test.each(['es', 'fr'] as const)('%s has a no-break space before the sign for per cent', (language) => {
  expect(found(language, /[\d}] ?%|por ciento|pour cent\b/)).toEqual([])
})

test('Chinese has full-width punctuation, and a space between Chinese characters and Latin text', () => {
  expect(found('zh', /[\p{Script=Han}”][,:;?!]|[,;?!]\p{Script=Han}|[。，；：！？、] (?=\S)/u)).toEqual([])
  expect(found('zh', /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/u)).toEqual([])
})

test('a thing has one name', () => {
  expect(found('zh', /替代文字|更改|帐号|登陆|站点设置/)).toEqual([])
  expect(found('es', /productos destacados|Línea directa|Buzón/)).toEqual([])
  expect(found('fr', /produits phares|[Aa]ssistance|[Pp]lanifié/)).toEqual([])
})

/** Texts with a match, by key. */
function found(language: AdminLanguage, pattern: RegExp): string[] {
  const areas = { ...adminLanguages[language], staff: staffTranslations[language].staff }
  return Object.entries(areas).flatMap(([area, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => pattern.test(text))
      .map(([key, text]) => `${area}:${key}: ${text}`),
  )
}
