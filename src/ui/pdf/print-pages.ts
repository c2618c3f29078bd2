import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import styles from './print-pages.module.css'

/** Of paper; PDF counts 72 to an inch. */
const dotsPerInch = 150
const pointsPerInch = 72

type Printing = {
  document: PDFDocumentProxy
  /** In degrees. */
  rotation: number
  signal: AbortSignal
  /** Called before each page is drawn. */
  onPage: (page: number) => void
}

/** Draws every page for paper and prints them alone; the page is as it was when the printer has them. */
export async function printPages({ document: pdf, rotation, signal, onPage }: Printing): Promise<void> {
  const sheet = document.createElement('div')
  const size = document.createElement('style')
  const tidy = () => {
    document.documentElement.classList.remove(styles.printing ?? '')
    for (const image of sheet.querySelectorAll('img')) URL.revokeObjectURL(image.src)
    sheet.remove()
    size.remove()
  }
  signal.addEventListener('abort', tidy)
  sheet.className = styles.sheet ?? ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    onPage(number)
    const page = await pdf.getPage(number)
    if (number === 1) size.textContent = pageRule(page, rotation)
    sheet.append(await drawn(page, rotation))
    signal.throwIfAborted()
  }
  document.body.append(size, sheet)
  document.documentElement.classList.add(styles.printing ?? '')
  // Some browsers return from print() while they are still reading the page.
  window.addEventListener('afterprint', tidy, { once: true, signal })
  window.print()
}

async function drawn(page: PDFPageProxy, rotation: number): Promise<HTMLImageElement> {
  const viewport = page.getViewport({
    scale: dotsPerInch / pointsPerInch,
    rotation: (page.rotate + rotation) % 360,
  })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  // Canvases are large, and browsers free them late.
  canvas.width = canvas.height = 0
  const image = document.createElement('img')
  image.alt = ''
  image.src = bytes ? URL.createObjectURL(bytes) : ''
  await image.decode()
  return image
}

/** Paper of the first page's size, without margins: the document has its own. */
function pageRule(page: PDFPageProxy, rotation: number): string {
  const { width, height } = page.getViewport({ scale: 1, rotation: (page.rotate + rotation) % 360 })
  return `@page { size: ${width}pt ${height}pt; margin: 0 }`
}
