import { expect, test } from 'vitest'
import { toAboutMenu } from '@/features/about/view-models/about-menu'
import type { SiteId } from '@/i18n/locales'

const caseTypes = [
  { id: '1', name: 'Biobanks', caseCount: 8 },
  { id: '2', name: 'Blood', caseCount: 0 },
]

const menuOf = (site: SiteId) => toAboutMenu({ site, caseTypes, current: 'index' })
const namesOf = (site: SiteId) => menuOf(site).map(({ name }) => name)

test('the list contains history, team, videos and case studies with the old positions (S1 2.13)', () => {
  expect(menuOf('en_EN').map(({ name, href }) => [name, href])).toEqual([
    ['Our History', '/en/aboutUs/history?listid=0&lang=en_EN'],
    ['The Team', '/en/aboutUs/team?listid=1&lang=en_EN'],
    ['Videos', '/en/aboutUs/video?listid=2&lang=en_EN'],
    ['Case Studies', undefined],
  ])
})

test('on en_US the list has no team, so that case studies are at index 2 (S1 2.13, 9)', () => {
  expect(namesOf('en_US')).toEqual(['Our History', 'Videos', 'Case Studies'])
  expect(namesOf('en_UK')).toHaveLength(4)
  expect(namesOf('fr_FR')).toEqual(['Notre histoire', 'L’équipe', 'Vidéos', 'Études de cas'])
})

test('the children of case studies are the case types, below parentid 3 (S1 2.13, 9)', () => {
  expect(menuOf('es_ES').at(-1)?.children).toEqual([
    {
      id: '1',
      name: 'Biobanks',
      count: 8,
      href: '/en/aboutUs/case?listid=1&parentid=3&lang=es_ES',
      current: false,
    },
    {
      id: '2',
      name: 'Blood',
      count: 0,
      href: '/en/aboutUs/case?listid=2&parentid=3&lang=es_ES',
      current: false,
    },
  ])
})

test('one entry or one sub-entry is the active one (S1 2.13)', () => {
  const activeOf = (current: Parameters<typeof toAboutMenu>[0]['current']) =>
    toAboutMenu({ site: 'en_EN', caseTypes, current }).flatMap((entry) =>
      [entry, ...(entry.children ?? [])].filter((one) => one.current).map(({ name }) => name),
    )
  expect(activeOf('index')).toEqual([])
  expect(activeOf('team')).toEqual(['The Team'])
  expect(activeOf('cases')).toEqual(['Case Studies'])
  expect(activeOf({ caseType: '2' })).toEqual(['Blood'])
})
