import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { isUsedOn } from '@/lib/search/languages'
import { plain } from '@/lib/search/normalise'
import { type VocabularyEntry, type Phrases, phrasesOf } from '@/lib/search/phrases'
import type { SearchTag } from '@/lib/search/kinds'
import type { SearchSetting } from '@/payload-types'
import { cms } from '../cms'
import { query } from '../query'

export type SearchSettings = {
  shortcuts: { text: string; tag: SearchTag }[]
  synonyms: { terms: string[]; meaning: string }[]
}

/** Shortcuts and synonyms from the search settings (S1 5). */
export const findSearchSettings = query<[], SearchSettings>({
  name: 'search-settings',
  isShared: true,
  read: async () => {
    const { shortcuts, synonyms } = await (await cms()).findGlobal({ slug: 'search-settings', depth: 0 })
    return {
      shortcuts: (shortcuts ?? []).map(({ text, tag }) => ({ text, tag })),
      synonyms: (synonyms ?? []).map(({ terms, meaning }) => ({ terms, meaning })),
    }
  },
})

/** The tag that a single word selects, such as 'video' or 'vídeo' for the videos, or null (S1 5). */
export async function findShortcut(text: string): Promise<SearchTag | null> {
  const typed = plain(text)
  const { shortcuts } = await findSearchSettings()
  return shortcuts.find((shortcut) => plain(shortcut.text) === typed)?.tag ?? null
}

/** The phrases of the vocabulary that apply to a site (decision 60). */
export const findPhrases = query<[SiteId], Phrases>({
  name: 'search-phrases',
  isShared: true,
  read: async (site) => {
    const { vocabulary } = await (await cms()).findGlobal({ slug: 'search-settings', depth: 0 })
    const rows = (vocabulary ?? []).filter(({ language }) => isUsedOn(site, language))
    return phrasesOf(rows.flatMap(entriesOf), site)
  },
})

type Row = NonNullable<SearchSetting['vocabulary']>[number]

/** In a mutual entry every word is a synonym of all others. */
function entriesOf({ terms, meanings, isMutual }: Row): VocabularyEntry[] {
  if (!isMutual) return [{ terms, meanings }]
  const all = [...terms, ...meanings]
  return all.map((one) => ({ terms: [one], meanings: all.filter((other) => other !== one) }))
}
