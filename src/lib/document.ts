import type { PdfLinkData } from './pdf-words'
import type { Picture } from './picture'

/** A file of the library as pages show it. The URL of a restricted file is public, its content is for distributors only. */
export type DocumentView = {
  /** Of the material. */
  id: string
  name: string
  /** Format, size, language, edition. */
  facts: string[]
  fileHref: string
  /** The file name of the download. */
  fileName: string
  restricted: boolean
  /** The page where the files of the basket are downloaded; only for restricted files. */
  basketHref?: string
  /** For documents that open in the PDF viewer. */
  pdf?: PdfLinkData
  cover?: Picture
}

export type DocumentWords = {
  view: string
  download: string
  locked: string
  /** The toast for a failed download (S2 8). */
  failed: string
  /** Adds a restricted document to the download basket. */
  collect: string
  /** {count} */
  collected: string
  /** Links to the basket. */
  open: string
}
