import type { PdfLinkData } from './pdf-words'
import type { Picture } from './picture'

/** A file of the library as pages show it. Of a restricted one the address shows to all, its bytes to nobody but distributors. */
export type DocumentView = {
  /** Of the material. */
  id: string
  name: string
  /** Format, size, language, edition. */
  facts: string[]
  fileHref: string
  /** What the file is called once it is saved. */
  fileName: string
  restricted: boolean
  /** Where collected files are taken as one archive; only of restricted ones. */
  collectionHref?: string
  /** For documents that the viewer shows. */
  pdf?: PdfLinkData
  cover?: Picture
}

export type DocumentWords = {
  view: string
  download: string
  locked: string
  /** The toast of a download that brought nothing (S2 8). */
  failed: string
  /** Sets a restricted document aside for the one archive of the distributors' page. */
  collect: string
  /** {count} */
  collected: string
  /** Leads to where they are taken. */
  open: string
}
