import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { readLink } from '@/addresses/link-targets'
import { asObject } from '@/lib/unknown-values'
import { isLinkAddress } from '../fields/link-address'
import { findPublicRow } from '../hooks/public-row'
import { adminText } from '../texts'

type Options = {
  req: PayloadRequest
  collectionSlug?: string
  id?: number | string
}

/**
 * Validates the target of a link: the address of a page or file of the sites, or that of another website. What is
 * public already may stay, so that old links do not keep a document from being saved.
 * @param global the global that has the field, which Payload does not tell
 */
export function checkTarget(global?: string) {
  return async (value: unknown, options: Options): Promise<string | true> => {
    if (!value) return true
    const t = adminText(options.req)
    if (typeof value !== 'string' || !isLinkAddress(value)) return t('targets:invalid')
    const isKnown = !value.startsWith('/') || readLink(value).kind !== 'none'
    if (isKnown || (await isPublic(value, options, global))) return true
    return t('targets:noSuchPage', { address: value })
  }
}

async function isPublic(address: string, { req, collectionSlug, id }: Options, global?: string) {
  if (global) return contains(await req.payload.db.findGlobal({ slug: global as GlobalSlug, req }), address)
  if (!collectionSlug || id === undefined) return false
  return contains(
    await findPublicRow({ slug: collectionSlug as CollectionSlug, id: String(id), req }),
    address,
  )
}

function contains(value: unknown, text: string): boolean {
  if (Array.isArray(value)) return value.some((one) => contains(one, text))
  return value === text || Object.values(asObject(value)).some((one) => contains(one, text))
}
