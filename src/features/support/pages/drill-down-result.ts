import type { PageResult } from '@/features/shell/pages/page-definition'
import type { DocumentKind } from '../view-models/levels'
import { sitesWithFolder, type DrillDownLocation } from './drill-down-location'

type Named = { title: string; description: string }

/** The metadata of a drill-down page and the sites that have it. */
export async function drillDownResult(
  kind: DocumentKind,
  { path }: DrillDownLocation,
  { title, description }: Named,
): Promise<Omit<PageResult, 'body'>> {
  const folder = path.at(-1)
  if (!folder) return { meta: { title, description } }
  const shownOn = await sitesWithFolder(kind, folder.id)
  return { meta: { title: `${folder.name} | ${title}`, description, shownOn }, shownOn }
}
