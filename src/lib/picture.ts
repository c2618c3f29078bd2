/** A picture with its derivatives; `src` is the file every browser can show. */
export type Picture = {
  src: string
  /** Pixels of the original: they keep the place free while it loads. */
  width: number
  height: number
  alt: string
  sources?: PictureSource[]
}

export type PictureSource = { src: string; width: number; type: string }

const preference = ['image/avif', 'image/webp']

/** One entry per image type, best compression first, its files from narrow to wide. */
export function sourceSets({ sources = [] }: Picture) {
  const types = [...new Set(sources.map((source) => source.type))].toSorted((a, b) => rank(a) - rank(b))
  return types.map((type) => ({ type, srcSet: srcSet(sources.filter((source) => source.type === type)) }))
}

function rank(type: string) {
  const place = preference.indexOf(type)
  return place === -1 ? preference.length : place
}

function srcSet(sources: PictureSource[]) {
  return sources
    .toSorted((a, b) => a.width - b.width)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ')
}
