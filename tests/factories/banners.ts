import type { Payload } from 'payload'
import type { Banner } from '@/payload-types'
import { savingOf, type Saving } from './saving'

/** A slide, shown on every site and published by default. */
export async function makeBanner(cms: Payload, data: Partial<Banner> = {}, saving: Saving = {}) {
  const { status, ...options } = savingOf(saving)
  const defaults = { title: 'A slide', order: 0, _status: status }
  return cms.create({ collection: 'banners', ...options, data: { ...defaults, ...data } as Banner })
}

/** Saves changes to a slide: published, or as a draft on top. */
export async function changeBanner(cms: Payload, id: string, data: Partial<Banner>, saving: Saving = {}) {
  const { status, ...options } = savingOf(saving)
  return cms.update({ collection: 'banners', id, ...options, data: { _status: status, ...data } })
}
