import 'server-only'
import { cms } from './cms'

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

/** Files by id, in one query; unknown ids are left out. */
export async function findFiles(ids: unknown[]): Promise<Map<string, FileItem>> {
  const knownIds = [...new Set(ids.filter((id): id is string => typeof id === 'string'))]
  if (knownIds.length === 0) return new Map()
  const { docs } = await (
    await cms()
  ).find({
    collection: 'files',
    where: { id: { in: knownIds } },
    depth: 0,
    pagination: false,
  })
  return new Map(
    docs.map(({ id, url, originalName, filename, mimeType, filesize, restricted, groups }) => [
      id,
      {
        id,
        url: url ?? '',
        name: originalName ?? filename ?? '',
        mimeType: mimeType ?? '',
        size: filesize ?? 0,
        restricted: restricted ?? false,
        groups: (groups ?? []).map(String),
      },
    ]),
  )
}
