/** The drill-downs of the library: categories, at last their papers (S2 2.10, 2.11, 2.15). */
export type PaperKind = 'brochure' | 'manual' | 'flyer' | 'certificate'

/** Product images are drilled for in the same way; their products stand where papers do (S2 2.12). */
export type DrillKind = PaperKind | 'image'

export type Level = 0 | 1 | 2 | 3 | 4

/** Where the papers of a category stand; those of certificates stand by product. */
const paperLevel = { brochure: 3, manual: 3, certificate: 3, image: 3, flyer: 4 } as const

/** The level that a category opens in a list of `level`; null where nothing happens (S2 4). */
export function opens(kind: DrillKind, level: number, numChildren: number): Level | null {
  if (level === 0) return numChildren > 0 ? 1 : null
  if (level === 1 && numChildren > 0) return 2
  return paperLevel[kind]
}

/** The level that shows the last category of a path; its papers stand at level 0 where it may not be opened. */
export function levelOf(kind: PaperKind, path: { numChildren: number }[]): Level {
  const last = path.at(-1)
  return last ? (opens(kind, path.length - 1, last.numChildren) ?? 0) : 0
}
