import { expect, test } from 'vitest'
import { internalPath, paramsOf } from '@/addresses/internal'
import { pageOf } from '@/addresses/table'
import { readValues } from '@/addresses/values'

const read = (text: string) => readValues('en_EN', pageOf('search'), new URLSearchParams({ inputWD: text }))

test.each([
  ['a long text is cut', '冷'.repeat(50_000), '冷'.repeat(200)],
  ['control characters are blanks', 'a\u0000\u001b\r\nb', 'a b'],
  ['a lone surrogate is a blank', 'a\ud800b', 'a b'],
  ['a pair is not parted by the cut', `${'a'.repeat(199)}🧊`, 'a'.repeat(199)],
  ['signs stand for themselves', '100% ../a/b\\c?d#e', '100% ../a/b\\c?d#e'],
  ['what looks encoded stands for itself', '%2F ~2F %257E', '%2F ~2F %257E'],
])('%s, and it is a search (S1 2.17)', (_what, typed, text) => {
  const values = read(typed) ?? {}
  expect(values).toEqual({ inputWD: text })
  const segments = internalPath('en_EN', 'search', values).split('/').slice(3)
  // Next decodes the segments of pages that are made for each visitor.
  for (const given of [segments, segments.map(decodeURIComponent)])
    expect(paramsOf('search', given)).toEqual({ selectWD: '2', inputWD: text, pageNo: '1' })
})

test.each(['', '   ', '\u0000', '\ufffd'])('a text of nothing is no text: %j', (typed) => {
  expect(read(typed)).toEqual({})
})
