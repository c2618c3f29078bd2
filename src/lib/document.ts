import type { PdfLinkData } from './pdf-link'
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
