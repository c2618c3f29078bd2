/** The start of an object or of the trailer: a reader only uses what has one of these words in front of it. */
const starts = /(?<![A-Za-z])(?:obj|trailer)(?![A-Za-z])/g

const space = /[\0\t\n\f\r ]+/y
const comment = /%[^\r\n]*/y
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const hexString = /<[^<>]*>?/y
const streamKeyword = /stream\r?\n/y

/** Objects that overlap, as in a file made to keep a reader busy, are read this many times. */
const maxPasses = 4

/** A dictionary, an array or a single value. */
export type PdfObject = {
  /** All its names (ISO 32000-2, 7.3.5), without their escapes. */
  names: string[]
  /** Its source. */
  text: string
  /** Where the data of a stream begin. */
  data: number | null
}

/**
 * The objects of a PDF that are not in compressed object streams, wherever they are in the file. Bytes of pictures and
 * fonts that happen to look like a name are part of none, since no object begins in front of them.
 * @returns null if the objects overlap so much that they cannot be read in linear time
 */
export function objectsIn(pdf: string): PdfObject[] | null {
  const objects: PdfObject[] = []
  let bytesLeft = pdf.length * maxPasses
  for (const { index, 0: word } of pdf.matchAll(starts)) {
    const start = index + word.length
    const { names, end } = readObject(pdf, start)
    const at = skipSpace(pdf, end)
    const data = skip(streamKeyword, pdf, at)
    objects.push({ names, text: pdf.slice(start, end), data: data > at ? data : null })
    bytesLeft -= end - start
    if (bytesLeft < 0) return null
  }
  return objects
}

/** A name may contain hexadecimal escapes: J#53 is JS. */
export function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

function readObject(pdf: string, start: number): { names: string[]; end: number } {
  const names: string[] = []
  let at = skipSpace(pdf, start)
  let depth = 0
  while (at < pdf.length) {
    const end = endOfToken(pdf, at)
    const token = pdf.slice(at, end)
    if (token.startsWith('/')) names.push(withoutEscapes(token.slice(1)))
    else if (token === '<<' || token === '[') depth += 1
    else if (token === '>>' || token === ']') depth -= 1
    at = end
    if (depth <= 0) break
    at = skipSpace(pdf, at)
  }
  return { names, end: at }
}

function endOfToken(pdf: string, at: number): number {
  if (pdf.startsWith('<<', at) || pdf.startsWith('>>', at)) return at + 2
  if (pdf[at] === '/') return skip(regular, pdf, at + 1)
  if (pdf[at] === '(') return endOfString(pdf, at)
  return Math.max(skip(pdf[at] === '<' ? hexString : regular, pdf, at), at + 1)
}

/** A string may contain pairs of brackets, and any of them after a backslash. */
function endOfString(pdf: string, start: number): number {
  let depth = 0
  for (let at = start; at < pdf.length; at += 1) {
    const char = pdf[at]
    if (char === '\\') at += 1
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return pdf.length
}

function skipSpace(pdf: string, start: number): number {
  let at = start
  for (;;) {
    const next = skip(comment, pdf, skip(space, pdf, at))
    if (next === at) return at
    at = next
  }
}

function skip(pattern: RegExp, pdf: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(pdf) ? pattern.lastIndex : at
}
