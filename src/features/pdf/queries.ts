import 'server-only'
import { isKeyOf } from '@/lib/typed-keys'
import { cms } from '@/server/cms'
import { query } from '@/server/query'

export type FileEntry = {
  name: string
  mimeType: string
  /** The key of its current address; differs for a replaced file (decision 23). */
  key: string
}

const collections = { documents: 'files', pictures: 'media' } as const

/** The upload behind `/file/<key>`, or null. Names of restricted files are public, their content is not (readings 29). */
export async function findFile(key: string): Promise<FileEntry | null> {
  const [folder = '', filename = '', ...rest] = key.split('/')
  // Impossible keys are not cached.
  if (!isKeyOf(collections, folder) || !/^[\w.-]{1,200}$/.test(filename) || rest.length > 0) return null
  return findUpload(folder, filename)
}

const findUpload = query<[keyof typeof collections, string], FileEntry | null>({
  name: 'file-by-key',
  read: async (folder, filename) => {
    const former = { formerKeys: { in: [filename] } }
    const { docs } = await (
      await cms()
    ).find({
      collection: collections[folder],
      where: { or: [{ filename: { equals: filename } }, ...(folder === 'documents' ? [former] : [])] },
      limit: 1,
      depth: 0,
    })
    const [doc] = docs
    if (!doc) return null
    return {
      name: doc.originalName ?? filename,
      mimeType: doc.mimeType ?? '',
      key: `${folder}/${doc.filename ?? filename}`,
    }
  },
})
