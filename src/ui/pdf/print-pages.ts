import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import styles from './print-pages.module.css'

/** Print resolution; PDF uses 72 points per inch. */
const dotsPerInch = 150
const pointsPerInch = 72

type Printing = {
  document: PDFDocumentProxy
  /** In degrees. */
  rotation: number
  signal: AbortSignal
  /** Called before each page is rendered. */
  onPage: (page: number) => void
}

/** Renders all pages and prints them alone; the web page is restored afterwards. */
export async function printPages({ document: pdf, rotation, signal, onPage }: Printing): Promise<void> {
  const sheet = document.createElement('div')
  const size = document.createElement('style')
  const cleanUp = () => {
    document.documentElement.classList.remove(styles.printing ?? '')
    for (const image of sheet.querySelectorAll('img')) URL.revokeObjectURL(image.src)
    sheet.remove()
    size.remove()
  }
  signal.addEventListener('abort', cleanUp)
  sheet.className = styles.sheet ?? ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    onPage(number)
    const page = await pdf.getPage(number)
    if (number === 1) size.textContent = printPageRule(page, rotation)
    sheet.append(await renderForPrint(page, rotation))
    signal.throwIfAborted()
  }
  document.body.append(size, sheet)
  document.documentElement.classList.add(styles.printing ?? '')
  // Some browsers return from print() while they are still reading the page.
  window.addEventListener('afterprint', cleanUp, { once: true, signal })
  window.print()
}

async function renderForPrint(page: PDFPageProxy, rotation: number): Promise<HTMLImageElement> {
  const viewport = page.getViewport({
    scale: dotsPerInch / pointsPerInch,
    rotation: (page.rotate + rotation) % 360,
  })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  // Frees the memory of the canvas, which browsers do late.
  canvas.width = canvas.height = 0
  const image = document.createElement('img')
  image.alt = ''
  image.src = bytes ? URL.createObjectURL(bytes) : ''
  await image.decode()
  return image
}

/** Paper size of the first page, without margins, which the document has itself. */
function printPageRule(page: PDFPageProxy, rotation: number): string {
  const { width, height } = page.getViewport({ scale: 1, rotation: (page.rotate + rotation) % 360 })
  return `@page { size: ${width}pt ${height}pt; margin: 0 }`
}
