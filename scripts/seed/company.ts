import type { CollectionSlug } from 'payload'
import {
  aboutItemSeeds,
  companyTextSeeds,
  honourSeeds,
  jobSeeds,
  milestoneSeeds,
  officePictureSeeds,
  partnerSeeds,
} from './content/company'
import { perSite } from './seed-context'
import { pictureId, createPlaceholders, publishAll, richTexts, type ContentContext } from './write-documents'

type Row = { id: string } & Record<string, unknown>

/** The company's texts, menu, history, honours, partners, workplaces and open positions. */
export async function seedCompany(writing: ContentContext): Promise<void> {
  await publishNew(writing, 'company-texts', textRows(writing))
  await publishNew(writing, 'about-items', aboutRows(writing))
  await publishNew(writing, 'milestones', milestoneRows(writing))
  await publishNew(
    writing,
    'honours',
    honourSeeds.map(({ title, issuer, picture, ...honour }) => ({
      ...honour,
      title: perSite(title),
      issuer: perSite(issuer),
      picture: pictureId(writing, picture),
    })),
  )
  await publishNew(
    writing,
    'office-pictures',
    officePictureSeeds.map(({ title, picture, ...office }) => ({
      ...office,
      title: perSite(title),
      picture: pictureId(writing, picture),
    })),
  )
  await publishNew(
    writing,
    'partners',
    partnerSeeds.map(({ name, logo, ...partner }) => ({
      ...partner,
      name: perSite(name),
      logo: pictureId(writing, logo),
    })),
  )
  await publishNew(writing, 'jobs', jobRows())
}

/** Creates and publishes documents that no earlier document refers to. */
export async function publishNew(
  writing: ContentContext,
  collection: CollectionSlug,
  rows: Row[],
): Promise<void> {
  await createPlaceholders({ ...writing, collection, rows })
  await publishAll({ ...writing, collection, rows })
}

function textRows(writing: ContentContext): Row[] {
  return companyTextSeeds.map(({ title, lead, picture, content, updateTime, ...text }) => ({
    ...text,
    title: perSite(title),
    lead: perSite(lead),
    picture: pictureId(writing, picture),
    content: richTexts(writing, content),
    updateTime: new Date(updateTime).toISOString(),
  }))
}

function aboutRows(writing: ContentContext): Row[] {
  return aboutItemSeeds.map(({ title, content, ...item }) => ({
    ...item,
    title: perSite(title),
    content: richTexts(writing, content),
  }))
}

function milestoneRows(writing: ContentContext): Row[] {
  return milestoneSeeds.map(({ title, content, picture, ...milestone }) => ({
    ...milestone,
    title: perSite(title),
    content: richTexts(writing, content),
    picture: pictureId(writing, picture),
  }))
}

function jobRows(): Row[] {
  return jobSeeds.map(({ name, department, place, createTime, ...job }) => ({
    ...job,
    name: perSite(name),
    department: perSite(department),
    place: perSite(place),
    createTime: new Date(createTime).toISOString(),
  }))
}
