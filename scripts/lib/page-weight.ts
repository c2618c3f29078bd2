import { request } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** What a page sends, in bytes compressed by brotli as the server sends them, and how large its document is. */
export type PageWeight = {
  /** The document without the style sheets in it. */
  html: number
  /** Style sheets that the first paint waits for: those in the document, compressed together, and linked ones. */
  css: number
  /** Scripts named in the document; those that are loaded on demand are not. */
  js: number
  elements: number
  /** Files that the first paint waits for. */
  blocking: number
}

type Document = {
  elements: number
  styles: string
  styleSheets: string[]
  scripts: string[]
  blocking: number
}

/** Measures pages of a site as they are stored; each of their files is requested once. */
export function pageScale(origin: string, headers: Record<string, string> = {}) {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (address: string) => {
    const known = sizes.get(address)
    if (known) return known
    const size = load(new URL(address, origin), headers).then(({ length }) => length)
    sizes.set(address, size)
    return size
  }
  const sumOf = async (addresses: string[]) => {
    const each = await Promise.all([...new Set(addresses)].map(sizeOf))
    return each.reduce((sum, size) => sum + size, 0)
  }
  return async (address: string): Promise<PageWeight> => {
    // The first request stores the page: while its content changes, it is sent with less compression.
    await load(new URL(address, origin), headers)
    const body = await load(new URL(address, origin), headers)
    const { styles, styleSheets, scripts, elements, blocking } = parse(brotliDecompressSync(body).toString())
    const [linked, js] = await Promise.all([sumOf(styleSheets), sumOf(scripts)])
    const inlined = compressedSize(styles)
    return { html: body.length - inlined, css: inlined + linked, js, elements, blocking }
  }
}

function parse(html: string): Document {
  const found: Document = { elements: 0, styles: '', styleSheets: [], scripts: [], blocking: 0 }
  let isStyle = false
  const parser = new Parser({
    onopentag: (name, attributes) => {
      found.elements += 1
      isStyle = name === 'style'
      if (name === 'link' && attributes.rel === 'stylesheet') addStyleSheet(found, attributes)
      if (name === 'script' && attributes.src && attributes.nomodule === undefined)
        addScript(found, attributes)
    },
    ontext: (text) => {
      if (isStyle) found.styles += text
    },
    onclosetag: () => {
      isStyle = false
    },
  })
  parser.end(html)
  return found
}

function addStyleSheet(found: Document, { href = '' }: Record<string, string>): void {
  found.styleSheets.push(href)
  found.blocking += 1
}

function addScript(found: Document, { src = '', ...attributes }: Record<string, string>): void {
  found.scripts.push(src)
  const waits = attributes.async === undefined && attributes.defer === undefined
  if (waits && attributes.type !== 'module') found.blocking += 1
}

/** With the quality of the byte cache (src/gateway/encoding.ts). */
function compressedSize(text: string): number {
  if (!text) return 0
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

/** The body as sent: fetch would decompress it. */
function load(address: URL, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { ...headers, 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0 } = response
        // The page of a document that does not exist is a page, too.
        if (statusCode === 200 || statusCode === 404) return resolve(Buffer.concat(chunks))
        reject(new Error(`${address.href} answers ${statusCode}.`))
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
