import { missingPageMeta } from '@/lib/missing-page'

/** Next gives every page it makes the status 200; one that shows that nothing is there says so in its head. */
export function pageStatus(status: number, body: Buffer): number {
  return status === 200 &&
    body.includes(`name="${missingPageMeta.name}" content="${missingPageMeta.content}"`)
    ? 404
    : status
}
