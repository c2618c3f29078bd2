import { expect, test } from 'vitest'
import { toSitemapSections } from '@/features/sitemap/view-models/sitemap'
import { toSocialEntries } from '@/features/sitemap/view-models/social'
import type { SiteId } from '@/i18n/locales'
import { picture, settings } from './samples'

const category = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: `Category ${id}`,
  lead: '',
  icon: null,
  cover: null,
  opensFirstChild: false,
  sites: ['en_EN' as const],
})

const sectionsOf = (site: SiteId) =>
  toSitemapSections({
    site,
    solutionTypes: [],
    categories: [category('1', null), category('2', '1'), category('3', '2'), category('4', null)],
    caseTypes: [{ id: '8', name: 'Biobanks' }],
    newsTypes: [{ id: '5', name: 'Industry News' }],
  })

const section = (site: SiteId, id: string) => sectionsOf(site).find((one) => one.id === id)
const labels = (site: SiteId, id: string) => section(site, id)?.links.map(({ label }) => label)

test('the sections of the site map come in the order of the specification (S1 2.18)', () => {
  expect(sectionsOf('en_EN').map(({ title }) => title)).toEqual([
    'Home',
    'Solutions',
    'Products',
    'Support & Services',
    'About Us',
    'Case Studies',
    'News',
    'Contact',
  ])
})

test('products are a tree from the top level down (S1 2.18)', () => {
  expect(section('fr_FR', 'products')?.links).toMatchObject([
    {
      label: 'Category 1',
      href: '/en/productsList?id=1&lang=fr_FR',
      children: [{ label: 'Category 2', children: [{ label: 'Category 3', children: [] }] }],
    },
    { label: 'Category 4', children: [] },
  ])
})

test('support and services are the link codes 0 to 6, then services and distributors (S1 2.18, 9)', () => {
  expect(section('en_US', 'support')?.links.map(({ label, href }) => [label, href])).toEqual([
    ['Product Brochure', '/en/support/productBrochure?lang=en_US'],
    ['Operation Manual', '/en/support/ManualBrochure?lang=en_US'],
    ['Product Images', '/en/support/productPicture?lang=en_US'],
    ['Product Videos', '/en/support/productVideo?lang=en_US'],
    ['User Videos', '/en/support/userVideo?lang=en_US'],
    ['Training Material', '/en/support/trainingMaterial?lang=en_US'],
    ['Customer Support', '/en/support/customer?lang=en_US'],
    ['Service Solution', '/en/serviceSolution?lang=en_US'],
    ['Distributor area', '/en/distributor?lang=en_US'],
  ])
})

test('the site map leads to the team where a site shows it, and to cases and news by type (S1 2.13, 2.18)', () => {
  expect(labels('en_EN', 'about')).toEqual(['Our History', 'The Team', 'Videos'])
  expect(labels('en_US', 'about')).toEqual(['Our History', 'Videos'])
  expect(section('en_EN', 'cases')?.links[0]?.href).toBe('/en/aboutUs/case?listid=8&parentid=3&lang=en_EN')
  expect(labels('en_EN', 'news')).toEqual(['Industry News', 'Milestones & Awards'])
})

test('the legal notice is below the home page', () => {
  expect(section('fr_FR', 'home')?.links.map(({ label, href }) => [label, href])).toEqual([
    ['Page d’accueil', '/fr'],
    ['Mentions légales', '/en/legal?lang=fr_FR'],
  ])
})

test('social media are external pages or a QR code, those with neither are left out (S1 2.18)', () => {
  const given = settings({
    social: [
      { kind: 'facebook', address: 'https://facebook.example/norvane' },
      { kind: 'wechat', qr: '7' },
      { kind: 'x' },
    ],
  })
  expect(toSocialEntries('en_EN', given)).toMatchObject([
    { label: 'Facebook', href: 'https://facebook.example/norvane' },
    { label: 'WeChat', code: { picture: { src: picture.url }, text: 'Scan with WeChat to follow Norvane' } },
  ])
})
