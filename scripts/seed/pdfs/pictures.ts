import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const dark = '#06121D'

/** The plain background of tiles whose shape is decided by the page. */
const tileGround = '#E6EEF2'

type Size = { width: number; height: number; quality?: number }
/** `center`: position of the product, as a fraction of the width; `below`: maximum height of a wide one; `flat`: plain background. */
type TileSize = Size & { center?: number; below?: number; flat?: boolean }

/** A product cut-out on the tile background, as a small JPEG, which PDFs embed unchanged. */
export async function productTile(
  model: string,
  { width, height, quality = 74, center = 0.5, below = 0.6, flat = false }: TileSize,
  share = 0.86,
) {
  const [top, foot] = flat ? [tileGround, tileGround] : ['#DFE9EE', '#EDF3F6']
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
  const cut = await sharp(fileOf(`product-${model}.webp`))
    .trim({ background: '#00000000', threshold: 1 })
    .toBuffer({ resolveWithObject: true })
  // The figure is at the upper left: wide products are placed below it, tall ones beside it.
  const wide = cut.info.width / cut.info.height > 0.7
  const beside = center > 0.5
  const room =
    wide && beside ? { width: 0.84, height: below } : { width: beside ? 0.62 : share, height: share }
  const product = await sharp(cut.data)
    .resize({
      width: Math.round(width * room.width),
      height: Math.round(height * room.height),
      fit: 'inside',
    })
    .toBuffer({ resolveWithObject: true })
  const image = await sharp(ground)
    .composite([
      {
        input: product.data,
        left: Math.min(Math.round(width * center - product.info.width / 2), width - product.info.width - 20),
        top: Math.round(height - product.info.height - height * 0.05),
      },
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  return inline(image)
}

/** A room or a close-up, cropped to the size. */
export async function scene(file: string, { width, height, quality = 68 }: Size) {
  const image = await sharp(fileOf(file))
    .flatten({ background: dark })
    .resize({ width, height, fit: 'cover' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  return inline(image)
}

/** A picture that fades into the dark background of a cover at its lower edge. */
export async function nightScene(file: string, { width, height, quality = 66 }: Size) {
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity=".72"/><stop offset=".24" stop-color="${dark}" stop-opacity=".1"/><stop offset=".6" stop-color="${dark}" stop-opacity=".05"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  )
  const image = await sharp(fileOf(file))
    .flatten({ background: dark })
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: shade }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  return inline(image)
}

function fileOf(name: string): string {
  const file = `${assets}${name}`
  if (!existsSync(file)) throw new Error(`The picture ${name} does not exist.`)
  return file
}

function inline(image: Buffer): string {
  return `data:image/jpeg;base64,${image.toString('base64')}`
}
