import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { makeAboutItem, makeCompanyText, makeJob, makePartner } from '../factories/company'
import { makeDocument, makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
})

const published = { _status: 'published' }
const create = (collection: string, data: object) =>
  rest(`${collection}?locale=en_EN`, { token, data: { ...published, order: 0, ...data } })
const change = (path: string, data: object) => rest(path, { method: 'PATCH', token, data })
const countOf = async (collection: CollectionSlug) => (await cms.count({ collection })).totalDocs

type Refusal = { errors: { data?: { errors?: { path: string; message: string }[] } }[] }

/** The invalid fields in an error response, with their messages. */
function messagesOf(body: object): Record<string, string> {
  const [first] = (body as Refusal).errors
  return Object.fromEntries((first?.data?.errors ?? []).map(({ path, message }) => [path, message]))
}

const year = 'Enter a whole number from 1900 to 2100.'
const month = 'Enter a whole number from 1 to 12.'
const address = 'Start with https://, http:// or /.'
const target =
  'Choose a page or document from the list, or enter the address of another website with https://.'

test.each<[string, CollectionSlug, object, Record<string, string>]>([
  ['a milestone of half a year', 'milestones', { title: 'A step', year: 2003.5 }, { year }],
  ['a milestone without a year', 'milestones', { title: 'A step' }, { year: 'This field is required.' }],
  ['a milestone of a thirteenth month', 'milestones', { title: 'A step', year: 2003, month: 13 }, { month }],
  ['an honour before the company could be', 'honours', { title: 'A prize', year: 1899 }, { year }],
  ['a job that runs a script', 'jobs', { name: 'Engineer', link: 'javascript:alert(1)' }, { link: target }],
  ['an address without its protocol', 'jobs', { name: 'Engineer', link: '//example.com' }, { link: target }],
  [
    'an inline investor video without a file',
    'investor-videos',
    { name: 'Results', linkType: 'inline' },
    { video: 'Choose a video, or choose that it opens another site.' },
  ],
  [
    'an external investor video without an address',
    'investor-videos',
    { name: 'Results', linkType: 'link' },
    { address: 'Enter the address of the video, or choose that it plays on the page.' },
  ],
  ['a team member of no group', 'team-members', { name: 'Ada' }, { group: expect.any(String) as string }],
  [
    'an office without its picture',
    'office-pictures',
    { title: 'Hall' },
    { picture: expect.any(String) as string },
  ],
  ['a partner without a logo', 'partners', { name: 'A partner' }, { logo: expect.any(String) as string }],
  [
    'a company video without a file',
    'company-videos',
    { title: 'A film' },
    { video: expect.any(String) as string },
  ],
])(
  '%s is refused with the field, and nothing is saved (issue 4, bad input)',
  async (_what, collection, data, messages) => {
    const before = await countOf(collection)
    const { status, body } = await create(collection, data)
    expect({ status, messages: messagesOf(body) }).toEqual({ status: 400, messages })
    expect(await countOf(collection)).toBe(before)
  },
)

test('fields that are required for publication may be empty in a draft', async () => {
  const draft = { _status: 'draft' }
  for (const [collection, data] of [
    ['investor-videos', { name: 'Results', linkType: 'inline' }],
    ['office-pictures', { title: 'Hall' }],
    ['milestones', { title: 'A step' }],
  ] as const) {
    const { status } = await rest(`${collection}?draft=true`, { token, data: { ...draft, ...data } })
    expect({ collection, status }).toEqual({ collection, status: 201 })
  }
})

test('a document is neither a video nor captions (S1 2.12)', async () => {
  const file = (await makeDocument(cms)).id
  const { status, body } = await create('company-videos', { title: 'A film', video: file, captions: file })
  expect({ status, paths: Object.keys(messagesOf(body)).toSorted() }).toEqual({
    status: 400,
    paths: ['captions', 'video'],
  })
  expect(await countOf('company-videos')).toBe(0)
})

test('an item of the about menu cannot be placed below itself or on a third level (S1 2.14)', async () => {
  const top = await makeAboutItem(cms, { title: 'About' })
  const low = await makeAboutItem(cms, { title: 'Culture', parent: top.id })
  const itself = await change(`about-items/${top.id}`, { parent: top.id })
  expect(messagesOf(itself.body)).toEqual({ parent: 'A menu item cannot be placed below itself.' })
  const loop = await change(`about-items/${top.id}`, { parent: low.id })
  expect(messagesOf(loop.body)).toEqual({ parent: 'A menu item cannot be placed below itself.' })
  const third = await create('about-items', { title: 'Third', parent: low.id, pageType: '1', shows: 'text' })
  const levels = 'Menu items have at most 2 levels: choose a parent higher up.'
  expect({ status: third.status, messages: messagesOf(third.body) }).toEqual({
    status: 400,
    messages: { parent: levels },
  })
  expect(await cms.findByID({ collection: 'about-items', id: top.id })).toMatchObject({ parent: null })
  expect(await countOf('about-items')).toBe(2)
})

