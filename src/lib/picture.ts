/** A picture with its derivatives; `src` is the fallback for all browsers. */
export type Picture = {
  src: string
  /** Size of the original in pixels, to reserve space while it loads. */
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
  const index = preference.indexOf(type)
  return index === -1 ? preference.length : index
}

function srcSet(sources: PictureSource[]) {
  return sources
    .toSorted((a, b) => a.width - b.width)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ')
}
