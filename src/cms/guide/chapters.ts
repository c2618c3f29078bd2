/** The chapters of the editors' guide in their order; the files are `docs/editing/<chapter>.md` and `….zh-CN.md`. */
export const chapters = [
  'first-steps',
  'pages',
  'translations',
  'pictures-and-files',
  'products',
  'home-and-menus',
  'company',
  'requests',
  'search-and-addresses',
  'distributors',
  'lists',
  'reference',
] as const

export type Chapter = (typeof chapters)[number]

export type GuideLanguage = 'en' | 'zh'

const suffixes: Record<GuideLanguage, string> = { en: '.md', zh: '.zh-CN.md' }

/** The guide exists in English and Chinese; accounts in another language read the English one. */
export function guideLanguageOf(language: string): GuideLanguage {
  return language === 'zh' ? 'zh' : 'en'
}

export function isChapter(name: string): name is Chapter {
  return (chapters as readonly string[]).includes(name)
}

/** The file of a chapter, or of the table of contents, below `docs`. */
export function fileOf(chapter: Chapter | null, language: GuideLanguage): string {
  return (chapter ? `editing/${chapter}` : 'editing') + suffixes[language]
}
