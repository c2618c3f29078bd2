import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripFont } from './font-tables'
import { joinGlyphs, type Widths } from './glyph-runs'
import type { PdfDocument } from './document'

type Dictionary = Record<string, unknown>
type PdfObject = { value?: Dictionary; stream?: { dict: Dictionary; data: string } }
type PdfObjects = Record<string, PdfObject>

/** Sets author and fixed dates of a printed PDF, strips its fonts, shortens its pages and compresses it with qpdf. */
export function compressPdf({
  raw,
  target,
  document,
  work,
}: Record<'raw' | 'target' | 'work', string> & { document: PdfDocument }) {
  const entries = readObjects(raw)
  const { '/Info': info, '/Root': root } = entries.trailer?.value ?? {}
  const date = `u:D:${document.date.replaceAll('-', '')}080000Z`
  const update: PdfObjects = {
    ...shortenPages(entries),
    ...stripFonts(entries),
    [`obj:${info}`]: {
      value: {
        '/Title': `u:${document.title}`,
        '/Author': `u:${document.language === 'zh' ? '诺凡生物医疗' : 'Norvane Biomedical'}`,
        '/CreationDate': date,
        '/ModDate': date,
      },
    },
    [`obj:${root}`]: {
      value: { ...entries[`obj:${root}`]?.value, '/ViewerPreferences': { '/DisplayDocTitle': true } },
    },
  }
  const json = path.join(work, 'update.json')
  writeFileSync(json, JSON.stringify({ qpdf: [header, update] }))
  const compress = ['--object-streams=generate', '--recompress-flate', '--compression-level=9']
  execFileSync('qpdf', [raw, `--update-from-json=${json}`, ...compress, '--deterministic-id', target])
}

const header = {
  jsonversion: 2,
  pushedinheritedpageresources: false,
  calledgetallpages: false,
  maxobjectid: 0,
}

function readObjects(file: string): PdfObjects {
  const options = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized']
  const json = execFileSync('qpdf', [...options, file], { encoding: 'utf8', maxBuffer: 1e9 })
  return (JSON.parse(json) as { qpdf: [unknown, PdfObjects] }).qpdf[1]
}

/** Page contents with joined glyphs and coordinates rounded to a hundredth of a pixel. */
function shortenPages(entries: PdfObjects): PdfObjects {
  const pages = Object.values(entries).flatMap(({ value }) => (value?.['/Type'] === '/Page' ? [value] : []))
  const changed = pages.map((page) => {
    const name = `obj:${page['/Contents']}`
    const stream = entries[name]?.stream
    if (!stream) throw new Error('A page has no contents of its own.')
    const content = joinGlyphs(Buffer.from(stream.data, 'base64').toString('latin1'), fontsOf(page, entries))
    const short = content.replace(/^.* (?:Tm|[mlc])\b.*$/gm, (line) =>
      line.replace(/-?\d*\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2)))),
    )
    const { '/Filter': _filter, '/Length': _length, ...dict } = stream.dict
    return [name, { stream: { dict, data: Buffer.from(short, 'latin1').toString('base64') } }] as const
  })
  return Object.fromEntries(changed)
}

/** Font files without the tables that a PDF does not read. */
function stripFonts(entries: PdfObjects): PdfObjects {
  const fonts = Object.entries(entries).flatMap(([name, { stream }]) =>
    stream && '/Length1' in stream.dict ? [[name, stream] as const] : [],
  )
  return Object.fromEntries(
    fonts.map(([name, { dict, data }]) => {
      const light = stripFont(Buffer.from(data, 'base64'))
      const { '/Filter': _filter, '/Length': _length, ...rest } = dict
      const own = { ...rest, '/Length1': light.length }
      return [name, { stream: { dict: own, data: light.toString('base64') } }]
    }),
  )
}

/** The glyph widths of a page's fonts; undefined for Type 3 fonts. */
function fontsOf(page: Dictionary, entries: PdfObjects): (font: string) => Widths | undefined {
  const at = (value: unknown) => (typeof value === 'string' ? entries[`obj:${value}`]?.value : value)
  const fonts = (at((at(page['/Resources']) as Dictionary)['/Font']) ?? {}) as Dictionary
  const widths = Object.entries(fonts).map(([name, font]) => {
    const [descendant] = (at((at(font) as Dictionary)['/DescendantFonts']) ?? []) as unknown[]
    const { '/W': list, '/DW': usual } = (at(descendant) ?? {}) as Dictionary
    const own = at(list)
    return [name, Array.isArray(own) ? widthsOf(own, Number(usual ?? 1000)) : undefined] as const
  })
  const known = new Map(widths)
  return (font) => known.get(font)
}

/** `[first [width ...] first last width ...]`, as PDF writes it. */
function widthsOf(list: unknown[], usual: number): Widths {
  const widths = new Map<number, number>()
  for (let index = 0; index < list.length;) {
    const [first, next, width] = list.slice(index, index + 3) as [number, number | number[], number]
    if (Array.isArray(next)) next.forEach((one, offset) => widths.set(first + offset, one))
    else for (let glyph = first; glyph <= next; glyph++) widths.set(glyph, width)
    index += Array.isArray(next) ? 2 : 3
  }
  return (glyph) => widths.get(glyph) ?? usual
}
