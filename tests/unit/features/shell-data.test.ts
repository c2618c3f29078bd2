import { expect, test } from 'vitest'
import { toCatalogueMenus, type CatalogueMenus } from '@/features/shell/view-models/catalogue-menus'
import { toShellData } from '@/features/shell/view-models/shell-data'
import { siteIds, type SiteId } from '@/i18n/locales'
import type { NavigationItem, SettingsItem } from '@/features/shell/queries'
import { navigation, picture, settings } from './samples'

type Over = {
  site?: SiteId
  settings?: Partial<SettingsItem['settings']>
  navigation?: Partial<NavigationItem['navigation']>
  located?: Parameters<typeof toShellData>[0]['located']
  shownOn?: readonly SiteId[]
  menus?: CatalogueMenus
}

function shell({ site = 'en_EN', located = null, shownOn = siteIds, menus = {}, ...over }: Over = {}) {
  return toShellData({
    site,
    located,
    shownOn,
    menus,
    searchTypes: [],
    settings: settings(over.settings),
    navigation: navigation(over.navigation),
  })
}

test('menu entries link to the current site, external addresses stay (S1 2.2)', () => {
  const header = [
    {
      label: 'News',
      id: '5',
      address: '/en/news',
      picture: '7',
      children: [{ label: 'All', address: '/en' }],
    },
    { label: 'Shop', address: 'https://shop.example.com' },
    { label: 'Products' },
  ]
  const [news, shop, products] = shell({ site: 'es_ES', navigation: { header } }).header
  expect(news).toMatchObject({
    id: '5',
    href: '/en/news?lang=es_ES',
    picture: { src: picture.url },
  })
  expect(news).not.toHaveProperty('external')
  expect(news?.children).toMatchObject([{ label: 'All', href: '/es' }])
  expect(shop).toMatchObject({ id: 'Shop', href: 'https://shop.example.com', external: true })
  expect(products).toEqual({ id: 'Products', label: 'Products', href: '' })
})

test('the entry of the product list opens the categories, two levels of them (S1 2.2)', () => {
  const category = (id: string, parentId: string | null) => ({
    id,
    parentId,
    name: `Category ${id}`,
    lead: '',
    icon: null,
    cover: null,
    opensFirstChild: false,
    sites: [],
  })
  const menus = toCatalogueMenus({
    site: 'zh_CN',
    categories: [category('1', null), category('11', '1'), category('111', '11'), category('2', null)],
    solutionTypes: [],
  })
  const header = [{ label: '产品中心', address: '/zh_CN/productsList' }]
  const [products] = shell({ site: 'zh_CN', navigation: { header }, menus }).header
  expect(products?.children).toMatchObject([
    {
      label: 'Category 1',
      href: '/zh_CN/productsList?id=1',
      children: [{ href: '/zh_CN/productsList?id=11' }],
    },
    { label: 'Category 2' },
  ])
  expect(products?.children?.[0]?.children?.[0]?.children).toBeUndefined()
  expect(products?.children?.[1]?.children).toBeUndefined()
})

test('children set by an editor replace the catalogue', () => {
  const header = [
    { label: 'Products', address: '/en/productsList', children: [{ label: 'New', address: '/en/news' }] },
  ]
  const menus = { productsList: [{ id: '1', label: 'Freezers', href: '/en/productsList?id=1' }] }
  expect(shell({ navigation: { header }, menus }).header[0]?.children).toMatchObject([{ label: 'New' }])
})

test('without saved globals the shell is empty, not an error', () => {
  const data = shell()
  expect(data).toMatchObject({
    header: [],
    utility: [],
    footerColumns: [],
    footerLinks: [],
    friendlyLinks: [],
    social: [],
  })
  expect(data.contact).toEqual({})
})

test('the selector links to the same page on each site that shows it, else to the home page (S1 2.3)', () => {
  const located = { page: 'newsDetail', params: { id: '12', name: 'a-name' } } as const
  const { languages } = shell({ site: 'en_UK', located, shownOn: ['en_EN', 'en_UK', 'zh_CN'] })
  expect(Object.fromEntries(languages.map(({ id, href }) => [id, href]))).toEqual({
    en_EN: '/en/newsDetail?id=12&lang=en_EN',
    en_US: '/us',
    en_UK: '/en/newsDetail?id=12&lang=en_UK',
    es_ES: '/es',
    fr_FR: '/fr',
    zh_CN: '/zh_CN/newsDetail?id=12',
  })
  expect(languages.filter(({ current }) => current).map(({ id }) => id)).toEqual(['en_UK'])
})

test('a not-found page links to the home page in every language', () => {
  expect(shell().languages.map(({ href }) => href)).toEqual(['/en', '/us', '/uk', '/es', '/fr', '/cn'])
})

test('regional sites of other systems come after the own ones (readings: sites)', () => {
  const regionalSites = [{ label: 'Deutsch', sign: 'de_DE', address: 'https://de.example.com' }]
  const { languages } = shell({ settings: { regionalSites } })
  expect(languages).toHaveLength(siteIds.length + 1)
  expect(languages.at(-1)).toEqual({
    id: 'de_DE',
    label: 'Deutsch',
    code: 'DE',
    flag: 'de',
    href: 'https://de.example.com',
    external: true,
    current: false,
  })
})

test('record filings are last in the footer, if any (S1 2.4)', () => {
  const footerLinks = [{ label: 'Legal', address: '/zh_CN/legal' }]
  const recordFiling = '京ICP备000号'
  const data = shell({
    site: 'zh_CN',
    navigation: { footerLinks },
    settings: { recordFiling, policeFiling: '' },
  })
  expect(data.footerLinks).toMatchObject([
    { label: 'Legal', href: '/zh_CN/legal' },
    { id: 'record', label: recordFiling, href: '', external: true },
  ])
})

test('contact, social accounts and logo come with their pictures', () => {
  const social = [
    { kind: 'wechat' as const, qr: '7' },
    { kind: 'x' as const, address: 'https://x.com/n' },
  ]
  const data = shell({ settings: { social, logo: '7', phone: '+34', address: null } })
  expect(data.social).toMatchObject([
    { kind: 'wechat', qr: { src: picture.url } },
    { kind: 'x', href: 'https://x.com/n' },
  ])
  expect(data.logo).toMatchObject({ src: picture.url })
  expect(data.contact).toEqual({ phone: '+34' })
})

test('a deleted picture is left out', () => {
  expect(shell({ settings: { logo: 'nothing' } }).logo).toBeUndefined()
})
