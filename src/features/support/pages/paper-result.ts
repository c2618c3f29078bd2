import type { PageResult } from '@/features/shell/pages/page-definition'
import type { PaperKind } from '../views/levels'
import { sitesWithFolder, type PaperPlace } from './paper-place'

type Named = { title: string; description: string }

/** What a place of a drill-down says of itself, and the sites that have it. */
export async function placeResult(
  kind: PaperKind,
  { path }: PaperPlace,
  { title, description }: Named,
): Promise<Omit<PageResult, 'body'>> {
  const folder = path.at(-1)
  if (!folder) return { meta: { title, description } }
  const shownOn = await sitesWithFolder(kind, folder.id)
  return { meta: { title: `${folder.name} | ${title}`, description, shownOn }, shownOn }
}
