import { expect, type Page } from '@playwright/test'
import { pdfOf, type PdfPage } from '../factories/pdf'
import type { Content } from './content'

export type UploadedPdf = { id: string; url: string; key: string }

/** Console errors of pdf.js when its viewer is closed while pages are loading. */
export const closedWhileLoading = /Transport destroyed|pdfPage is not loaded/

/** Uploads a document; its key is the part of its address after `file/`. */
export async function uploadPdf(
  content: Content,
  pages: PdfPage[],
  { name = 'Manual.pdf', restricted = false } = {},
): Promise<UploadedPdf> {
  const file = { name, mimeType: 'application/pdf', buffer: pdfOf(pages) }
  const { id, url } = await content.upload('files', file, { restricted })
  return { id: String(id), url: String(url), key: String(url).replace('/file/', '') }
}

/** Waits until a page of the open document is rendered. */
export async function expectRendered(page: Page, number = 1): Promise<void> {
  await expect.poll(() => darkPixels(page, number), { intervals: [100] }).toBeGreaterThan(50)
}

/** The number of dark pixels of a page of the open document; 0 until it is rendered. */
export function darkPixels(page: Page, number: number): Promise<number> {
  return page.evaluate((pageNumber) => {
    const canvas = document.querySelector<HTMLCanvasElement>(`[data-page-number="${pageNumber}"] canvas`)
    if (!canvas || canvas.width === 0) return 0
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let dark = 0
    for (let index = 0; index < pixels.length; index += 4)
      if ((pixels[index] ?? 255) < 100 && (pixels[index + 3] ?? 0) > 0) dark += 1
    return dark
  }, number)
}
