import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Draws a page as wide as the canvas is shown. */
export async function drawThumbnail(
  document: PDFDocumentProxy,
  { page: number, canvas }: { page: number; canvas: HTMLCanvasElement },
): Promise<void> {
  const page = await document.getPage(number)
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (canvas.clientWidth * devicePixelRatio) / width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.aspectRatio = `${canvas.width} / ${canvas.height}`
  await page.render({ canvas, viewport }).promise
}
