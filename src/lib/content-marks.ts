/**
 * Where a text of a page comes from, as `<collection>/<id>/<path of the field>`; a global has no id. In previews,
 * texts carry it in characters that browsers do not show (Unicode's tags), pictures in the fragment of their address.
 */
export type Origin = { slug: string; id: string; path: string }

const firstTag = 0xe0000
const endTag = String.fromCodePoint(0xe007f)
const tags = /[\u{E0000}-\u{E007F}]+/gu
const mark = /([\u{E0020}-\u{E007E}]+)\u{E007F}/gu

export function originOf({ slug, id, path }: Origin): string {
  return `${slug}/${id}/${path}`
}

export function parseOrigin(origin: string): Origin {
  const [slug = '', id = '', path = ''] = origin.split('/')
  return { slug, id, path }
}

/** A text with its origin; each line has its own, since pages split texts into lines. */
export function withMark(text: string, origin: string): string {
  const own = markOf(origin)
  return text
    .split('\n')
    .map((line) => (line ? `${line}${own}` : line))
    .join('\n')
}

/** The characters that say where a text comes from. */
export function markOf(origin: string): string {
  const encoded = [...origin].map((char) => String.fromCodePoint(firstTag + char.charCodeAt(0)))
  return `${encoded.join('')}${endTag}`
}

export function withoutMarks(text: string): string {
  return text.replace(tags, '')
}

/** The address of a picture without its origin, for links. */
export function withoutOrigin(address: string): string {
  return address.replace(/#.*$/, '')
}

/** A text that was made from another one, with its first origin. */
export function withMarkOf(source: string, text: string): string {
  return `${text}${source.match(mark)?.[0] ?? ''}`
}

/** The origins of a text, in its order. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(mark)].map(([, encoded = '']) =>
    [...encoded].map((char) => String.fromCharCode((char.codePointAt(0) ?? firstTag) - firstTag)).join(''),
  )
}

/** A plain value without the marks of its texts. */
export function withoutMarksIn<Value>(value: Value): Value {
  return JSON.parse(withoutMarks(JSON.stringify(value))) as Value
}
