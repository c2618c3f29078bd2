import { createLocalReq, type BasePayload, type CollectionSlug, type PayloadRequest } from 'payload'

type ReadOptions = {
  slug: CollectionSlug
  filename: string
  /** The row of the upload; the storage finds the bytes by it. */
  doc: { prefix?: string | null }
  method?: 'GET' | 'HEAD'
  /** The value of the `range` header; null for the whole file. */
  range?: string | null
  context?: Record<string, unknown>
}

/** Reads the bytes of an upload from the disk or the bucket. The caller checks access. */
export async function readUpload(
  payload: BasePayload,
  { slug, filename, doc, method = 'GET', range = null, context = {} }: ReadOptions,
): Promise<Response> {
  const handlers = payload.collections[slug].config.upload.handlers ?? []
  const req: PayloadRequest = Object.assign(await createLocalReq({ context }, payload), {
    headers: new Headers(range === null ? {} : { range }),
    method,
  })
  for (const handler of handlers) {
    const params = { collection: slug, filename, prefix: doc.prefix ?? undefined }
    const response = await handler(req, { doc: doc as never, headers: new Headers(), params })
    if (response) return response
  }
  throw new Error(`The storage of ${slug} returned no response.`)
}
