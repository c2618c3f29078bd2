import 'server-only'
import { cms } from './cms'
import { queryByIds } from './query-by-ids'

export type FileItem = {
  id: string
  url: string
  name: string
  mimeType: string
  /** Bytes. */
  size: number
  restricted: boolean
  /** Groups with access to a restricted file; empty: every distributor. */
  groups: string[]
}

/** Files by id, in one statement for those that are not cached; unknown ids are left out. */
export async function findFiles(ids: unknown[]): Promise<Map<string, FileItem>> {
  const knownIds = [...new Set(ids.filter((id): id is string => typeof id === 'string'))]
  if (knownIds.length === 0) return new Map()
  return new Map((await filesByIds('*', knownIds)).map((file) => [file.id, file]))
}

const filesByIds = queryByIds<'*', FileItem>({
  name: 'files',
  collection: 'files',
  read: async (_, ids) => {
    const { docs } = await (
      await cms()
    ).find({
      collection: 'files',
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
    })
    return docs.map(({ id, url, originalName, filename, mimeType, filesize, restricted, groups }) => ({
      id,
      url: url ?? '',
      name: originalName ?? filename ?? '',
      mimeType: mimeType ?? '',
      size: filesize ?? 0,
      restricted: restricted ?? false,
      groups: (groups ?? []).map(String),
    }))
  },
})
