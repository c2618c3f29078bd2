import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LocalTime } from '@/cms/admin/local-time'
import { localTimeOf, timeOf, timeZoneName } from '@/cms/admin/time-of'

const iso = '2026-11-22T22:05:00.000Z'

afterEach(() => {
  process.env.TZ = 'UTC'
})

test('the server writes a time in UTC, since it does not know the time zone of the reader', () => {
  expect(renderToStaticMarkup(<LocalTime iso={iso} language="en" />)).toBe(
    `<time dateTime="${iso}" title="22 Nov 2026, 22:05 UTC">22 Nov 2026, 22:05 UTC</time>`,
  )
})

test('the browser writes it in the time zone and the language of the reader', () => {
  process.env.TZ = 'Asia/Shanghai'
  expect(localTimeOf(iso, 'en')).toBe('23 Nov 2026, 06:05')
  expect(localTimeOf(iso, 'zh')).toBe('2026年11月23日 06:05')
  expect(timeOf(iso, 'fr')).toBe('22 nov. 2026, 22:05 UTC')
})

test('a time zone is named in the language of the reader, not by its identifier', () => {
  expect(timeZoneName('fr', 'Europe/Paris')).toBe('heure d’Europe centrale')
  expect(timeZoneName('zh', 'Asia/Shanghai')).toBe('中国标准时间')
  process.env.TZ = 'Europe/London'
  expect(timeZoneName('en')).toBe('United Kingdom Time')
})
