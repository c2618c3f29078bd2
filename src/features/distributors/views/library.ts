import type { LibraryFile } from '../../materials/views/library-files'

export type { LibraryFile }

export type Library = {
  files: LibraryFile[]
  /** The visit before; null at the first. */
  since: string | null
}

/** The kinds there are, each once, in the order of the list. */
export function kindsOf(files: LibraryFile[]) {
  return [...new Map(files.map(({ kind, kindName }) => [kind, { value: kind, label: kindName }])).values()]
}

/** The files of a kind (all without one) whose name, kind or facts have every word. */
export function filesMatching(files: LibraryFile[], { kind, words }: { kind: string; words: string }) {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return files.filter((file) => {
    const text = plain([file.name, file.kindName, ...file.facts].join(' '))
    return (!kind || file.kind === kind) && wanted.every((word) => text.includes(word))
  })
}

/** Capitals and accents do not matter. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The address of one archive of the files. */
export function collectionHref(siteId: string, ids: string[]): string {
  return `/distributor/collection?${new URLSearchParams({ materials: ids.join(','), siteId })}`
}
