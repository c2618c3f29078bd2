import 'server-only'
import { inflateSync } from 'node:zlib'
import { objectsIn, withoutEscapes, type PdfObject } from './pdf-objects'

/** PDF names of scripts, actions, embedded files, forms and encryption; ISO 32000-2, 12.6 and 7.11. */
const activeNames =
  /^(?:JavaScript|JS|Launch|EmbeddedFiles?|GoToE|ImportData|RichMedia|SubmitForm|XFA|Encrypt)(?![A-Za-z0-9])/

/** Parameters such as a predictor, and several filters or those of another object, which are not undone here. */
const otherEncoding = /\/(?:DecodeParms|DP|Predictor)(?![A-Za-z0-9])|\/Filter(?!\s*(?:\/|\[\s*\/\w+\s*\]))/

/** Object streams that inflate to more, all together, are treated as active; harmless documents are far below. */
const maxInflatedBytes = 32 * 2 ** 20
/** Counted for a smaller stream, which takes as long. */
const minInflatedBytes = 4096

/**
 * Whether a PDF has scripts, starts programs, submits forms or embeds files, or is encrypted or compressed so that it
 * cannot be inspected. It only looks for the names of such objects, so a harmless document may be reported. The time
 * it takes grows no faster than the file.
 */
export function hasActiveContent(pdf: Buffer): boolean {
  const objects = objectsIn(pdf.toString('latin1'))
  if (!objects || objects.some(({ names }) => names.some(isActive))) return true
  return hasActiveStream(objects.flatMap((object) => objectStreamOf(object, pdf)))
}

function isActive(name: string): boolean {
  return activeNames.test(name)
}

type ObjectStream = { data: Buffer; isReadable: boolean }

/** Objects may be inside compressed object streams. */
function objectStreamOf({ names, text, data }: PdfObject, pdf: Buffer): ObjectStream[] {
  if (data === null || !names.includes('ObjStm')) return []
  return [{ data: pdf.subarray(data), isReadable: !otherEncoding.test(withoutEscapes(text)) }]
}

function hasActiveStream(streams: ObjectStream[]): boolean {
  let remainingBytes = maxInflatedBytes
  return streams.some(({ data, isReadable }) => {
    if (!isReadable) return true
    try {
      const objects = inflateSync(data, { maxOutputLength: remainingBytes })
      remainingBytes -= Math.max(objects.length, minInflatedBytes)
      return namesIn(withoutEscapes(objects.toString('latin1'))).some(isActive)
    } catch {
      return true
    }
  })
}

/** All that looks like a name in the text of an object stream. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=\/)\w+/g)].map(([name]) => name)
}
