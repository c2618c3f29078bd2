import 'server-only'
import { type MaterialItem, readMaterialsByIds } from '@/features/materials/queries'
import type { SiteId } from '@/i18n/locales'
import type { Completion } from '@/lib/search/engine'
import { searchReader } from '@/server/search/reader'

/** Materials have no page of their own: where one leads depends on its file. */
export type Completed = { completions: Completion[]; materials: MaterialItem[] }

const most = 8

/** What a visitor may mean who has typed so far. */
export async function findCompletions(site: SiteId, text: string): Promise<Completed> {
  if (text === '') return { completions: [], materials: [] }
  const completions = await searchReader.complete({ site, text, limit: most })
  const ids = completions
    .filter(({ collection }) => collection === 'materials')
    .map(({ document }) => document)
  return { completions, materials: await readMaterialsByIds(site, ids) }
}
