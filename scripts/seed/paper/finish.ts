import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Paper } from './page'

type Dictionary = Record<string, unknown>
type Entry = { value?: Dictionary; stream?: { dict: Dictionary; data: string } }
type Entries = Record<string, Entry>

/** Gives a printed PDF its author, fixed dates and shorter page contents, and compresses its objects (qpdf). */
export function finish({
  raw,
  target,
  paper,
  work,
}: Record<'raw' | 'target' | 'work', string> & { paper: Paper }) {
  const entries = entriesOf(raw)
  const { '/Info': info, '/Root': root } = entries.trailer?.value ?? {}
  const date = `u:D:${paper.date.replaceAll('-', '')}080000Z`
  const update: Entries = {
    ...shortened(entries),
    [`obj:${info}`]: {
      value: {
        '/Title': `u:${paper.title}`,
        '/Author': `u:${paper.language === 'zh' ? '诺凡生物医疗' : 'Norvane Biomedical'}`,
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

function entriesOf(file: string): Entries {
  const options = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized']
  const json = execFileSync('qpdf', [...options, file], { encoding: 'utf8', maxBuffer: 1e9 })
  return (JSON.parse(json) as { qpdf: [unknown, Entries] }).qpdf[1]
}

/** Chromium places each glyph with seven decimals; a hundredth of a pixel is enough for text and outlines. */
function shortened(entries: Entries): Entries {
  const changed = Object.entries(entries).flatMap(([name, { stream }]) => {
    if (!stream || '/Length1' in stream.dict || '/Subtype' in stream.dict || '/Type' in stream.dict) return []
    const content = Buffer.from(stream.data, 'base64').toString('latin1')
    if (!content.includes(' Td ')) return []
    const short = content.replace(/^.* (?:T[dm]|[mlc])\b.*$/gm, (line) =>
      line.replace(/-?\d*\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2)))),
    )
    const { '/Filter': _filter, '/Length': _length, ...dict } = stream.dict
    return [[name, { stream: { dict, data: Buffer.from(short, 'latin1').toString('base64') } }] as const]
  })
  return Object.fromEntries(changed)
}
