import 'server-only'
import { type MaterialItem, findMaterials } from '@/features/materials/queries'
import { type CompanyVideoItem, findVideosByIds } from '@/features/videos/queries'
import type { SiteId } from '@/i18n/locales'
import type { DocumentKey } from '@/lib/search/engine'

export type FoundVideo =
  | { collection: 'company-videos'; item: CompanyVideoItem }
  | { collection: 'materials'; item: MaterialItem }

/** The found company, product and user videos, in the order of the results. */
export async function readFoundVideos(site: SiteId, found: DocumentKey[]): Promise<FoundVideo[]> {
  const [videos, materials] = await Promise.all([
    findVideosByIds(site, idsIn(found, 'company-videos')),
    findMaterials(site, idsIn(found, 'materials')),
  ])
  const byKey = new Map<string, FoundVideo>([
    ...videos.map(
      (item) => [keyOf('company-videos', item.id), { collection: 'company-videos', item }] as const,
    ),
    ...materials.map((item) => [keyOf('materials', item.id), { collection: 'materials', item }] as const),
  ])
  return found.flatMap(({ collection, document }) => byKey.get(keyOf(collection, document)) ?? [])
}

function idsIn(found: DocumentKey[], collection: DocumentKey['collection']): string[] {
  return found.filter((one) => one.collection === collection).map(({ document }) => document)
}

function keyOf(collection: DocumentKey['collection'], id: string): string {
  return `${collection}:${id}`
}
