import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { joinLines } from './join-lines.ts'
import type { Reading } from './read-pdf.ts'

/** What is read of a long document: beyond it, a search hardly tells documents apart. */
const mostPages = 500
const mostCharacters = 100_000
const mostTime = 30_000

const library = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

// What fails here ends the thread, and whoever waits for its answer learns of it.
parentPort?.on('message', (bytes: Uint8Array) => void answer(bytes))

async function answer(bytes: Uint8Array): Promise<void> {
  parentPort?.postMessage(await read(bytes))
}

async function read(data: Uint8Array): Promise<Reading> {
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
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    // A page that is broken does not take the others along.
    text += await textOfPage(document, number).catch(() => '')
    if (text.length > mostCharacters || performance.now() - start > mostTime) break
  }
  return text.slice(0, mostCharacters).trim()
}

async function textOfPage(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  const pieces = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  return `${joinLines(pieces.join(''))}\n`
}

function faultOf({ name, message }: Error): string {
  if (name === 'PasswordException') return 'It is encrypted.'
  if (name === 'InvalidPDFException') return 'It is no whole PDF.'
  return message
}
