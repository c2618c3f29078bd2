import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { SearchRow } from '@/lib/search/engine'
import { makeSearchRow } from '../factories/search'
import { testCms } from '../support/cms'
import { rowOn } from '../support/search-rows'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

/** `count` different words of 30 of these letters. */
const words = (letters: string, count: number) =>
  Array.from({ length: count }, (_, word) =>
    Array.from(
      { length: 30 },
      (_, at) => letters[Math.floor(word / letters.length ** (at % 6)) % letters.length],
    ).join(''),
  ).join(' ')

const cyrillic = 'абвгдежзик'
const han = Array.from({ length: 700_000 }, (_, at) =>
  String.fromCharCode(0x4e00 + ((at * 7919 + ((at * at) % 20_011)) % 20_000)),
).join('')

test.each<[string, Partial<SearchRow>]>([
  ['a body of long words', { body: words(cyrillic, 60_000) }],
  ['a body of two megabytes of Chinese', { body: han, site: 'zh_CN' }],
  ['a first paragraph that is a book', { summary: words(cyrillic, 60_000) }],
  ['a word that never ends', { body: 'x'.repeat(2_000_000) }],
  [
    'model numbers without end',
    { body: Array.from({ length: 100_000 }, (_, at) => `U${at}-${at * 7}H/${at * 13}`).join(' ') },
  ],
  [
    'quotes, backslashes and weights',
    { title: `a\\ 'b' c':* d:1A \\' & | ! <-> "e"`, body: `\\\\ ' '' :1A,2B` },
  ],
])('%s can be saved', { timeout: 60_000 }, async (_what, texts) => {
  const { document, site } = await makeSearchRow(cms, texts)
  expect((await rowOn(cms, document, site)).title).toBe(texts.title ?? 'Row')
})
