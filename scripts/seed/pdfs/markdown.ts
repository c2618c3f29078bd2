import { marked } from 'marked'

/** Markdown of manuals and articles as HTML; the texts are our own, so nothing is sanitised. */
export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false, gfm: true })
}

/** Replaces links by their text, since they do not work in print. */
export function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '')
}
