import 'server-only'
import { findHtmlOf } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { Product } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { cms } from '@/server/cms'
import { type FileItem, findFiles } from '@/server/files'
import { findMedia, type MediaItem } from '@/server/media'
import { localeOptions } from '@/server/published'
import { query } from '@/server/query'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import { toCard } from './cards'
import { findDictionary, toParameters } from './dictionary'
import type { ApprovalItem, NamedItem, ProductDetail, ProductItem, TraitItem } from './items'
import { readNames } from './names'

/** A published product of the site, or null. */
export const findProduct = query<[SiteId, string], ProductDetail | null>({
  name: 'product',
  read: async (site, id) => {
    const [doc] = await findShown(site, { collection: 'products', where: [{ id: { equals: id } }] })
    return doc ? { ...(await toItem(site, doc)), ...pageFieldsOf('products', doc) } : null
  },
})

/** The newest version of a product, published or not; only for editors' previews, never cached. */
export async function findDraftProduct(site: SiteId, id: string): Promise<ProductDetail | null> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'products',
    where: { id: { equals: id } },
    draft: true,
    ...localeOptions(site),
    joins: false,
    limit: 1,
  })
  const [doc] = docs
  return doc ? asDraft(site, await toItem(site, doc)) : null
}

async function toItem(site: SiteId, doc: Product): Promise<ProductItem> {
  const { pictures, certificates, traits } = doc
  const [html, media, dictionary, files, replacedBy] = await Promise.all([
    findHtmlOf(site, [doc.overview]),
    findMedia(site, [
      doc.cover,
      ...(pictures ?? []),
      ...(certificates ?? []),
      ...(traits ?? []).map(({ image }) => image),
    ]),
    findDictionary(site),
    findFiles([doc.hdPicture]),
    readSuccessor(site, doc),
  ])
  return {
    ...toCard(doc, media),
    overview: html(doc.overview),
    pictures: picturesOf(pictures, media),
    certificates: picturesOf(certificates, media),
    hdPicture: toDownload(files.get(String(doc.hdPicture))),
    traits: (traits ?? []).map((trait) => toTrait(trait, media)).filter(isShown),
    parameters: toParameters(doc.parameters, dictionary),
    approvals: (doc.approvals ?? []).map(toApproval),
    markets: doc.markets ?? [],
    replacedBy,
    solutionIds: (doc.solutions ?? []).map(String),
    recommendationIds: (doc.recommendations ?? []).map(String),
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  }
}

function toDownload(file: FileItem | undefined): ProductItem['hdPicture'] {
  return file ? { url: file.url, name: file.name, restricted: file.restricted } : null
}

function picturesOf(ids: Product['pictures'], media: Map<string, MediaItem>): MediaItem[] {
  return (ids ?? []).flatMap((id) => media.get(String(id)) ?? [])
}

type Trait = NonNullable<Product['traits']>[number]
type Approval = NonNullable<Product['approvals']>[number]

function toTrait({ firstTrait, secondTraits, image }: Trait, media: Map<string, MediaItem>): TraitItem {
  const lines = (secondTraits ?? '').split('\n').map((line) => line.trim())
  return {
    image: media.get(String(image)) ?? null,
    firstTrait: firstTrait ?? '',
    secondTraits: lines.filter(Boolean),
  }
}

// A feature without text on this site would be a picture alone.
function isShown({ firstTrait, secondTraits }: TraitItem): boolean {
  return firstTrait !== '' || secondTraits.length > 0
}

function toApproval({ kind, code, expires, document }: Approval): ApprovalItem {
  return {
    kind,
    code: code ?? '',
    expires: expires?.slice(0, 'yyyy-mm-dd'.length) ?? null,
    materialId: document ? String(document) : null,
  }
}

async function readSuccessor(site: SiteId, { availability, replacedBy }: Product): Promise<NamedItem | null> {
  if (availability !== 'discontinued' || !replacedBy) return null
  const [successor] = await readNames(site, { id: { equals: String(replacedBy) } })
  return successor ? { id: successor.id, name: successor.name } : null
}
