import { GetObjectCommand, HeadObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { getStorageFilePath } from '@payloadcms/plugin-cloud-storage/utilities'
import type { PayloadRequest, UploadConfig } from 'payload'
import { signedUrlLifetime, type SignAs } from '@/lib/signed-url'
import { anyCollection } from '../any-collection'

type Handler = NonNullable<UploadConfig['handlers']>[number]

type Bucket = { client: S3Client; name: string }

type Target = { Bucket: string; Key: string; Range?: string }

/**
 * Reads uploads from the bucket, in place of the plugin's handler, which sends two requests for each and reads the body
 * even for HEAD. With `signAs` in the request context it redirects to a signed URL.
 */
export function s3ReadHandler({ name, config }: { name: string; config: S3ClientConfig }): Handler {
  const bucket = { client: new S3Client(config), name }
  return async (req, { doc, params: { collection, filename } }) => {
    const { config } = req.payload.collections[anyCollection(collection)]
    return read(bucket, await getStorageFilePath({ collection: config, doc, filename, req }), req)
  }
}

async function read(bucket: Bucket, Key: string, req: PayloadRequest): Promise<Response> {
  const target = { Bucket: bucket.name, Key, Range: req.headers.get('range') ?? undefined }
  const signAs = req.context.signAs as SignAs | undefined
  try {
    if (signAs) return await redirectToSigned(bucket, target, signAs)
    return req.method === 'HEAD' ? await describe(bucket, target) : await send(bucket, target, req.signal)
  } catch (error) {
    return errorResponse(error, req)
  }
}

async function send({ client }: Bucket, target: Target, signal?: AbortSignal | null): Promise<Response> {
  const found = await client.send(new GetObjectCommand(target), { abortSignal: signal ?? undefined })
  return new Response(found.Body?.transformToWebStream() ?? null, headOf(found))
}

async function describe({ client }: Bucket, target: Target): Promise<Response> {
  return new Response(null, headOf(await client.send(new HeadObjectCommand(target))))
}

/** Checks first that the file exists: behind a signed URL the storage would report a missing file as XML. */
async function redirectToSigned(bucket: Bucket, { Bucket, Key }: Target, signAs: SignAs): Promise<Response> {
  await bucket.client.send(new HeadObjectCommand({ Bucket, Key }))
  const command = new GetObjectCommand({
    Bucket,
    Key,
    ResponseContentDisposition: signAs.disposition,
    ResponseContentType: signAs.type,
    ResponseCacheControl: 'private, no-store',
  })
  const location = await getSignedUrl(bucket.client, command, { expiresIn: signedUrlLifetime })
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } })
}

type Found = { ContentLength?: number; ContentRange?: string; ContentType?: string }

function headOf({ ContentLength = 0, ContentRange, ContentType }: Found): ResponseInit {
  const headers = new Headers({ 'accept-ranges': 'bytes', 'content-length': String(ContentLength) })
  if (ContentRange) headers.set('content-range', ContentRange)
  if (ContentType) headers.set('content-type', ContentType)
  return { status: ContentRange ? 206 : 200, headers }
}

function errorResponse(error: unknown, req: PayloadRequest): Response {
  const { $metadata, $response } = error as {
    $metadata?: { httpStatusCode?: number }
    $response?: { headers?: Record<string, string> }
  }
  const status = $metadata?.httpStatusCode
  if (status === 404) return new Response(null, { status })
  const range = $response?.headers?.['content-range']
  if (status === 416) return new Response(null, { status, headers: range ? { 'content-range': range } : {} })
  if (!req.signal?.aborted) req.payload.logger.error({ err: error }, 'the storage could not be read')
  return new Response(null, { status: 503 })
}
