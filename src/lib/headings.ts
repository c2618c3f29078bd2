import { plainText } from './rich-text'

export type Heading = { id: string; text: string }

/** Adds ids to the level-2 headings of sanitised HTML, in which they have no attributes. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_whole, inner: string) => {
    const heading = { id: `section-${headings.length + 1}`, text: plainText(inner) }
    headings.push(heading)
    return `<h2 id="${heading.id}">${inner}</h2>`
  })
  return { html: marked, headings }
}

/** Sanitised HTML up to its second level-2 heading, or the first one if that does not open the text. */
export function firstSection(html: string): string {
  const end = html.indexOf('<h2>', 1)
  return end < 0 ? html : html.slice(0, end)
}
