import { createLocalReq, type BasePayload, type CollectionSlug, type PayloadRequest } from 'payload'

type Wanted = {
  slug: CollectionSlug
  filename: string
  /** The row of the upload; the storage finds the bytes by it. */
  doc: { prefix?: string | null }
  method?: 'GET' | 'HEAD'
  /** As the header `range` says it; null for the whole. */
  range?: string | null
  context?: Record<string, unknown>
}

/** What the storage answers for the bytes of an upload, be it a disk or a bucket. Who may have them is checked before. */
export async function readUpload(
  payload: BasePayload,
  { slug, filename, doc, method = 'GET', range = null, context = {} }: Wanted,
): Promise<Response> {
  const handlers = payload.collections[slug].config.upload.handlers ?? []
  const req: PayloadRequest = Object.assign(await createLocalReq({ context }, payload), {
    headers: new Headers(range === null ? {} : { range }),
    method,
  })
  for (const handler of handlers) {
    const params = { collection: slug, filename, prefix: doc.prefix ?? undefined }
    const answer = await handler(req, { doc: doc as never, headers: new Headers(), params })
    if (answer) return answer
  }
  throw new Error(`The storage of ${slug} gave no answer.`)
}
