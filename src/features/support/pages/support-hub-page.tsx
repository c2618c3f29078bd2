import { findFirstCovers } from '@/features/materials/queries'
import { findServiceTypes } from '@/features/services/queries'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { MediaItem } from '@/server/media'
import { DistributorStrip } from '../components/distributor-strip'
import { HubCards } from '../components/hub-cards'
import { findFolders } from '../queries'
import { supportTabs, type SupportPage } from '../view-models/tabs'
import { SupportFrame } from './support-frame'

/** The support hub of the international sites (S2 2.9): its tabs, and the link to the distributor area. */
export const supportHubPage: PageDefinition = async ({ site }) => {
  const t = translator(site, 'support')
  const pictures = await findPictures(site)
  const cards = supportTabs(site).map(({ page, label, href: address }) => {
    const picture = pictures[page]
    return {
      id: page,
      title: label,
      text: t(`hub.${page}`),
      href: address,
      picture: picture ? toPicture(picture) : undefined,
    }
  })
  return {
    meta: { title: t('title'), description: t('lead') },
    body: (
      <SupportFrame site={site} current={null} crumbs={[]} title={t('title')} lead={t('lead')}>
        <HubCards cards={cards} />
        <DistributorStrip site={site} />
      </SupportFrame>
    ),
  }
}

/** One picture from the content of each card's page. */
async function findPictures(site: SiteId): Promise<Record<SupportPage, MediaItem | null>> {
  const [covers, manuals, images, services] = await Promise.all([
    findFirstCovers(site, ['catalogue', 'product-video', 'user-video', 'launch-pack']),
    findFolders(site, 'manual', null),
    findFolders(site, 'image', null),
    findServiceTypes(site),
  ])
  return {
    supportProductBrochure: covers.catalogue ?? null,
    supportManualBrochure: coverIn(manuals),
    supportProductPicture: coverIn(images.toReversed()),
    supportProductVideo: covers['product-video'] ?? null,
    supportUserVideo: covers['user-video'] ?? null,
    supportTrainingMaterial: covers['launch-pack'] ?? null,
    supportCustomer: coverIn(services),
  }
}

function coverIn(items: { cover: MediaItem | null }[]): MediaItem | null {
  return items.find(({ cover }) => cover)?.cover ?? null
}
