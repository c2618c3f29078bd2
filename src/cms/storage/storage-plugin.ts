import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import { withLateRemoval } from './late-removal'
import { localStorage } from './local-storage'

export type StorageSettings = {
  folder: string
  s3?: { bucket: string; endpoint?: string; region?: string; accessKeyId: string; secretAccessKey: string }
}

const prefixes = { media: 'pictures', files: 'documents' } as const

/** Uploads on the local disk, or in an S3-compatible bucket when one is set; public addresses are the same. */
export function storagePlugin(settings: StorageSettings): Plugin {
  return withLateRemoval(storageOf(settings), Object.keys(prefixes))
}

function storageOf({ folder, s3 }: StorageSettings): Plugin {
  const options = (slug: keyof typeof prefixes) => ({
    prefix: prefixes[slug],
    disableLocalStorage: true,
    generateFileURL: ({ filename }: { filename: string }) => `/file/${prefixes[slug]}/${filename}`,
  })
  if (!s3) {
    const adapter = localStorage(folder)
    return cloudStoragePlugin({
      alwaysInsertFields: true,
      collections: { media: { adapter, ...options('media') }, files: { adapter, ...options('files') } },
    })
  }
  return s3Storage({
    alwaysInsertFields: true,
    bucket: s3.bucket,
    collections: { media: options('media'), files: options('files') },
    config: {
      endpoint: s3.endpoint,
      region: s3.region ?? 'auto',
      forcePathStyle: Boolean(s3.endpoint),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    },
  })
}
