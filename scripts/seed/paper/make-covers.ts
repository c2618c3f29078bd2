import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { newsletterMaterials } from '../content/materials/newsletters'

/** Draws the covers of the newsletters from their first pages: node --import tsx scripts/seed/paper/make-covers.ts */
const documents = fileURLToPath(new URL('../documents/', import.meta.url))
const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const width = 720

for (const { slug, file } of newsletterMaterials) {
  const page = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '150', '-png', `${documents}${file}`], {
    maxBuffer: 1e8,
  })
  const { size } = await sharp(page)
    .resize({ width })
    .webp({ quality: 62, effort: 6 })
    .toFile(`${assets}${slug}.webp`)
  console.log(`${slug}.webp ${Math.round(size / 1024)} KB`)
}
