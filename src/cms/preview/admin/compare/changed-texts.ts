import { originOf, parseOrigin } from '@/lib/content-marks'
import type { FrameReport, FrameText } from '@/lib/preview-frames'
import type { ChangedField } from '../../changed-fields'

type Page = Pick<FrameReport, 'texts'>
type Document = { slug: string; id: string }

/** The texts and pictures of a page that belong to a change, and that the other page does not have. */
export function changedTexts(
  page: Page,
  other: Page,
  changes: ChangedField[],
  document: Document,
): FrameText[] {
  const others = new Set(other.texts.map(contentOf))
  return page.texts.filter(
    (text) =>
      !others.has(contentOf(text)) && changes.some((change) => belongsTo(text.origin, change, document)),
  )
}

/** Whether a text or picture of a page shows a field. */
export function belongsTo(origin: string, { path, uploads = [] }: ChangedField, document: Document): boolean {
  const { slug, id } = parseOrigin(origin)
  if (slug === 'media') return uploads.includes(id)
  const [text, field] = [anyRow(origin), anyRow(originOf({ ...document, path }))]
  return text === field || text.startsWith(`${field}.`)
}

/** A picture is identified by its id, a text by its field and words, in any row. */
function contentOf({ origin, text }: FrameText): string {
  return parseOrigin(origin).slug === 'media' ? origin : `${anyRow(origin)}\n${text}`
}

const anyRow = (origin: string): string => origin.replace(/\.\d+(?=\.|$)/g, '.*')
