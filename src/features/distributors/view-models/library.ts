import type { LibraryFile } from '../../materials/view-models/library-files'

export type { LibraryFile }

export type Library = {
  files: LibraryFile[]
  /** The previous visit; null on the first. */
  since: string | null
}

/** The distinct kinds, in the order of the list. */
export function kindsOf(files: LibraryFile[]) {
  return [...new Map(files.map(({ kind, kindName }) => [kind, { value: kind, label: kindName }])).values()]
}

/** The files of a kind (or all) whose name, kind or facts contain every word. */
export function filesMatching(files: LibraryFile[], { kind, text }: { kind: string; text: string }) {
  const wanted = normalized(text).split(/\s+/).filter(Boolean)
  return files.filter((file) => {
    const searched = normalized([file.name, file.kindName, ...file.facts].join(' '))
    return (!kind || file.kind === kind) && wanted.every((word) => searched.includes(word))
  })
}

/** Ignores case and accents. */
function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The address of a ZIP archive of the files. */
export function archiveHref(siteId: string, ids: string[]): string {
  return `/distributor/collection?${new URLSearchParams({ materials: ids.join(','), siteId })}`
}
