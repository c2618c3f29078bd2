import 'server-only'
import { cms } from '@/server/cms'
import { query } from '@/server/query'

export type FileEntry = {
  name: string
  mimeType: string
  /** The key of its present address: another one for a file that was replaced (decision 23). */
  key: string
}

const collections = { documents: 'files', pictures: 'media' } as const

/** The upload behind `/file/<key>`, or null. Names of restricted ones show to all, their bytes do not (readings 29). */
export async function findFile(key: string): Promise<FileEntry | null> {
  const [folder = '', filename = '', ...rest] = key.split('/')
  // Keys that nobody can have are not worth a place among the kept reads.
  if (!Object.hasOwn(collections, folder) || !/^[\w.-]{1,200}$/.test(filename) || rest.length > 0) return null
  return findUpload(folder as keyof typeof collections, filename)
}

const findUpload = query<[keyof typeof collections, string], FileEntry | null>({
  name: 'file-by-key',
  // A missing one may come.
  tags: (folder) => [`${collections[folder]}:list`],
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
