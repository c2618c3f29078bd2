import { originOf } from '@/lib/content-marks'
import type { FrameOutline, FrameReport, FrameText } from '@/lib/preview-frames'

/** What an editor must see on a page: texts that do not fit, and texts of another site. */
export type PageNotes = { misfits: FrameText[]; inherited: FrameText[] }

type Document = { slug: string; id: string }

/** Each field once, at its first place in the page. */
export function notesOn(
  { texts }: Pick<FrameReport, 'texts'>,
  inherited: string[],
  document: Document,
): PageNotes {
  const origins = new Set(inherited.map((path) => originOf({ ...document, path })))
  return {
    misfits: firstOfEach(texts.filter(({ misfit }) => misfit !== null)),
    inherited: firstOfEach(texts.filter(({ origin }) => origins.has(origin))),
  }
}

/** All places of these texts; what does not fit is outlined as that only. */
export function outlinesOf({ texts }: Pick<FrameReport, 'texts'>, notes: PageNotes): FrameOutline[] {
  const inherited = new Set(notes.inherited.map(({ origin }) => origin))
  return texts.flatMap(({ key, misfit, origin }): FrameOutline[] => {
    if (misfit) return [{ key, kind: 'misfit' }]
    return inherited.has(origin) ? [{ key, kind: 'inherited' }] : []
  })
}

function firstOfEach(texts: FrameText[]): FrameText[] {
  const seen = new Set<string>()
  return texts.filter(({ origin }) => !seen.has(origin) && Boolean(seen.add(origin)))
}
