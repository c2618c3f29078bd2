import { missingPageMeta } from '@/lib/gateway-protocol'

/** Next sends every rendered page with status 200; the not-found view of a document is marked by a meta element. */
export function pageStatus(status: number, body: Buffer): number {
  return status === 200 &&
    body.includes(`name="${missingPageMeta.name}" content="${missingPageMeta.content}"`)
    ? 404
    : status
}
