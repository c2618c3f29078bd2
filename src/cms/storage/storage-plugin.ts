import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionConfig, Plugin, UploadConfig } from 'payload'
import { withDeferredRemoval } from './deferred-removal'
import { localStorage } from './local-storage'
import { s3ReadHandler } from './s3-read-handler'

export type StorageSettings = {
  folder: string
  s3?: { bucket: string; endpoint?: string; region?: string; accessKeyId: string; secretAccessKey: string }
}

const prefixes = { media: 'pictures', files: 'documents', 'request-files': 'requests' } as const

/** Uploads on the local disk, or in an S3-compatible bucket when one is set; public addresses are the same. */
export function storagePlugin(settings: StorageSettings): Plugin {
  return withDeferredRemoval(storageOf(settings), Object.keys(prefixes))
}

function storageOf({ folder, s3 }: StorageSettings): Plugin {
  const publicFile = (slug: 'media' | 'files') => ({
    prefix: prefixes[slug],
    disableLocalStorage: true as const,
    generateFileURL: ({ filename }: { filename: string }) => `/file/${prefixes[slug]}/${filename}`,
  })
  const collections = {
    media: publicFile('media'),
    files: publicFile('files'),
    // These have no public address: the inbox opens them.
    'request-files': { prefix: prefixes['request-files'], disableLocalStorage: true as const },
  }
  if (!s3) {
    const adapter = localStorage(folder)
    return cloudStoragePlugin({
      alwaysInsertFields: true,
      collections: {
        media: { adapter, ...collections.media },
        files: { adapter, ...collections.files },
        'request-files': { adapter, ...collections['request-files'] },
      },
    })
  }
  const config = {
    endpoint: s3.endpoint,
    region: s3.region ?? 'auto',
    forcePathStyle: Boolean(s3.endpoint),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Not every S3-compatible storage supports the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const store = s3Storage({
    alwaysInsertFields: true,
    bucket: s3.bucket,
    config,
    collections,
  })
  const handlers = [s3ReadHandler({ name: s3.bucket, config })]
  return async (incoming) => {
    const stored = await store(incoming)
    return { ...stored, collections: stored.collections?.map((collection) => readBy(collection, handlers)) }
  }
}

type Handlers = UploadConfig['handlers']

function readBy(collection: CollectionConfig, handlers: Handlers): CollectionConfig {
  const { slug, upload } = collection
  if (!Object.hasOwn(prefixes, slug) || typeof upload !== 'object') return collection
  return { ...collection, upload: { ...upload, handlers } }
}
