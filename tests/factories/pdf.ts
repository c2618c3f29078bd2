/** How the text of a page is written: with one of the standard fonts, or in Chinese with a predefined CMap. */
type Script = 'latin' | 'UniGB-UCS2-H' | 'GBK-EUC-H'

export type PdfPage = {
  /** One entry per line. */
  lines: string[]
  script?: Script
  /** In points; A4 by default. */
  size?: readonly [width: number, height: number]
  /** The number of invisible bytes, for files that are loaded in parts. */
  padding?: number
  /** The page's entry in the outline. */
  bookmark?: string
}

const a4 = [595, 842] as const
const fontSize = 24
const leading = 36

/** A PDF without embedded fonts, as old office programs wrote them; its pages come before their contents. */
export function pdfOf(pages: PdfPage[]): Buffer {
  const first = fonts.length + 3
  const kids = pages.map((_page, index) => `${first + index} 0 R`)
  const outline = outlineOf(pages, { firstPage: first, root: first + 2 * pages.length })
  const outlines = outline.length > 0 ? ` /Outlines ${first + 2 * pages.length} 0 R` : ''
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R${outlines} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    ...fonts,
    ...pages.map((page, index) => pageObject(page, first + pages.length + index)),
    ...pages.map(contentObject),
    ...outline,
  ])
}

/** The outline's root and its entries; nothing without bookmarks. */
function outlineOf(pages: PdfPage[], { firstPage, root }: { firstPage: number; root: number }): string[] {
  const entries = pages.flatMap(({ bookmark }, index) =>
    bookmark ? [{ bookmark, page: firstPage + index }] : [],
  )
  if (entries.length === 0) return []
  const items = entries.map(({ bookmark, page }, index) => {
    const next = index + 1 < entries.length ? ` /Next ${root + index + 2} 0 R` : ''
    return `<< /Title (${bookmark}) /Parent ${root} 0 R /Dest [${page} 0 R /Fit]${next} >>`
  })
  return [`<< /Type /Outlines /First ${root + 1} 0 R /Last ${root + entries.length} 0 R >>`, ...items]
}

// Objects 3 to 7; pages refer to them.
const fontOf: Record<Script, string> = { latin: '3 0 R', 'UniGB-UCS2-H': '4 0 R', 'GBK-EUC-H': '5 0 R' }
const fonts = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-GBK-EUC-H /Encoding /GBK-EUC-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]

function pageObject({ script = 'latin', size = a4 }: PdfPage, content: number): string {
  const resources = `<< /Font << /F1 ${fontOf[script]} >> >>`
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${content} 0 R /Resources ${resources} >>`
}

function contentObject({ lines, script = 'latin', size = a4, padding = 0 }: PdfPage): string {
  const comment = padding > 0 ? `%${'.'.repeat(padding)}\n` : ''
  const text = lines.map((line) => `${encoded(line, script)} Tj 0 -${leading} Td`).join('\n')
  const stream = `${comment}BT /F1 ${fontSize} Tf 72 ${size[1] - 100} Td\n${text}\nET`
  return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`
}

function encoded(line: string, script: Script): string {
  if (script === 'latin') return `(${line.replace(/[()\\]/g, '\\$&')})`
  if (script === 'UniGB-UCS2-H') return `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}>`
  return `<${[...line].map(gbk).join('')}>`
}

/** The code of a character in GBK, found by decoding all rows, since Node cannot encode it. */
function gbk(character: string): string {
  const decoder = new TextDecoder('gbk')
  for (let high = 0xb0; high <= 0xf7; high += 1) {
    for (let low = 0xa1; low <= 0xfe; low += 1) {
      const bytes = Buffer.from([high, low])
      if (decoder.decode(bytes) === character) return bytes.toString('hex')
    }
  }
  throw new Error(`${character} is not in the common part of GBK.`)
}

function assemble(objects: string[]): Buffer {
  let text = '%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${text}${end}startxref\n${text.length}\n%%EOF\n`, 'latin1')
}
