import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { SerializedLinkNode, SerializedUploadNode } from '@payloadcms/richtext-lexical'
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import { LinkHTMLConverter } from '@payloadcms/richtext-lexical/html'
import escapeHtml from 'escape-html'
import sanitizeHtml from 'sanitize-html'
import type { SiteId } from '@/i18n/locales'
import { fallbackOf, type Picture } from './picture'
import { figuresHtml, type FiguresBlock } from './rich-text-figures'
import { tableHtml } from './rich-text-table'

export type RichText = SerializedEditorState

export function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'root' in value
}

type Resolve = {
  site: SiteId
  pictureOf: (id: string) => Picture | undefined
  /** Undefined for a document that the reader may not see: its link becomes plain text. */
  hrefOf: (collection: string, id: string) => string | undefined
}

/** Converts rich text to HTML for pages and `/f/`, limited to what the editor offers. */
export function toHtml(content: RichText, { site, pictureOf, hrefOf }: Resolve): string {
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkHTMLConverter({ internalDocToHref: ({ linkNode }) => documentHref(linkNode, hrefOf) }),
    upload: ({ node }) => figure(pictureOf(uploadId(node as SerializedUploadNode))),
    table: ({ node, nodesToHTML }) =>
      tableHtml(node, (cell) => nodesToHTML({ nodes: cell.children }).join('')),
    blocks: { keyFigures: ({ node }: { node: { fields: FiguresBlock } }) => figuresHtml(site, node.fields) },
  })
  return sanitize(convertLexicalToHTML({ data: content, converters, disableContainer: true }))
}

/** Removes everything that is not on the allow list; also for HTML from the old system. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'code',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'a',
      'figure',
      'figcaption',
      'picture',
      'source',
      'img',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'dl',
      'div',
      'dt',
      'dd',
      'small',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      source: ['type', 'srcset', 'sizes'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      figure: [{ name: 'tabindex', values: ['0'] }],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    selfClosing: ['img', 'br', 'hr', 'source'],
    allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: { span: spanOf, a: linkOf },
  })
}

/** Ids of the pictures in a text. */
export function pictureIdsOf(content: RichText | null | undefined): string[] {
  if (!content) return []
  return walk(content.root).flatMap((node) =>
    node.type === 'upload' ? [uploadId(node as SerializedUploadNode)] : [],
  )
}

/** The documents that a text links to. */
export function linkedDocumentsOf(
  content: RichText | null | undefined,
): { collection: string; id: string }[] {
  if (!content) return []
  return walk(content.root).flatMap((node) => {
    const link = node as SerializedLinkNode
    const id = linkedId(link)
    return id ? [{ collection: link.fields.doc?.relationTo ?? '', id }] : []
  })
}

/** The text content in one line, for excerpts, descriptions and feeds. No-break spaces stay. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(/<\/(p|h\d|li|blockquote|td|th|dt|dd)>|<br ?\/?>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return decode(text)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
}

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => named[entity] ?? entity)

function spanOf(_tag: string, attributes: sanitizeHtml.Attributes) {
  const tagName = /underline/.test(attributes.style ?? '')
    ? 'u'
    : /line-through/.test(attributes.style ?? '')
      ? 's'
      : 'em'
  return { tagName, attribs: {} }
}

function linkOf(tagName: string, { href = '', target = '' }: sanitizeHtml.Attributes) {
  // An unknown tag name, so that sanitize-html removes links without a target.
  if (href === '' || href === '#') return { tagName: 'removed', attribs: {} }
  const attribs: sanitizeHtml.Attributes = { href }
  if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener noreferrer' })
  return { tagName, attribs }
}

function documentHref(linkNode: SerializedLinkNode, hrefOf: Resolve['hrefOf']): string {
  const id = linkedId(linkNode)
  return (id && hrefOf(linkNode.fields.doc?.relationTo ?? '', id)) ?? ''
}

function linkedId({ type, fields }: SerializedLinkNode): string | undefined {
  const value = type === 'link' ? fields.doc?.value : undefined
  if (!value) return undefined
  return typeof value === 'object' ? String(value.id) : String(value)
}

function figure(picture: Picture | undefined): string {
  if (!picture) return ''
  const { width, height, alt, set } = picture
  const image = `<img src="${escapeHtml(fallbackOf(picture))}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" />`
  if (!set) return `<figure>${image}</figure>`
  const source = `<source type="${set.type}" srcset="${escapeHtml(set.srcSet)}" sizes="(max-width: 844px) 100vw, 760px" />`
  return `<figure><picture>${source}${image}</picture></figure>`
}

function uploadId({ value }: SerializedUploadNode): string {
  return typeof value === 'object' && value !== null ? String(value.id) : String(value)
}

function walk(node: SerializedLexicalNode): SerializedLexicalNode[] {
  const children =
    'children' in node && Array.isArray(node.children) ? (node.children as SerializedLexicalNode[]) : []
  return [node, ...children.flatMap(walk)]
}
