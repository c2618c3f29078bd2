import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { HomePage } from '@/payload-types'
import { cms } from '@/server/cms'
import { findMedia } from '@/server/media'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'
import type { HomePageItem, IotItem } from './items'

/** The editable content of the home page besides its lists. */
export const findHomePage = query<[SiteId], HomePageItem>({
  name: 'home-page',
  read: (site) => readHomePage(site, false),
})

/** The same with unpublished changes; only for editors' previews, never cached. */
export const findDraftHomePage = (site: SiteId) => readHomePage(site, true)

async function readHomePage(site: SiteId, draft: boolean): Promise<HomePageItem> {
  const payload = await cms()
  // Before the first save a global has no fields at all.
  const page: Partial<HomePage> = await payload.findGlobal({
    slug: 'home-page',
    draft,
    ...localeOptions(site),
  })
  const { statistics, iot } = page
  return {
    statistics: (statistics ?? []).map(({ figure, label, note }) => ({
      figure: figure ?? '',
      label,
      note: note ?? '',
    })),
    iot: await toIot(site, iot),
  }
}

async function toIot(site: SiteId, iot: HomePage['iot']): Promise<IotItem | null> {
  if (!iot?.title) return null
  const { title, text, points, picture, linkLabel, linkAddress } = iot
  const media = await findMedia(site, [picture])
  return {
    title,
    text: text ?? '',
    points: (points ?? []).map((point) => point.text),
    picture: media.get(String(picture)) ?? null,
    link: linkLabel && linkAddress ? { label: linkLabel, address: linkAddress } : null,
  }
}
