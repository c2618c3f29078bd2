import { expect, test } from 'vitest'
import { time, toTime } from '@/contract/schemas/time'

test('times are Beijing time on zh_CN and UTC elsewhere (readings 26)', () => {
  const iso = '2026-03-04T20:05:09.123Z'
  expect(toTime('zh_CN', iso)).toBe('2026-03-05 04:05:09')
  expect(toTime('en_UK', iso)).toBe('2026-03-04 20:05:09')
})

test('midnight is hour 00 and fits the schema', () => {
  const midnight = toTime('en_EN', '2026-12-31T00:00:00Z')
  expect(midnight).toBe('2026-12-31 00:00:00')
  expect(time.safeParse(midnight).success).toBe(true)
})
