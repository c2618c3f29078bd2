import { marked } from 'marked'
import { withoutFigures } from '../figure-rows'

/** Markdown of manuals and articles as HTML; the texts are our own, so nothing is sanitised. Key figures are left out: what they say is in the text. */
export function toHtml(markdown: string): string {
  return marked.parse(withoutFigures(markdown), { async: false, gfm: true })
}

/** Replaces links by their text, since they do not work in print. */
export function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '')
}
