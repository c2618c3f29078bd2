import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { certificateMaterials } from '../content/materials/certificates'
import { newsletterMaterials } from '../content/materials/newsletters'
import type { MaterialSeed } from '../content/materials/types'

/** Draws covers from first pages, those that are missing: node --import tsx scripts/seed/paper/make-covers.ts [--all] */
const documents = fileURLToPath(new URL('../documents/', import.meta.url))
const assets = fileURLToPath(new URL('../assets/', import.meta.url))

for (const material of newsletterMaterials) await draw(material, 720)
// Below the least of the sizes made at upload: a list shows them small, so that one version is enough.
for (const material of certificateMaterials) await draw(material, 470)

async function draw({ file, cover = '' }: MaterialSeed, width: number): Promise<void> {
  const target = `${assets}${cover}`
  if (existsSync(target) && !process.argv.includes('--all')) return
  const page = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '150', '-png', `${documents}${file}`], {
    maxBuffer: 1e8,
  })
  const { size } = await sharp(page).resize({ width }).webp({ quality: 62, effort: 6 }).toFile(target)
  console.log(`${cover} ${Math.round(size / 1024)} KB`)
}
