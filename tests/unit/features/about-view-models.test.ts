import { expect, test } from 'vitest'
import type { MilestoneItem, TeamGroupItem } from '@/features/about/queries'
import { toCompanyFacts } from '@/features/about/view-models/company-facts'
import { toHonours } from '@/features/about/view-models/honours'
import { toMilestoneYears } from '@/features/about/view-models/milestone-years'
import { toTeam } from '@/features/about/view-models/team'
import { picture, settings } from './samples'

function milestone(id: string, over: Partial<MilestoneItem>): MilestoneItem {
  return {
    id,
    title: `Entry ${id}`,
    content: '',
    year: 2003,
    month: null,
    picture: null,
    onHome: false,
    ...over,
  }
}

function person(name: string, over: Partial<TeamGroupItem['members'][number]> = {}) {
  return { id: name, name, title: '', department: 'Sales', email: '', picture: null, ...over }
}

const groups: TeamGroupItem[] = [
  { id: '1', name: 'Leadership', kind: 'leaders', members: [person('Gu', { email: 'gu@norvane.example' })] },
  { id: '2', name: 'Europe', kind: 'sales', members: [person('Sanz'), person('Ferrand')] },
  { id: '3', name: 'Nowhere', kind: 'sales', members: [] },
  { id: '4', name: 'Research', kind: 'rd', members: [person('Lin')] },
]

test('milestones are grouped by year, years and months newest first, each with month and text (S1 2.14, 3)', () => {
  const milestones = [
    milestone('1', { year: 2003 }),
    milestone('2', { year: 2026, month: 5, picture }),
    milestone('3', { year: 2026, month: 10, content: '<p>More.</p>' }),
  ]
  expect(toMilestoneYears('zh_CN', milestones)).toMatchObject([
    {
      year: 2026,
      entries: [
        { id: '3', month: '10月', html: '<p>More.</p>' },
        { id: '2', month: '5月', picture: { src: picture.url } },
      ],
    },
    { year: 2003, entries: [{ id: '1', month: undefined, title: 'Entry 1' }] },
  ])
  const monthOn = (site: 'en_US' | 'es_ES' | 'fr_FR') =>
    toMilestoneYears(site, milestones)[0]?.entries[1]?.month
  expect([monthOn('en_US'), monthOn('es_ES'), monthOn('fr_FR')]).toEqual(['May', 'mayo', 'mai'])
})

test('the team is grouped into leaders, sales by area, and research (S1 2.13)', () => {
  const team = toTeam('en_EN', groups)
  expect(team.leaders.map(({ name }) => name)).toEqual(['Gu'])
  expect(team.areas.map(({ name, people }) => [name, people.map((one) => one.name)])).toEqual([
    ['Europe', ['Sanz', 'Ferrand']],
  ])
  expect(team.research.map(({ name }) => name)).toEqual(['Lin'])
})

test('en_UK shows no research and development, the other sites do (S1 2.13)', () => {
  expect(toTeam('en_UK', groups).research).toEqual([])
  expect(toTeam('en_US', groups).research).toHaveLength(1)
})

test('a person has an email link only with an email address (S1 2.13, 5)', () => {
  const { leaders, areas } = toTeam('es_ES', groups)
  expect(leaders[0]?.mail).toEqual({
    href: 'mailto:gu@norvane.example',
    address: 'gu@norvane.example',
    label: 'Escribir a Gu',
  })
  expect(areas[0]?.people[0]?.mail).toBeUndefined()
})

test('an honour shows title, picture, and issuer and year if known (S1 2.14)', () => {
  const honour = { id: '1', title: '绿色工厂', issuer: '山海省', year: 2024, picture }
  const [whole] = toHonours('zh_CN', [honour])
  expect(whole).toMatchObject({
    title: '绿色工厂',
    note: '山海省 · 2024',
    enlarge: '放大查看：绿色工厂',
    picture: { src: picture.url },
  })
  const notes = toHonours('zh_CN', [
    { ...honour, issuer: '' },
    { ...honour, year: null },
    { ...honour, issuer: '', year: null, picture: null },
  ])
  expect(notes.map(({ note }) => note)).toEqual(['2024', '山海省', ''])
  expect(notes[2]?.picture).toBeUndefined()
})

test('the structured data of the company has the known fields and absolute addresses', () => {
  const known = { origin: 'https://norvane.example', home: '/en', foundingYear: 2003 }
  const given = settings({
    email: 'global@norvane.example',
    logo: '7',
    social: [{ kind: 'linkedin', address: 'https://linkedin.example/norvane' }, { kind: 'wechat' }],
  })
  expect(toCompanyFacts(given, known)).toMatchObject({
    name: 'Norvane',
    url: 'https://norvane.example/en',
    logo: 'https://norvane.example/file/pictures/a.png',
    email: 'global@norvane.example',
    telephone: undefined,
    foundingDate: '2003',
    sameAs: ['https://linkedin.example/norvane'],
  })
  expect(toCompanyFacts(settings(), { ...known, foundingYear: undefined })).toMatchObject({
    logo: undefined,
    foundingDate: undefined,
    sameAs: undefined,
  })
})
