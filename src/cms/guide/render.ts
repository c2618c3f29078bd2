import escapeHtml from 'escape-html'
import { Marked, type Tokens } from 'marked'
import { isChapter } from './chapters'

export type GuideHeading = { id: string; text: string }

type GuidePage = {
  title: string
  /** The text below the title. */
  html: string
  /** The headings of the second level. */
  headings: GuideHeading[]
}

const guide = '/admin/guide'
const pictures = '/api/guide/pictures'

/** Renders a file of the guide. Its texts are part of the product, so nothing is sanitised. */
export function renderGuide(markdown: string): GuidePage {
  const headings: GuideHeading[] = []
  let title = ''
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, text, depth }: Tokens.Heading) {
        const id = headingId(text)
        if (depth === 1) title = text
        if (depth === 2)
          headings.push({ id, text: this.parser.parseInline(tokens, this.parser.textRenderer) })
        return depth === 1 ? '' : `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address ? `<a href="${escapeHtml(address)}">${text}</a>` : text
      },
      image({ href, text }: Tokens.Image) {
        const name = href.split('/').at(-1) ?? ''
        return `<img src="${pictures}/${encodeURIComponent(name)}" alt="${escapeHtml(text)}" loading="lazy">`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { title, html, headings }
}

/** The id of a heading, as links between Markdown files write it. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}

/** Where a link of the guide leads in the admin; documents for operators are not part of it. */
function addressOf(href: string): string | null {
  if (/^(?:https:|#)/.test(href)) return href
  const found = /^(?:\.\.\/)?(?:editing\/)?([\w-]+?)(?:\.zh-CN)?\.md(#.*)?$/.exec(href)
  if (!found) return null
  const [, name = '', heading = ''] = found
  if (name === 'editing') return guide + heading
  return isChapter(name) ? `${guide}/${name}${heading}` : null
}
