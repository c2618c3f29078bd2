import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { joinLines } from './join-lines.ts'
import type { ExtractedText } from './extract-pdf-text.ts'

/** Limits for long documents: more text hardly improves the search. */
const maxPages = 500
const maxCharacters = 100_000
const maxTime = 30_000

const library = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

// An error here ends the thread, and the caller that waits for the reply gets it.
parentPort?.on('message', (bytes: Uint8Array) => void reply(bytes))

async function reply(bytes: Uint8Array): Promise<void> {
  parentPort?.postMessage(await extract(bytes))
}

async function extract(data: Uint8Array): Promise<ExtractedText> {
  const task = getDocument({
    data,
    cMapUrl: `${library}/cmaps/`,
    standardFontDataUrl: `${library}/standard_fonts/`,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return { text: await textOf(await task.promise) }
  } catch (error) {
    return { text: '', fault: faultOf(error as Error) }
  } finally {
    await task.destroy()
  }
}

async function textOf(document: PDFDocumentProxy): Promise<string> {
  const start = performance.now()
  let text = ''
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    // A broken page does not affect the others.
    text += await textOfPage(document, number).catch(() => '')
    if (text.length > maxCharacters || performance.now() - start > maxTime) break
  }
  return text.slice(0, maxCharacters).trim()
}

async function textOfPage(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  const fragments = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  return `${joinLines(fragments.join(''))}\n`
}

function faultOf({ name, message }: Error): string {
  if (name === 'PasswordException') return 'It is encrypted.'
  if (name === 'InvalidPDFException') return 'It is not a complete PDF.'
  return message
}
