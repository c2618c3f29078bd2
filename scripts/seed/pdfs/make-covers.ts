import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { certificateMaterials } from '../content/materials/certificates'
import { newsletterMaterials } from '../content/materials/newsletters'
import type { MaterialSeed } from '../content/materials/types'

/** Renders missing covers from the first pages of PDFs: node --import tsx scripts/seed/pdfs/make-covers.ts [--all] */
const documents = path.join(import.meta.dirname, '../documents')
const assets = fileURLToPath(new URL('../assets/', import.meta.url))

for (const material of newsletterMaterials) await renderCover(material, 720)
// Narrower than the smallest size made at upload: lists show them small, so one version is enough.
for (const material of certificateMaterials) await renderCover(material, 470)

async function renderCover({ file, cover = '' }: MaterialSeed, width: number): Promise<void> {
  const target = `${assets}${cover}`
  if (existsSync(target) && !process.argv.includes('--all')) return
  const page = execFileSync(
    'pdftoppm',
    ['-f', '1', '-l', '1', '-r', '150', '-png', path.join(documents, file)],
    {
      maxBuffer: 1e8,
    },
  )
  const { size } = await sharp(page).resize({ width }).webp({ quality: 62, effort: 6 }).toFile(target)
  console.log(`${cover} ${Math.round(size / 1024)} KB`)
}
