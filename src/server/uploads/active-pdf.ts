import 'server-only'
import { inflateSync } from 'node:zlib'

/** What makes a reader run, open, send or hold something else; ISO 32000-2, 12.6 and 7.11. */
const activeNames =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|GoToE|ImportData|RichMedia|SubmitForm|XFA|Encrypt)(?![A-Za-z0-9])/

/** Bytes that object streams may unfold to; no form of an honest sender comes near. */
const mostUnfolded = 32 * 2 ** 20

/**
 * Whether a PDF has scripts, starts programs, sends forms or holds files; also when it is encrypted or packed in a way
 * that cannot be looked into. It reads the names of all objects, not what they lead to, so it may be wrong about a
 * harmless document.
 */
export function hasActiveContent(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  return activeNames.test(withPlainNames(text)) || objectStreamsIn(pdf, text).some(isActiveStream)
}

/** Objects may stand in compressed streams, where their names are not seen from outside. */
function objectStreamsIn(pdf: Buffer, text: string): Buffer[] {
  const found: Buffer[] = []
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = withPlainNames(text.slice(text.lastIndexOf('obj', index), index))
    if (/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) found.push(pdf.subarray(index + keyword.length))
  }
  return found
}

function isActiveStream(stream: Buffer): boolean {
  try {
    const objects = inflateSync(stream, { maxOutputLength: mostUnfolded })
    return activeNames.test(withPlainNames(objects.toString('latin1')))
  } catch {
    return true
  }
}

/** A name may write its letters as numbers: /J#53 is /JS. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
