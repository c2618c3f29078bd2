import 'server-only'
import { inflateSync } from 'node:zlib'
import { objectsIn, withoutEscapes, type PdfObject } from './pdf-objects'

/** PDF names of scripts, actions, embedded files, forms and encryption; ISO 32000-2, 12.6 and 7.11. */
const activeNames =
  /^(?:JavaScript|JS|Launch|EmbeddedFiles?|EF|GoToE|ImportData|RichMedia|SubmitForm|XFA|Encrypt)(?![A-Za-z0-9])/

/** Parameters such as a predictor, and several filters or those of another object, which are not undone here. */
const otherEncoding =
  /\/(?:DecodeParms|DP|Predictor)(?![A-Za-z0-9])|\/(?:Filter|F)(?![A-Za-z0-9])(?!\s*(?:\/|\[\s*\/\w+\s*\]))/

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
  const streams: ObjectStream[] = []
  try {
    for (const object of objectsIn(pdf.toString('latin1'), isRead)) {
      if ([...object.names].some(isActive)) return true
      streams.push(...objectStreamOf(object, pdf))
    }
  } catch {
    return true
  }
  return hasActiveStream(streams)
}

function isActive(name: string): boolean {
  return activeNames.test(name)
}

/** Some readers ask for the entries of an object stream, not for its type. */
const ofStreams = new Set(['ObjStm', 'First', 'N'])

function isRead(name: string): boolean {
  return ofStreams.has(name) || isActive(name)
}

type ObjectStream = { data: Buffer; isReadable: boolean }

/** Objects may be inside compressed object streams. */
function objectStreamOf({ names, text, data }: PdfObject, pdf: Buffer): ObjectStream[] {
  const isStream = names.has('ObjStm') || (data !== null && names.has('First') && names.has('N'))
  if (!isStream) return []
  const isReadable = data !== null && !otherEncoding.test(withoutEscapes(text))
  return [{ data: pdf.subarray(data ?? pdf.length), isReadable }]
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
