/** The start of an object or of the trailer: a reader only uses what has one of these words in front of it. */
const starts = /(?<![A-Za-z])(?:obj|trailer)(?![A-Za-z])/g

const space = /[\0\t\n\f\r ]+/y
const comment = /%[^\r\n]*/y
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const hexString = /<[^>]*>?/y
/** Readers accept more line ends than ISO 32000-2, 7.3.8. */
const streamKeyword = /stream[\t ]*(?:\r\n|\n|\r)?/y

const closing: Record<string, string> = { '<<': '>>', '[': ']' }

/** Objects that overlap, as in a file made to keep a reader busy, are read this many times. */
const maxPasses = 2

/** A dictionary, an array or a single value. */
export type PdfObject = {
  /** Those of its names (ISO 32000-2, 7.3.5) that were asked for, without escapes. */
  names: Set<string>
  /** Its source. */
  text: string
  /** Where the data of a stream begin. */
  data: number | null
}

/**
 * The objects of a PDF that are not in compressed object streams, wherever they are in the file. Bytes of pictures and
 * fonts that happen to look like a name are part of none, since no object begins in front of them.
 * @throws if brackets do not match, since readers disagree on what such an object contains, or if objects overlap so
 * much that they cannot be read in linear time
 */
export function* objectsIn(pdf: string, isWanted: (name: string) => boolean): Generator<PdfObject> {
  let bytesLeft = pdf.length * maxPasses
  for (const { index, 0: word } of pdf.matchAll(starts)) {
    const start = index + word.length
    const { names, end } = readObject(pdf, start, isWanted)
    const at = skipSpace(pdf, end)
    const data = skip(streamKeyword, pdf, at)
    bytesLeft -= Math.max(at, end) - start
    if (bytesLeft < 0) throw new Error('The objects of the PDF overlap')
    yield { names, text: pdf.slice(start, end), data: data > at ? data : null }
  }
}

/** A name may contain hexadecimal escapes: J#53 is JS. */
export function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

function readObject(pdf: string, start: number, isWanted: (name: string) => boolean) {
  const names = new Set<string>()
  const expected: string[] = []
  let at = skipSpace(pdf, start)
  while (at < pdf.length) {
    const end = endOfToken(pdf, at)
    const token = pdf.slice(at, end)
    const close = closing[token]
    if (close) expected.push(close)
    else if ((token === '>>' || token === ']') && expected.pop() !== token) {
      throw new Error('A bracket of the PDF has no partner')
    } else if (token.startsWith('/')) {
      const name = withoutEscapes(token.slice(1))
      if (isWanted(name)) names.add(name)
    }
    at = end
    if (expected.length === 0) break
    at = skipSpace(pdf, at)
  }
  if (expected.length > 0) throw new Error('An object of the PDF has no end')
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