test('a page has one text: a second one is refused, also as a draft (S1 2.13-2.18)', async () => {
  await makeCompanyText(cms, { place: 'legal', title: 'Legal notice' })
  const other = await makeCompanyText(cms, { place: 'future-partners', title: 'Partners' })
  const place = '“Legal notice” has a text already: change that one, or choose another place.'
  const second = { place: 'legal', title: 'Another' }
  for (const response of [
    await create('company-texts', second),
    await rest('company-texts?draft=true', { token, data: { ...second, _status: 'draft' } }),
    await change(`company-texts/${other.id}?draft=true&autosave=true`, { place: 'legal', _status: 'draft' }),
  ]) {
    expect({ status: response.status, messages: messagesOf(response.body) }).toEqual({
      status: 400,
      messages: { place },
    })
  }
  expect(await countOf('company-texts')).toBe(2)
  const kept = await change(`company-texts/${other.id}`, { ...published, place: 'future-partners' })
  expect(kept.status).toBe(200)
})

test('a page whose text is a draft is taken', async () => {
  const { id } = await makeCompanyText(cms, { place: 'second-about', title: 'More' }, { draft: true })
  await cms.update({ collection: 'company-texts', id, draft: true, data: { place: 'milestones' } })
  const { status, body } = await create('company-texts', { place: 'milestones', title: 'Another' })
  expect({ status, paths: Object.keys(messagesOf(body)) }).toEqual({ status: 400, paths: ['place'] })
})

test('a statistic without its label is refused with its row, and the home page stays (S1 2.6, 2.7)', async () => {
  const path = 'globals/home-page?locale=en_EN'
  const save = (statistics: object[]) => rest(path, { token, data: { ...published, statistics } })
  expect((await save([{ figure: '500+', label: 'biobanks' }])).status).toBe(200)
  const { status, body } = await save([{ figure: '9', label: 'lines' }, { figure: '12' }])
  expect({ status, paths: Object.keys(messagesOf(body)) }).toEqual({
    status: 400,
    paths: ['statistics.1.label'],
  })
  expect((await rest(path, { token })).body).toMatchObject({ statistics: [{ figure: '500+' }] })
})

test('addresses of the globals are web addresses', async () => {
  const link = 'javascript:alert(1)'
  const home = await rest('globals/home-page', { token, data: { ...published, iot: { linkAddress: link } } })
  const careers = await rest('globals/careers', { token, data: { ...published, campusAddress: link } })
  const stocks = { address: link }
  const investors = await rest('globals/investor-relations', { token, data: { ...published, stocks } })
  expect([home, careers, investors].map(({ body }) => messagesOf(body))).toEqual([
    { 'iot.linkAddress': target },
    { campusAddress: target },
    { 'stocks.address': address },
  ])
})

test('a change with one bad field changes none of the others (issue 4, bad input)', async () => {
  const { id } = await makeJob(cms, { name: 'Engineer', link: '/en' })
  expect((await change(`jobs/${id}`, { ...published, name: 'Chief', link: 'ftp://x' })).status).toBe(400)
  expect(await cms.findByID({ collection: 'jobs', id })).toMatchObject({ name: 'Engineer', link: '/en' })
  const logo = (await makePicture(cms)).id
  const partner = await makePartner(cms, { name: 'A partner', logo })
  const refused = await change(`partners/${partner.id}`, { ...published, name: 'Other', logo: null })
  expect({ status: refused.status, paths: Object.keys(messagesOf(refused.body)) }).toEqual({
    status: 400,
    paths: ['logo'],
  })
  expect(await cms.findByID({ collection: 'partners', id: partner.id, depth: 0 })).toMatchObject({
    name: 'A partner',
    logo,
  })
})

test.each([
  ['milestones', '2012', 'abc'],
  ['honours', '2012', 'abc'],
])('the list of %s is searched for words and years alike', async (collection, ...words) => {
  for (const word of words) {
    const query = new URLSearchParams({ 'where[or][0][title][like]': word, 'where[or][1][year][like]': word })
    expect((await rest(`${collection}?${query}`, { token })).status).toBe(200)
  }
})
