/** The drill-downs of the library: categories, then their documents (S2 2.10, 2.11, 2.15). */
export type DocumentKind = 'brochure' | 'manual' | 'flyer' | 'certificate'

/** Product images have the same drill-down, with products in place of documents (S2 2.12). */
export type DrillDownKind = DocumentKind | 'image'

export type Level = 0 | 1 | 2 | 3 | 4

/** The level of a category's documents; for certificates, of its products. */
const documentLevel = { brochure: 3, manual: 3, certificate: 3, image: 3, flyer: 4 } as const

/** The level that a category in a list of `level` opens; null if it cannot be opened (S2 4). */
export function levelOpenedBy(kind: DrillDownKind, level: number, numChildren: number): Level | null {
  if (level === 0) return numChildren > 0 ? 1 : null
  if (level === 1 && numChildren > 0) return 2
  return documentLevel[kind]
}

/** The level that shows the last category of a path; 0 if it cannot be opened. */
export function levelOf(kind: DocumentKind, path: { numChildren: number }[]): Level {
  const last = path.at(-1)
  return last ? (levelOpenedBy(kind, path.length - 1, last.numChildren) ?? 0) : 0
}
