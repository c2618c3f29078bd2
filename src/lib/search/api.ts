/** The path of search suggestions: `?siteId=&text=`. */
export const suggestPath = '/suggest'

/** A document's title, the label of its kind, and its page. */
export type Suggestion = { title: string; kind: string; href: string }

export type Suggestions = {
  suggestions: Suggestion[]
  /** The announcement for screen readers. */
  announcement: string
}

/** Maximum length of a search text; longer ones are truncated. */
export const maxSearchLength = 200

/** A search text as one line, truncated. */
export function toSearchText(text: string): string {
  const line = text
    .slice(0, maxSearchLength)
    .toWellFormed()
    .replace(/[\s\p{Cc}\ufffd]+/gu, ' ')
  return line.trim()
}
