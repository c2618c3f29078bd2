import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { findDocuments } from '@/server/documents'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import type { OfficePictureItem } from './items'

/** Pictures of the offices, by order and id. */
export const findOfficePictures = query<[SiteId], OfficePictureItem[]>({
  name: 'office-pictures',
  read: (site) => readPictures(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftOfficePictures = (site: SiteId) => readPictures(site, true)

async function readPictures(site: SiteId, draft: boolean): Promise<OfficePictureItem[]> {
  const docs = await findDocuments(site, { collection: 'office-pictures', draft })
  const media = await findMedia(
    site,
    docs.map(({ picture }) => picture),
  )
  return docs.map(({ id, title, picture }) => ({
    id,
    title: title ?? '',
    picture: media.get(String(picture)) ?? null,
  }))
}
