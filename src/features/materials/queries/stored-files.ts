import 'server-only'
import { cms } from '@/server/cms'
import type { MaterialItem } from './items'

/** What materials show of their files, by id, in one read. */
export async function readStoredFiles(
  ids: string[],
): Promise<Map<string, Pick<MaterialItem, 'url' | 'mimeType' | 'size' | 'restricted'>>> {
  if (ids.length === 0) return new Map()
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'files',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
  })
  return new Map(
    docs.map(({ id, url, mimeType, filesize, restricted }) => [
      id,
      { url: url ?? '', mimeType: mimeType ?? '', size: filesize ?? 0, restricted: restricted ?? false },
    ]),
  )
}
