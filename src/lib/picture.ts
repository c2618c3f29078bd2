/** A picture with its derivatives; `src` is the original. */
export type Picture = {
  src: string
  /** Size of the original in pixels, to reserve space while it loads. */
  width: number
  height: number
  alt: string
  /** The part that stays visible where the picture is cropped, as a CSS position; without it, the middle. */
  position?: string
  sources?: PictureSource[]
}

type PictureSource = { src: string; width: number; type: string }

const preference = ['image/avif', 'image/webp']
/** Enough for a column of a page at any pixel density that browsers without AVIF have. */
const fallbackWidth = 960

/**
 * Of the derivatives of a picture those that pages show: all of one type, and a file for browsers that do not know it.
 * The others would only make the data of components larger.
 */
export function shownSources(sources: PictureSource[]): PictureSource[] {
  const type = bestTypeOf(sources)
  const fallback = fallbackAmong(sources)
  return sources.filter((source) => source.type === type || source === fallback)
}

/** The files of the type with the best compression, from narrow to wide; all supported browsers can show AVIF. */
export function sourceSet({ sources = [] }: Picture): { type: string; srcSet: string } | undefined {
  const type = bestTypeOf(sources)
  if (!type) return undefined
  const files = sources.filter((source) => source.type === type).toSorted((a, b) => a.width - b.width)
  return { type, srcSet: files.map(({ src, width }) => `${src} ${width}w`).join(', ') }
}

/** One file for browsers that do not know the type of the source set. */
export function fallbackOf({ src, sources = [] }: Picture): string {
  return fallbackAmong(sources)?.src ?? src
}

function fallbackAmong(sources: PictureSource[]): PictureSource | undefined {
  const files = sources.filter(({ type, width }) => type === 'image/webp' && width <= fallbackWidth)
  return files.toSorted((a, b) => b.width - a.width)[0]
}

function bestTypeOf(sources: PictureSource[]): string | undefined {
  return sources.map(({ type }) => type).toSorted((a, b) => rank(a) - rank(b))[0]
}

function rank(type: string) {
  const index = preference.indexOf(type)
  return index === -1 ? preference.length : index
}
