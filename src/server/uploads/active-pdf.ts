import 'server-only'
import { inflateSync } from 'node:zlib'

/** PDF names of scripts, actions, embedded files, forms and encryption; ISO 32000-2, 12.6 and 7.11. */
const activeNames =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|GoToE|ImportData|RichMedia|SubmitForm|XFA|Encrypt)(?![A-Za-z0-9])/

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
  const text = pdf.toString('latin1')
  return activeNames.test(withPlainNames(text)) || hasActiveStream(objectStreamsIn(pdf, text))
}

type ObjectStream = { data: Buffer; isReadable: boolean }

/** Objects may be inside compressed object streams. */
function objectStreamsIn(pdf: Buffer, text: string): ObjectStream[] {
  const found: ObjectStream[] = []
  let previousEnd = 0
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    // Strings in the dictionary may look like its start, so all that precedes it is searched.
    const before = withPlainNames(text.slice(previousEnd, index))
    previousEnd = index + keyword.length
    if (/\/ObjStm(?![A-Za-z0-9])/.test(before)) {
      found.push({ data: pdf.subarray(previousEnd), isReadable: !otherEncoding.test(before) })
    }
  }
  return found
}

function hasActiveStream(streams: ObjectStream[]): boolean {
  let remainingBytes = maxInflatedBytes
  return streams.some(({ data, isReadable }) => {
    if (!isReadable) return true
    try {
      const objects = inflateSync(data, { maxOutputLength: remainingBytes })
      remainingBytes -= Math.max(objects.length, minInflatedBytes)
      return activeNames.test(withPlainNames(objects.toString('latin1')))
    } catch {
      return true
    }
  })
}

/** A name may contain hexadecimal escapes: /J#53 is /JS. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
