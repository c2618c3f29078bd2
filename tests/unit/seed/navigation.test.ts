import { expect, test } from 'vitest'
import { findRow } from '@/addresses/rows'
import { pageOf } from '@/addresses/table'
import { readValues } from '@/addresses/values'
import { siteIds, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { navigationSeeds } from '../../../scripts/seed/content'
import { aboutItemSeeds } from '../../../scripts/seed/content/company'
import { chineseNavigation } from '../../../scripts/seed/content/navigation/chinese'

test('every menu leads to pages that its site has, with parameters they take (S1 2.2, 2.4)', () => {
  for (const site of siteIds)
    for (const address of addressesOf(site).filter((one) => /^\/(?!file\/|static\/policy\.pdf$)/.test(one))) {
      const { pathname, searchParams } = new URL(address, 'https://norvane.example')
      const row = findRow(pathname.slice(1).split('/'))
      const values = row && readValues(site, pageOf(row.page), searchParams)
      expect([site, address, row?.chinese, Boolean(values)]).toEqual([site, address, site === 'zh_CN', true])
    }
})

test('the footers lead to what S1 2.4 names', () => {
  const footer = (site: SiteId) =>
    navigationSeeds[site].footerColumns.flatMap(({ children }) => children.map(({ address }) => address))
  expect(footer('en_EN')).toEqual(
    expect.arrayContaining([
      '/en/aboutUs/history?listid=0',
      '/en/aboutUs/team?listid=1',
      '/en/support/trainingMaterial',
      '/en/support/customer',
    ]),
  )
  expect(footer('en_US')).toEqual(footer('en_EN').filter((address) => !address.includes('/team')))
  const links = (site: SiteId) => navigationSeeds[site].footerLinks.map(({ address }) => address)
  expect(links('es_ES')).toEqual(['/en/legal', '/static/policy.pdf', '/en/sitemap'])
  expect(links('zh_CN')).toEqual(['/zh_CN/legal', '/static/policy.pdf'])
})

test('what menus name in the Chinese about page is an item of it (S1 2.4)', () => {
  const { header, footerColumns } = navigationSeeds.zh_CN
  const addresses = [...header, ...footerColumns].flatMap(({ children = [] }) =>
    children.map(({ address }) => address),
  )
  const names = addresses.flatMap(
    (address) => new URL(address, 'https://norvane.example').searchParams.get('name') ?? [],
  )
  const titles = aboutItemSeeds.map(({ title }) => title.zh_CN)
  expect(names).toContain('发展历程')
  expect(names.filter((name) => !titles.includes(name))).toEqual([])
})

test('each site has four to six friendly links', () => {
  for (const [site, { friendlyLinks }] of Object.entries(navigationSeeds)) {
    const hosts = new Set(friendlyLinks.map(({ address }) => new URL(address).host))
    expect([site, hosts.size, hosts.size > 3 && hosts.size < 7]).toEqual([site, friendlyLinks.length, true])
  }
})

function addressesOf(site: SiteId): string[] {
  const { header, utility, footerColumns, footerLinks } = navigationSeeds[site]
  return [...header, ...utility, ...footerColumns, ...footerLinks].flatMap((entry) => [
    ...(entry.address ? [entry.address] : []),
    ...('children' in entry ? (entry.children ?? []).map(({ address }) => address) : []),
  ])
}

test('the Chinese menu names pages as they name themselves', () => {
  const investor = translator('zh_CN', 'investor')
  const names: Record<string, string> = {
    '/zh_CN/aboutUs': translator('zh_CN', 'about')('label'),
    '/zh_CN/news': translator('zh_CN', 'news')('title'),
    '/zh_CN/video': translator('zh_CN', 'videos')('title'),
    '/zh_CN/recruitment?type=1': translator('zh_CN', 'recruitment')('tabs.1'),
    '/zh_CN/investor/overview': investor('menu.Overview'),
    '/zh_CN/investor/stocks': investor('menu.Stocks'),
    '/zh_CN/investor/notice': investor('menu.Notice'),
    '/zh_CN/investor/information': investor('menu.Information'),
    '/zh_CN/investor/contact': investor('menu.Contact'),
  }
  const { header, footerColumns } = chineseNavigation
  const items = [...header, ...footerColumns, ...header.flatMap(({ children = [] }) => children)]
  // The about page is also linked by the title of its first item.
  const named = items.filter(({ label, address = '' }) => names[address] && label !== '公司简介')
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ label, address = '' }) => label !== names[address])).toEqual([])
})
