import { expect, test } from 'vitest'
import { internalPath, paramsOf } from '@/addresses/internal'
import { pageOf } from '@/addresses/table'
import { readValues } from '@/addresses/values'

const read = (text: string) => readValues('en_EN', pageOf('search'), new URLSearchParams({ inputWD: text }))

test.each([
  ['a long text is truncated', '冷'.repeat(50_000), '冷'.repeat(200)],
  ['control characters become spaces', 'a\u0000\u001b\r\nb', 'a b'],
  ['a lone surrogate becomes a space', 'a\ud800b', 'a b'],
  ['a surrogate pair is not split', `${'a'.repeat(199)}🧊`, 'a'.repeat(199)],
  ['punctuation is kept', '100% ../a/b\\c?d#e', '100% ../a/b\\c?d#e'],
  ['percent signs are kept', '%2F ~2F %257E', '%2F ~2F %257E'],
])('%s in a search text (S1 2.17)', (_what, typed, text) => {
  const values = read(typed) ?? {}
  expect(values).toEqual({ inputWD: text })
  const segments = internalPath('en_EN', 'search', values).split('/').slice(3)
  // Next decodes the segments of dynamically rendered pages.
  for (const given of [segments, segments.map(decodeURIComponent)])
    expect(paramsOf('search', given)).toEqual({ selectWD: '2', inputWD: text, pageNo: '1' })
})

test.each(['', '   ', '\u0000', '\ufffd'])('an empty search text is left out: %j', (typed) => {
  expect(read(typed)).toEqual({})
})
