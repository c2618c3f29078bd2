/** Answers what is offered while a visitor types: `?siteId=&text=`. */
export const suggestPath = '/suggest'

/** A document's title, what kind of thing it is, and its page. */
export type Suggestion = { title: string; kind: string; href: string }

export type Suggestions = {
  suggestions: Suggestion[]
  /** What those hear who do not see the list. */
  heard: string
}

/** What is typed is no longer than this; the rest is not looked at. */
export const longestSearch = 200

/** What of a typed text is looked at: one line, cut to length. */
export function typedText(text: string): string {
  const line = text
    .slice(0, longestSearch)
    .toWellFormed()
    .replace(/[\s\p{Cc}\ufffd]+/gu, ' ')
  return line.trim()
}
