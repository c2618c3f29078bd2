import { expect, test } from 'vitest'
import { parseRange } from '@/lib/byte-range'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s is a range of 1000 bytes', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range)
})

test.each(['bytes=1000-', 'bytes=-0', 'bytes=5000-6000'])('%s is beyond the end', (header) => {
  expect(parseRange(header, 1000)).toBe('unsatisfiable')
})

test.each([null, '', 'bytes=', 'bytes=-', 'items=0-1', 'bytes=0-1,5-6', 'bytes=9-1', 'bytes=a-b'])(
  '%s is ignored',
  (header) => {
    expect(parseRange(header, 1000)).toBeNull()
  },
)
