/** A picture with its derivatives; `src` is the original. */
export type Picture = {
  src: string
  /** Size of the original in pixels, to reserve space while it loads. */
  width: number
  height: number
  alt: string
  /** The part that stays visible where the picture is cropped, as a CSS position; without it, the middle. */
  position?: string
} & Derivatives

/** In the form of the markup: as lists they would be a third of the data with which React hydrates a page of cards. */
type Derivatives = {
  /** The files of the type with the best compression, from narrow to wide; all supported browsers can show AVIF. */
  set?: { type: string; srcSet: string }
  /** One file for browsers that do not know the type of the source set. */
  fallback?: string
}

type PictureSource = { src: string; width: number; type: string }

const preference = ['image/avif', 'image/webp']
/** Enough for a column of a page at any pixel density that browsers without AVIF have. */
const fallbackWidth = 960

/** What pages show of the files that were made of a picture. */
export function derivativesOf(sources: PictureSource[]): Derivatives {
  const fallback = fallbackAmong(sources)
  const [type] = sources.map((source) => source.type).toSorted((a, b) => rank(a) - rank(b))
  if (!type) return {}
  const files = sources.filter((source) => source.type === type).toSorted((a, b) => a.width - b.width)
  const srcSet = files.map(({ src, width }) => `${src} ${width}w`).join(', ')
  return { set: { type, srcSet }, ...(fallback && { fallback: fallback.src }) }
}

/** One file for browsers that do not know the type of the source set. */
export function fallbackOf({ src, fallback }: Pick<Picture, 'src' | 'fallback'>): string {
  return fallback ?? src
}

function fallbackAmong(sources: PictureSource[]): PictureSource | undefined {
  const files = sources.filter(({ type, width }) => type === 'image/webp' && width <= fallbackWidth)
  return files.toSorted((a, b) => b.width - a.width)[0]
}

function rank(type: string) {
  const index = preference.indexOf(type)
  return index === -1 ? preference.length : index
}
