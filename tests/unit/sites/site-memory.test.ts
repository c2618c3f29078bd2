import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { internationalSites } from '@/i18n/locales'
import { persistSiteScript } from '@/sites/site-memory'

test.each(internationalSites)('%s is kept in storage and in the cookie (S1 2.1)', (site) => {
  const { stored, cookie } = run(persistSiteScript(site))
  expect(stored).toEqual({ languages: site, country: site, sitePath: 'en' })
  expect(cookie).toBe(`site=${site}; Path=/; Max-Age=31536000; SameSite=Lax`)
})

test('the Chinese site leaves the cookie of the last international site (readings 1)', () => {
  const { stored, cookie } = run(persistSiteScript('zh_CN'))
  expect(stored).toEqual({ languages: 'zh_CN', country: 'zh_CN', sitePath: 'zh_CN' })
  expect(cookie).toBe('')
})

test('closed storage does not keep the cookie from being written', () => {
  const document = { cookie: '' }
  runInNewContext(persistSiteScript('fr_FR'), { document })
  expect(document.cookie).toContain('site=fr_FR')
})

test('the script cannot end its element early', () => {
  expect(persistSiteScript('en_EN')).not.toContain('<')
})

function run(script: string) {
  const stored: Record<string, string> = {}
  const localStorage = { setItem: (key: string, value: string) => (stored[key] = value) }
  const document = { cookie: '' }
  runInNewContext(script, { localStorage, document })
  return { stored, cookie: document.cookie }
}
