import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { internationalSites } from '@/i18n/locales'
import { storeSiteScript } from '@/sites/stored-site'

test.each(internationalSites)('%s is stored in local storage and in the cookie (S1 2.1)', (site) => {
  const { stored, cookie } = run(storeSiteScript(site))
  expect(stored).toEqual({ languages: site, country: site, sitePath: 'en' })
  expect(cookie).toBe(`site=${site}; Path=/; Max-Age=31536000; SameSite=Lax`)
})

test('the Chinese site does not change the cookie of the last international site (readings 1)', () => {
  const { stored, cookie } = run(storeSiteScript('zh_CN'))
  expect(stored).toEqual({ languages: 'zh_CN', country: 'zh_CN', sitePath: 'zh_CN' })
  expect(cookie).toBe('')
})

test('the cookie is written even when storage is blocked', () => {
  const document = { cookie: '' }
  runInNewContext(storeSiteScript('fr_FR'), { document })
  expect(document.cookie).toContain('site=fr_FR')
})

test('the script contains no <', () => {
  expect(storeSiteScript('en_EN')).not.toContain('<')
})

function run(script: string) {
  const stored: Record<string, string> = {}
  const localStorage = { setItem: (key: string, value: string) => (stored[key] = value) }
  const document = { cookie: '' }
  runInNewContext(script, { localStorage, document })
  return { stored, cookie: document.cookie }
}
