/** The texts of the PDF viewer; it fills in the placeholders in braces. */
export type PdfWords = {
  controls: string
  loading: string
  previousPage: string
  nextPage: string
  page: string
  /** {pages} */
  ofPages: string
  /** {page}, {pages} */
  pageStatus: string
  /** {page} */
  pageLabel: string
  zoom: string
  zoomIn: string
  zoomOut: string
  automatic: string
  fitWidth: string
  fitPage: string
  /** {percent} */
  percent: string
  search: string
  searchField: string
  searching: string
  /** {current}, {total} */
  matches: string
  noMatches: string
  previousMatch: string
  nextMatch: string
  closeSearch: string
  rotate: string
  print: string
  /** {page}, {pages} */
  printing: string
  download: string
  close: string
  retry: string
  /** Opens the sign-in for a restricted file. */
  signIn: string
  openFile: string
  noScript: string
  failures: Record<PdfFailure, { title: string; text: string }>
}

/** What a link to a document needs: `viewerHref` is the viewer's page, `fileHref` the file itself. */
export type PdfLinkData = { viewerHref: string; fileHref: string; name: string; words: PdfWords }

/** Why a document cannot be shown. */
export type PdfFailure = 'missing' | 'restricted' | 'damaged' | 'locked' | 'offline'

/** Fills in the placeholders of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces))
}
