import { expect, test } from 'vitest'
import { namesOfSites } from '@/cms/site-labels'

test('sites in a sentence are told apart although their names contain commas', () => {
  expect(namesOfSites(['en_EN', 'en_US'])).toBe('English, global (en_EN) · English, US (en_US)')
  expect(namesOfSites(['zh_CN'])).toBe('中文 (zh_CN)')
  expect(namesOfSites([])).toBe('')
})
