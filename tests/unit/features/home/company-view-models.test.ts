import { expect, test } from 'vitest'
import type { MilestoneItem, PartnerItem } from '@/features/about/queries'
import { toIot, toPartner, toStatistics, toTimeline, toVideo } from '@/features/home/view-models/company'
import type { CompanyVideoItem } from '@/features/videos/queries'
import { picture } from '../samples'

function milestone(over: Partial<MilestoneItem> = {}): MilestoneItem {
  const item = { id: '1', title: 'Founded', content: '', year: 2003, month: 5, picture: null, onHome: true }
  return { ...item, ...over }
}

function partner(over: Partial<PartnerItem> = {}): PartnerItem {
  return { id: '1', name: 'East Lake Biobank', logo: picture, link: null, ...over }
}

test('a timeline has the milestones selected for it, each with its four-digit year (S1 2.6)', () => {
  const entries = toTimeline([
    milestone(),
    milestone({ id: '2', year: 2004, onHome: false }),
    milestone({ id: '3', year: 2006, title: 'First −86 °C', content: '<p>Upright.</p>' }),
  ])
  expect(entries).toEqual([
    { id: '1', year: '2003', title: 'Founded', html: '' },
    { id: '3', year: '2006', title: 'First −86 °C', html: '<p>Upright.</p>' },
  ])
})

test('figures and advantages are separated, and a plus is not part of the number (readings 8)', () => {
  const { figures, advantages } = toStatistics([
    { figure: '500+', label: 'biobanks', note: 'in 120 countries' },
    { figure: ' ', label: 'Cryopreservation tank', note: '' },
    { figure: '7.2', label: 'kWh a day', note: '' },
  ])
  expect(figures).toEqual([
    { label: 'biobanks', note: 'in 120 countries', value: '500', plus: true },
    { label: 'kWh a day', note: '', value: '7.2', plus: false },
  ])
  expect(advantages).toEqual([{ label: 'Cryopreservation tank', note: '' }])
})

test('a logo has the name of its organisation', () => {
  expect(toPartner('en_EN', partner()).logo?.alt).toBe('East Lake Biobank')
  expect(toPartner('en_EN', partner({ logo: null })).logo).toBeUndefined()
})

test("an organisation leads to its own site or to a page of the visitor's site (S1 2.7)", () => {
  expect(toPartner('es_ES', partner())).toMatchObject({ href: undefined, external: false })
  expect(toPartner('es_ES', partner({ link: 'https://biobank.example' }))).toMatchObject({
    href: 'https://biobank.example',
    external: true,
  })
  expect(toPartner('es_ES', partner({ link: '/en/newsDetail?id=12' }))).toMatchObject({
    href: '/en/newsDetail?id=12&lang=es_ES',
    external: false,
  })
})

test('a company video leads to its page on each site (S1 2.6, 2.7)', () => {
  const texts = {
    id: '5',
    title: 'Line two',
    brief: 'A day of tests',
    updateTime: '2026-05-28T01:00:00.000Z',
  }
  const video: CompanyVideoItem = { ...texts, cover: picture, video: null, captions: null, sites: [] }
  expect(toVideo('zh_CN', video).href).toBe('/zh_CN/videoDetail?id=5&title=Line+two')
  expect(toVideo('fr_FR', video).href).toBe('/en/aboutUs/videoDetail?id=5&title=Line+two&lang=fr_FR')
  expect(toVideo('fr_FR', { ...video, cover: null }).picture).toBeUndefined()
})

test('the cloud section has a link only if editors set one (readings 9)', () => {
  const iot = { title: 'One record', text: '', points: ['Every ten seconds'], picture: null }
  expect(toIot('en_US', { ...iot, link: null }).link).toBeUndefined()
  expect(
    toIot('en_US', { ...iot, link: { label: 'About Trace 4', address: '/en/products?id=7' } }).link,
  ).toEqual({
    label: 'About Trace 4',
    href: '/en/products?id=7&lang=en_US',
    external: false,
  })
})
