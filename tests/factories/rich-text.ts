import type { News } from '@/payload-types'

type Node = { type: string; version: number; [key: string]: unknown }

/** Rich text as the admin's editor writes it: a paragraph for each string, other blocks as they are. */
export function richText(...blocks: (string | Node)[]): NonNullable<News['content']> {
  const children = blocks.map((item) => (typeof item === 'string' ? paragraph(words(item)) : item))
  return { root: { ...block('root', children), direction: null, format: '', indent: 0, children } }
}

export function paragraph(...children: Node[]): Node {
  return { ...block('paragraph', children), textFormat: 0, textStyle: '' }
}

export function heading(text: string): Node {
  return { ...block('heading', [words(text)]), tag: 'h2' }
}

export function list(...items: string[]): Node {
  const children = items.map((item, index) => ({ ...block('listitem', [words(item)]), value: index + 1 }))
  return { ...block('list', children), listType: 'bullet', start: 1, tag: 'ul' }
}

export function words(text: string): Node {
  return { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
}

export function linkTo(url: string, text: string): Node {
  return link({ linkType: 'custom', newTab: false, url }, text)
}

export function linkToNews(id: string, text: string): Node {
  return link({ linkType: 'internal', newTab: false, doc: { relationTo: 'news', value: id } }, text)
}

export function pictureBlock(id: string): Node {
  return { type: 'upload', version: 3, format: '', relationTo: 'media', value: id, fields: {} }
}

function link(fields: object, text: string): Node {
  return { ...block('link', [words(text)]), version: 3, fields }
}

function block(type: string, children: Node[]): Node {
  return { type, version: 1, direction: null, format: '', indent: 0, children }
}
