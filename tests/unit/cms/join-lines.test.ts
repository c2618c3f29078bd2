import { expect, test } from 'vitest'
import { joinLines } from '@/cms/file-texts/join-lines'

test.each([
  ['医用低温\n保存箱', '医用低温保存箱'],
  ['ultra-\nlow', 'ultra-low'],
  ['refrige\u00ad\nrator', 'refrigerator'],
  ['Freezers \n\n\nand more', 'Freezers\nand more'],
  ['U830-\n86H', 'U830-\n86H'],
  ['a\0b\ud800', 'ab\ufffd'],
])('the lines %j of a page become %j', (lines, text) => {
  expect(joinLines(lines)).toBe(text)
})
