import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { ServiceContract } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { findDraft } from '@/server/documents'
import { findMedia, type MediaItem } from '@/server/media'
import { query } from '@/server/query'
import { findShown, pageFieldsOf, type OnOwnPage } from '@/server/shown-documents'
import type { ContractCardItem, ContractItem } from './items'

/** The contracts of a service solution in order; empty for an unknown one. */
export const findContracts = query<[SiteId, string], ContractCardItem[]>({
  name: 'service-contracts',
  read: async (site, typeId) => {
    const docs = await findShown(site, {
      collection: 'service-contracts',
      where: [{ type: { equals: typeId } }],
      select: { title: true, type: true, product: true, cover: true },
    })
    const media = await findMedia(
      site,
      docs.map(({ cover }) => cover),
    )
    return docs.map((doc) => toCard(doc, media))
  },
})

/** A published contract of the site, or null. */
export const findContract = query<[SiteId, string], ContractItem | null>({
  name: 'service-contract',
  read: async (site, id) => {
    const [doc] = await findShown(site, { collection: 'service-contracts', where: [{ id: { equals: id } }] })
    return doc ? { ...(await toItem(site, doc)), ...pageFieldsOf('service-contracts', doc) } : null
  },
})

/** The newest version of a contract, published or not; only for editors' previews, never cached. */
export async function findDraftContract(site: SiteId, id: string): Promise<ContractItem | null> {
  const doc = await findDraft(site, 'service-contracts', { id: { equals: id } })
  return doc && asDraft(site, await toItem(site, doc))
}

async function toItem(site: SiteId, doc: ServiceContract): Promise<Omit<ContractItem, keyof OnOwnPage>> {
  const { html, media } = await findContents(site, [doc], {
    texts: ({ overview, packageDetail }) => [overview, packageDetail],
    pictures: ({ cover, traits }) => [cover, ...(traits ?? []).map(({ image }) => image)],
  })
  return {
    ...toCard(doc, media),
    overview: html(doc.overview),
    packageDetail: html(doc.packageDetail),
    traits: (doc.traits ?? []).map((trait) => toTrait(trait, media)).filter(isShown),
    fileIds: (doc.files ?? []).map(String),
    sites: doc.sites,
  }
}

type CardDoc = Pick<ServiceContract, 'id' | 'title' | 'type' | 'product' | 'cover'>

function toCard(doc: CardDoc, media: Map<string, MediaItem>): ContractCardItem {
  return {
    id: doc.id,
    title: doc.title ?? '',
    typeId: String(doc.type),
    productId: doc.product ? String(doc.product) : null,
    cover: media.get(String(doc.cover)) ?? null,
  }
}

type Trait = ContractItem['traits'][number]

function toTrait(
  { firstTrait, secondTrait, image }: NonNullable<ServiceContract['traits']>[number],
  media: Map<string, MediaItem>,
): Trait {
  return {
    image: media.get(String(image)) ?? null,
    firstTrait: firstTrait ?? '',
    secondTrait: secondTrait ?? '',
  }
}

// A benefit without text on this site would be a picture alone.
function isShown({ firstTrait, secondTrait }: Trait): boolean {
  return firstTrait !== '' || secondTrait !== ''
}
