import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { compressPdf } from './compress'
import { htmlOf, type PdfDocument } from './document'

type PrintJob = {
  documents: (() => Promise<PdfDocument>)[]
  out: string
  fonts: string
}

/** Prints documents one after the other; the same document gives the same bytes. */
export async function printAll({ documents, out, fonts }: PrintJob): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), 'pdf-'))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  })
  const page = await browser.newPage()
  for (const [index, write] of documents.entries()) {
    const printed = await write()
    const source = path.join(work, 'document.html')
    writeFileSync(source, htmlOf(printed, fonts))
    await page.goto(pathToFileURL(source).href)
    await page.evaluate(() => document.fonts.ready)
    const raw = path.join(work, 'raw.pdf')
    writeFileSync(raw, await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true }))
    const target = path.join(out, printed.file)
    compressPdf({ raw, target, document: printed, work })
    console.log(
      `${index + 1}/${documents.length} ${printed.file} ${Math.round(statSync(target).size / 1024)} KB`,
    )
  }
  await browser.close()
  rmSync(work, { recursive: true })
}
