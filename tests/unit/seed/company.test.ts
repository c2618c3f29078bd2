import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SiteId } from '@/i18n/locales'
import { companyTextSlots } from '@/lib/company-text-slots'
import {
  aboutItemSeeds,
  companyTextSeeds,
  companyVideoSeeds,
  homePageSeed,
  honourSeeds,
  investorRelationsSeed,
  investorVideoSeeds,
  jobSeeds,
  milestoneSeeds,
  officePictureSeeds,
  partnerSeeds,
  teamGroupSeeds,
  teamMemberSeeds,
} from '../../../scripts/seed/content/company'
import type { Localised } from '../../../scripts/seed/content/types'

const seed = path.resolve(import.meta.dirname, '../../../scripts/seed')
const written = ['zh_CN', 'en_EN', 'es_ES', 'fr_FR'] as const
const documents = [
  ...companyTextSeeds,
  ...aboutItemSeeds,
  ...milestoneSeeds,
  ...honourSeeds,
  ...teamGroupSeeds,
  ...teamMemberSeeds,
  ...companyVideoSeeds,
  ...officePictureSeeds,
  ...partnerSeeds,
  ...jobSeeds,
  ...investorVideoSeeds,
]

test('every document of the company has a unique 19-digit id', () => {
  const ids = documents.map(({ id }) => id)
  expect(ids.filter((id) => !/^\d{19}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('the company has as many documents of each kind as its pages show', () => {
  expect(companyTextSeeds.map(({ place }) => place).toSorted()).toEqual(companyTextSlots.toSorted())
  expect(milestoneSeeds).toHaveLength(34)
  expect(milestoneSeeds.filter(({ onHome }) => onHome)).toHaveLength(9)
  expect([honourSeeds, companyVideoSeeds, jobSeeds].map(({ length }) => length)).toEqual([12, 12, 12])
  expect([officePictureSeeds, investorVideoSeeds, partnerSeeds].map(({ length }) => length)).toEqual([
    8, 6, 16,
  ])
})

test('the team has eight leaders, five sales areas and research (S1 2.13)', () => {
  const members = (group: string) => teamMemberSeeds.filter((member) => member.group === group)
  expect(teamGroupSeeds.map(({ kind }) => kind)).toEqual([
    'leaders',
    'sales',
    'sales',
    'sales',
    'sales',
    'sales',
    'rd',
  ])
  expect(members('leaders').filter(({ title }) => title.en_EN)).toHaveLength(8)
  for (const { slug } of teamGroupSeeds) expect([slug, members(slug).length > 3]).toEqual([slug, true])
  const slugs = new Set(teamGroupSeeds.map(({ slug }) => slug))
  expect(teamMemberSeeds.filter(({ group }) => !slugs.has(group))).toEqual([])
  const emails = teamMemberSeeds.flatMap(({ email }) => email ?? [])
  expect(emails.filter((email) => !/^[a-z]+\.[a-z]+@norvane\.example$/.test(email))).toEqual([])
  expect(new Set(emails).size).toBe(emails.length)
  // Some have no address: the page shows no mail link then.
  expect(emails.length).toBeLessThan(teamMemberSeeds.length)
})

test('every picture and video of the company exists', () => {
  const pictures = documents.flatMap((document) => [
    ...('picture' in document && document.picture ? [document.picture] : []),
    ...('cover' in document ? [document.cover] : []),
    ...('logo' in document ? [document.logo] : []),
  ])
  const missing = [...pictures, homePageSeed.iot.picture].filter(
    (file) => !existsSync(path.join(seed, 'assets', file)),
  )
  const videoFiles = [
    ...companyVideoSeeds.map(({ videoFile }) => videoFile),
    ...investorVideoSeeds.flatMap(({ source }) => ('videoFile' in source ? source.videoFile : [])),
  ]
  expect([
    ...missing,
    ...videoFiles.filter((file) => !existsSync(path.join(seed, 'documents', file))),
  ]).toEqual([])
})

test('what every site shows is written in Chinese, English, Spanish and French', () => {
  const texts: [id: string, text: Localised][] = [
    ...companyTextSeeds.flatMap(({ id, title, lead, content }) =>
      [title, lead, content].map((text) => [id, text] as [string, Localised]),
    ),
    ...milestoneSeeds.map(({ id, title }) => [id, title] as [string, Localised]),
    ...honourSeeds.flatMap(({ id, title, issuer }) =>
      [title, issuer].map((text) => [id, text] as [string, Localised]),
    ),
    ...teamGroupSeeds.map(({ id, name }) => [id, name] as [string, Localised]),
    ...partnerSeeds.map(({ id, name }) => [id, name] as [string, Localised]),
    ...teamMemberSeeds.map(({ id, department }) => [id, department] as [string, Localised]),
    ...companyVideoSeeds.flatMap(({ id, title, brief }) =>
      [title, brief].map((text) => [id, text] as [string, Localised]),
    ),
    ...officePictureSeeds.map(({ id, title }) => [id, title] as [string, Localised]),
  ]
  const sitesOf = (id: string) => documents.find((document) => document.id === id)?.sites ?? []
  for (const [id, text] of texts)
    for (const site of written.filter((one) => sitesOf(id).includes(one)))
      expect([id, site, Boolean(text[site])]).toEqual([id, site, true])
  for (const site of written.filter((one) => one !== 'zh_CN'))
    expect(homePageSeed.iot.points[site]).toHaveLength(homePageSeed.iot.points.en_EN?.length ?? 0)
})

test('the long texts have a suitable length', () => {
  const length = (place: string, site: SiteId) => {
    const content = companyTextSeeds.find((text) => text.place === place)?.content[site] ?? ''
    return site === 'zh_CN'
      ? (content.match(/[\p{Script=Han}，。、；：？！“”（）]/gu) ?? []).length
      : (content.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,−–-]*/gu) ?? []).length
  }
  for (const site of ['en_EN', 'es_ES', 'fr_FR'] as const) {
    expect([site, length('introduction', site) > 480, length('introduction', site) < 780]).toEqual([
      site,
      true,
      true,
    ])
    expect([site, length('milestones', site) > 160, length('legal', site) > 550]).toEqual([site, true, true])
  }
  expect(length('introduction', 'zh_CN')).toBeGreaterThan(800)
  expect(length('future-partners', 'zh_CN')).toBeGreaterThan(600)
})

test('the legal notice is of 22/01/2020 (S1 9)', () => {
  const notice = companyTextSeeds.find(({ place }) => place === 'legal')
  expect(new Date(notice?.updateTime ?? '').toISOString()).toMatch(/^2020-01-22/)
})

test('milestones go from the year of foundation on, in order of time', () => {
  const months = milestoneSeeds.map(({ year, month }) => year * 100 + month)
  expect(months).toEqual(months.toSorted((a, b) => a - b))
  expect(months[0]).toBe(200305)
})

test('the Chinese about menu is a tree without loops, its tabs below items that open them (S1 2.14, 4)', () => {
  const byId = new Map(aboutItemSeeds.map((item) => [item.id, item]))
  for (const { id, parent, pageType } of aboutItemSeeds) {
    const above = parent ? byId.get(parent) : undefined
    expect([id, above?.parent, above?.pageType ?? '0']).toEqual([id, undefined, '0'])
    if (pageType === '2') expect([id, Boolean(above)]).toEqual([id, true])
    if (pageType === '0') expect([id, aboutItemSeeds.some((item) => item.parent === id)]).toEqual([id, true])
  }
  expect(aboutItemSeeds[0]?.pageType).toBe('1')
  expect(aboutItemSeeds.filter(({ shows }) => shows !== 'text')).toHaveLength(2)
})

test('the statistics are those of the home pages (S1 9, readings 8)', () => {
  const figures = (site: SiteId) => homePageSeed.statistics[site].map(({ figure }) => figure)
  expect(figures('zh_CN')).toEqual(['500+', '200+', '70+'])
  for (const site of ['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR'] as const)
    expect([site, ...figures(site)]).toEqual([site, '500+', '200+', '120+', undefined, undefined, undefined])
})

test('the frames of the investor pages show existing placeholder pages (readings 17)', () => {
  const { stocks, notice } = investorRelationsSeed
  for (const { address } of [stocks, notice]) expect(existsSync(`public${address.zh_CN}`)).toBe(true)
})
