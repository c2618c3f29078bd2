import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { savingOf, type Saving } from './saving'
import { makeVideoFile, makePicture } from './uploads'

type Make<Slug extends CollectionSlug> = (
  cms: Payload,
  data?: Partial<DataFromCollectionSlug<Slug>>,
  saving?: Saving,
) => Promise<DataFromCollectionSlug<Slug>>

/** Rows shown on every site and published by default; `needed` creates what they require. */
function factoryOf<Slug extends CollectionSlug>(
  collection: Slug,
  defaults: object,
  needed: (cms: Payload, data: object) => Promise<object> = () => Promise.resolve({}),
): Make<Slug> {
  return async (cms, data = {}, saving = {}) => {
    const { status, ...options } = savingOf(saving)
    const row = { _status: status, ...defaults, ...(await needed(cms, data)), ...data }
    const created = await cms.create({ collection, ...options, data: row } as Parameters<
      typeof cms.create<Slug, never>
    >[0])
    return created as DataFromCollectionSlug<Slug>
  }
}

/** A field that `make` creates unless the data contain it. */
const own =
  (field: string, make: (cms: Payload) => Promise<{ id: string }>) => async (cms: Payload, data: object) =>
    field in data ? {} : { [field]: (await make(cms)).id }

export const makeVideo = factoryOf(
  'company-videos',
  { title: 'A film', order: 0 },
  own('video', (cms) => makeVideoFile(cms)),
)

/** Each place has one text. */
export const makeCompanyText = factoryOf('company-texts', { title: 'About us', place: 'introduction' })

export const makeAboutItem = factoryOf('about-items', {
  title: 'An item',
  pageType: '1',
  shows: 'text',
  order: 0,
})

export const makeMilestone = factoryOf('milestones', { title: 'A step', year: 2003 })

export const makeHonour = factoryOf('honours', { title: 'A prize', order: 0 })

export const makeTeamGroup = factoryOf('team-groups', {
  name: 'A group',
  kind: 'sales',
  order: 0,
  _status: undefined,
})

export const makeTeamMember = factoryOf(
  'team-members',
  { name: 'A colleague', order: 0 },
  own('group', (cms) => makeTeamGroup(cms)),
)

export const makePartner = factoryOf(
  'partners',
  { name: 'A partner', order: 0 },
  own('logo', (cms) => makePicture(cms)),
)

export const makeInvestorVideo = factoryOf(
  'investor-videos',
  { name: 'Results', linkType: 'inline', order: 0 },
  async (cms, data) => ('linkType' in data ? {} : own('video', makeVideoFile)(cms, data)),
)

export const makeJob = factoryOf('jobs', {
  name: 'Engineer',
  order: 0,
  createTime: '2026-01-01T00:00:00.000Z',
})

export const makeOfficePicture = factoryOf(
  'office-pictures',
  { title: 'The hall', order: 0 },
  own('picture', (cms) => makePicture(cms)),
)
