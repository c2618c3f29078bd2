import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The cut-outs of the international banner for phones, by the picture that each is trimmed from. */
const sources = {
  'hero-u830-mobile': 'hero-u830',
  'product-r240-mobile': 'hero-r240',
  'product-v1000-mobile': 'hero-v1000',
  'product-b150-mobile': 'product-b150',
  'product-blood-mobile': 'product-blood',
}
const assets = fileURLToPath(new URL('../seed/assets/', import.meta.url))
const folder = process.argv[2] ?? assets

for (const [name, source] of Object.entries(sources))
  await sharp(path.join(assets, `${source}.webp`))
    .trim({ background: 'transparent', threshold: 6 })
    .resize({ width: 480 })
    .webp({ quality: 78, alphaQuality: 100, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
