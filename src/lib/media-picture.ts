import { derivativesOf, type Picture } from './picture'

type Stored = {
  url: string
  width: number
  height: number
  alt: string
  position?: string
  sizes: { url: string; width: number; type: string }[]
}

/** Maps a stored picture to the picture type of the UI components. */
export function toPicture({ url, width, height, alt, position, sizes }: Stored): Picture {
  return {
    src: url,
    width,
    height,
    alt,
    ...(position && { position }),
    ...derivativesOf(sizes.map((size) => ({ src: size.url, width: size.width, type: size.type }))),
  }
}
