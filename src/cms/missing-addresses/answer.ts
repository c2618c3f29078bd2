import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { pagedCollections } from '@/addresses/document-pages'
import { readAddress } from '@/addresses/redirects'
import { leadsTo } from '@/addresses/redirect-chains'
import { refuse } from '@/lib/app-error'
import { checkedTogether } from '../redirects/hooks'
import { findAllRedirects, toRelation } from '../redirects/stored'
import { adminText } from '../texts'

export const answerSchema = z.object({
  document: z.object({ collection: z.enum(pagedCollections), id: z.string().min(1).max(40) }).optional(),
  address: z.string().max(2000).optional(),
})

export type WithdrawalAnswer = z.infer<typeof answerSchema>

/**
 * Where the address of a withdrawn document leads: a redirect, or nowhere. Redirects that led to the document lead to
 * the new target, so that visitors follow one only.
 */
export async function answerWithdrawal(
  req: PayloadRequest,
  id: string,
  { document, address }: WithdrawalAnswer,
): Promise<void> {
  const row = await req.payload.findByID({ collection: 'missing-addresses', id, req, disableErrors: true })
  if (!row) refuse('notFound', adminText(req)('errors:noSuchDocument'))
  if (!document && address === undefined) {
    await req.payload.delete({ collection: 'missing-addresses', id, req })
    return
  }
  const { address: from, site } = row
  const read = readAddress(from)
  const key = 'key' in read ? read.key : ''
  const target = { document: toRelation(document ?? null), address: address ?? '' }
  for (const redirect of await findAllRedirects(req)) {
    if (!leadsTo(redirect, { site, key })) continue
    await req.payload.update({
      collection: 'redirects',
      id: redirect.id,
      data: target,
      context: { [checkedTogether]: true },
      depth: 0,
      req,
    })
  }
  // The context of the request would be that of the updates.
  await req.payload.create({
    collection: 'redirects',
    data: { from, site, ...target, permanent: true, enabled: true },
    context: { [checkedTogether]: false },
    depth: 0,
    req,
  })
}
