import type {
  DocumentViewServerProps,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { siteIds, type SiteId } from '@/i18n/locales'
import { previewedIn, previewPath } from './preview-path'
import { findStoredState, type StoredState } from './stored-state'

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig

/** The document or global of a view. */
export type ViewedDocument = {
  slug: string
  /** Empty for a global. */
  id: string
  config: Config
  /** The field with the title of a collection's documents. */
  titleField: string | undefined
  draft: StoredState
  published: StoredState | null
  /** The address of the preview for each site that has a page for it. */
  addresses: Map<SiteId, string>
}

/** What a view beside the form shows; null if the user may not read it. */
export async function findViewedDocument({
  collectionConfig,
  globalConfig,
  docID,
  req,
}: DocumentViewServerProps['initPageResult']): Promise<ViewedDocument | null> {
  const config = collectionConfig ?? globalConfig
  if (!config) return null
  const document = { slug: config.slug, id: collectionConfig ? String(docID) : '' }
  const reader = { payload: req.payload, user: req.user }
  const draft = await findStoredState(reader, { ...document, version: 'draft' })
  if (!draft) return null
  return {
    ...document,
    config,
    titleField: collectionConfig?.admin.useAsTitle,
    draft,
    published: await findStoredState(reader, { ...document, version: 'published' }),
    addresses: await pageAddresses(req, config, draft),
  }
}

async function pageAddresses(req: PayloadRequest, { admin }: Config, document: StoredState) {
  const addresses = new Map<SiteId, string>()
  for (const site of siteIds) {
    const address = await admin.preview?.(document, { locale: site, req, token: null })
    if (address && hasPage(address, site)) addresses.set(site, address)
  }
  return addresses
}

function hasPage(address: string, site: SiteId): boolean {
  const query = new URLSearchParams(address.split('?')[1])
  return previewPath({ ...previewedIn(query), site }) !== null
}

/** The address of the page in a stored state. */
export function addressOfVersion(address: string, id: string, version: string): string {
  return `${address}&${new URLSearchParams({ document: id, version })}`
}
