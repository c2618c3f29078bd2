import 'server-only'
import { type MaterialItem, findMaterials } from '@/features/materials/queries'
import type { SiteId } from '@/i18n/locales'
import type { Completion } from '@/lib/search/engine'
import { searchReader } from '@/server/search/reader'

/** Materials have no page of their own: the link depends on the file. */
export type CompletionResults = { completions: Completion[]; materials: MaterialItem[] }

const maxCompletions = 8

/** Completions of the text typed so far. */
export async function findCompletions(site: SiteId, text: string): Promise<CompletionResults> {
  if (text === '') return { completions: [], materials: [] }
  const completions = await searchReader.complete({ site, text, limit: maxCompletions })
  const ids = completions
    .filter(({ collection }) => collection === 'materials')
    .map(({ document }) => document)
  return { completions, materials: await findMaterials(site, ids) }
}
