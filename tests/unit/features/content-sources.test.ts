import { expect, test } from 'vitest'
import { toAnalytics } from '@/features/analytics/view-models/analytics'
import { toContentSources } from '@/features/shell/view-models/content-sources'

const script = 'https://stats.example/count.js'

test('a site without a script has no analytics; one with a script asks for consent unless the setting is off (S1 2.4, readings 17)', () => {
  expect(toAnalytics({ analyticsScript: null, analyticsConsent: true })).toBeNull()
  expect(toAnalytics({ analyticsScript: script })).toEqual({ script, requiresConsent: true })
  expect(toAnalytics({ analyticsScript: script, analyticsConsent: false })?.requiresConsent).toBe(false)
})

test('the hosts of analytics and frames are listed once each (readings 17)', () => {
  const frames = ['https://quotes.example/a', 'https://quotes.example/b']
  expect(toContentSources({ analytics: { script, requiresConsent: true }, frames })).toBe(
    'script-src https://stats.example; connect-src https://stats.example; ' +
      'img-src https://stats.example; frame-src https://quotes.example',
  )
})

test('addresses on this host or without TLS are not listed', () => {
  const frames = ['http://quotes.example/', '/own', 'javascript:alert(1)']
  expect(
    toContentSources({ analytics: { script: '/static/count.js', requiresConsent: false }, frames }),
  ).toBeUndefined()
})
