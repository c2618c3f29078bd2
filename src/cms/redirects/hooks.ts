import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { pagedCollections, type PagedDocument } from '@/addresses/document-pages'
import { readAddress } from '@/addresses/redirects'
import { isSiteId } from '@/i18n/locales'
import { refuse } from '@/lib/app-error'
import { isOneOf } from '@/lib/typed-keys'
import type { Redirect } from '@/payload-types'
import { deleteMissing } from '../missing-addresses/delete-missing'
import { adminText } from '../texts'
import { checkRedirect, messageOf, type Checked } from './check'
import { normalise } from './normalise'
import { ownOriginsOf } from './own-origins'
import { findAllRedirects, lockRedirects, toRelation } from './stored'
import { findPublicSites } from './targets'

/** Set for saves whose rows were checked together, as those of a table. */
export const checkedTogether = 'redirectsAreChecked'

type Written = Partial<Pick<Redirect, 'from' | 'site' | 'document' | 'address'>>

/** Stores both addresses in their one spelling. */
export const normaliseRedirectHook: CollectionBeforeValidateHook<Redirect> = ({ data, originalDoc, req }) => {
  if (!data) return data
  const { from, site, document, address } = { ...originalDoc, ...data } satisfies Written
  const normalised = normalise(
    {
      from: from ?? '',
      site: site ?? 'all',
      document: toDocument(document),
      // What belongs to a document that is no longer chosen is not an address that somebody has written.
      address: wasOfDocument(data, originalDoc) ? '' : (address ?? ''),
    },
    ownOriginsOf(req),
  )
  return { ...data, ...normalised, document: toRelation(normalised.document) }
}

/** Refuses what would not work or not end, beside all other redirects. */
export const checkRedirectHook: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  context,
  req,
}) => {
  if (context[checkedTogether]) return data
  await lockRedirects(req)
  const redirect = toChecked({ ...originalDoc, ...data })
  const all = (await findAllRedirects(req)).filter(({ id }) => id !== originalDoc?.id)
  const fault = checkRedirect(redirect, {
    all,
    others: all.filter(({ enabled }) => enabled),
    publicSites: await findPublicSites(req, redirect.document ? [redirect.document] : []),
  })
  if (fault) refuse('invalid', messageOf(fault, adminText(req)), { field: fault.field })
  return data
}

/** A missing address with a redirect is not missing any more. */
export const resolveMissingAddresses: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  // The document of this hook is without hidden fields.
  const read = readAddress(doc.from)
  if (doc.enabled && 'key' in read) await deleteMissing(req, { site: doc.site, key: read.key })
}

function wasOfDocument(data: Partial<Redirect>, originalDoc: Redirect | undefined): boolean {
  return Boolean(originalDoc?.document) && data.document === null && data.address === originalDoc?.address
}

function toChecked({ from, site, document, address, key, permanent, enabled }: Partial<Redirect>): Checked {
  return {
    from: from ?? '',
    site: site === 'all' || !isSiteId(site) ? 'all' : site,
    document: toDocument(document),
    address: address ?? '',
    key: key ?? '',
    permanent: permanent !== false,
    enabled: enabled !== false,
  }
}

function toDocument(document: Redirect['document']): PagedDocument | null {
  if (!document || !isOneOf(pagedCollections, document.relationTo)) return null
  const { value } = document
  const id = typeof value === 'object' ? value.id : value
  return id ? { collection: document.relationTo, id } : null
}
