import 'server-only'
import { plain } from '@/lib/search/normalise'
import type { SearchTag } from '@/lib/search/kinds'
import { cms } from '../cms'
import { query } from '../query'

export type SearchSettings = {
  shortcuts: { text: string; tag: SearchTag }[]
  synonyms: { terms: string[]; meaning: string }[]
}

/** How editors want typed words to be read (S1 5). */
export const findSearchSettings = query<[], SearchSettings>({
  name: 'search-settings',
  tags: () => ['global:search-settings'],
  read: async () => {
    const { shortcuts, synonyms } = await (await cms()).findGlobal({ slug: 'search-settings', depth: 0 })
    return {
      shortcuts: (shortcuts ?? []).map(({ text, tag }) => ({ text, tag })),
      synonyms: (synonyms ?? []).map(({ terms, meaning }) => ({ terms, meaning })),
    }
  },
})

/** The kind that a word on its own stands for, as 'video' and 'vídeo' for the videos; null for all others (S1 5). */
export async function findShortcut(text: string): Promise<SearchTag | null> {
  const typed = plain(text)
  const { shortcuts } = await findSearchSettings()
  return shortcuts.find((shortcut) => plain(shortcut.text) === typed)?.tag ?? null
}
