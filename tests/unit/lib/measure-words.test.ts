import { expect, test } from 'vitest'
import { withMeasureWords } from '@/lib/measure-words'

test.each([
  ['下线 3,180 台，合格率 98.3%', '下线 3,180\u00a0台，合格率 98.3%'],
  ['一台 B150 的前窗，Trace 4 上线', '一台 B150 的前窗，Trace 4\u00a0上线'],
  ['Cold, 24 hours', 'Cold, 24 hours'],
])('%s keeps its figures with their measure words', (text, expected) => {
  expect(withMeasureWords(text)).toBe(expected)
})
