import { expect, test } from 'vitest'
import { toAnalytics } from '@/features/analytics/views/analytics'
import { toContentSources } from '@/features/shell/views/content-sources'

const script = 'https://stats.example/count.js'

test('a site without a script has no analytics; with one it asks unless told otherwise (S1 2.4, readings 17)', () => {
  expect(toAnalytics({ analyticsScript: null, analyticsConsent: true })).toBeNull()
  expect(toAnalytics({ analyticsScript: script })).toEqual({ script, asks: true })
  expect(toAnalytics({ analyticsScript: script, analyticsConsent: false })?.asks).toBe(false)
})

test('the hosts of analytics and frames are named, each once (readings 17)', () => {
  const frames = ['https://quotes.example/a', 'https://quotes.example/b']
  expect(toContentSources({ analytics: { script, asks: true }, frames })).toBe(
    'script-src https://stats.example; connect-src https://stats.example; ' +
      'img-src https://stats.example; frame-src https://quotes.example',
  )
})

test('what stands on this host or is not encrypted is not named', () => {
  const frames = ['http://quotes.example/', '/own', 'javascript:alert(1)']
  expect(toContentSources({ analytics: { script: '/static/count.js', asks: false }, frames })).toBeUndefined()
})
