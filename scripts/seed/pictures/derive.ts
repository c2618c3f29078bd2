import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictureSizes } from '@/lib/picture-sizes'
import rendered from '../../pictures/rendered.json' with { type: 'json' }
import { writeGrainyAvif } from './grainy-avif'
import { derivativesOf, type PictureWithSizes } from './picture-with-sizes'

// The demo's pictures are compressed already: more effort saves bytes; WebP is for the few browsers without AVIF.
const options = { avif: { quality: 58, effort: 4 }, webp: { quality: 14, alphaQuality: 50, effort: 6 } }
const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const target = path.join(assets, 'derived')
const list = fileURLToPath(new URL('./derived.json', import.meta.url))

await mkdir(target, { recursive: true })
const existing = await readExisting()
const pictures = (await readdir(assets)).filter((file) => file.endsWith('.webp')).toSorted()
const derived: PictureWithSizes[] = []
for (const file of pictures) {
  derived.push((await unchanged(file)) ?? (await derive(file)))
  process.stdout.write(`\rPictures ${derived.length}/${pictures.length}`)
}
await removeUnreferenced(derived)
await writeFile(list, `${JSON.stringify(derived, null, 2)}\n`)
console.log(`, ${megabytes(derived)} MB with their derivatives`)

/**
 * As Payload resizes at upload: a size wider than the picture is left out. A size of the same width and type is the
 * original itself, which saves 2 MB of demo files.
 */
async function derive(file: string): Promise<PictureWithSizes> {
  const picture = await sharp(path.join(assets, file)).metadata()
  // Only these have grain: cut-outs stand on the clean ground of the page, and drawings have none.
  const isRenderedScene = path.parse(file).name in rendered && !picture.hasAlpha
  const { size: filesize } = await stat(path.join(assets, file))
  const own = { file, width: picture.width, height: picture.height, mimeType: 'image/webp', filesize }
  const sizes: PictureWithSizes['sizes'] = {}
  for (const { name, width, formatOptions } of pictureSizes) {
    if (picture.width < width) continue
    if (formatOptions.format === picture.format && picture.width === width) {
      sizes[name] = own
      continue
    }
    const derivedFile = `${path.parse(file).name}-${name}.${formatOptions.format}`
    const made = path.join(target, derivedFile)
    const resized = sharp(path.join(assets, file)).rotate().resize({ width })
    if (isRenderedScene && formatOptions.format === 'avif') await writeGrainyAvif(resized, made)
    else await resized.toFormat(formatOptions.format, options[formatOptions.format]).toFile(made)
    const [{ height }, { size }] = await Promise.all([sharp(made).metadata(), stat(made)])
    sizes[name] = {
      file: derivedFile,
      width,
      height,
      mimeType: `image/${formatOptions.format}`,
      filesize: size,
    }
  }
  return { ...own, sizes }
}

/** The existing entry of a picture that is older than all its derivatives; with `--all` there is none. */
async function unchanged(file: string): Promise<PictureWithSizes | undefined> {
  const entry = existing.get(file)
  if (!entry || process.argv.includes('--all')) return undefined
  const { mtimeMs, size } = await stat(path.join(assets, file))
  const expected = pictureSizes.filter(({ width }) => width <= entry.width).map(({ name }) => name)
  if (size !== entry.filesize || expected.some((name) => !entry.sizes[name])) return undefined
  const made = await Promise.all(
    derivativesOf(entry).map((each) => stat(path.join(target, each.file)).catch(() => undefined)),
  )
  return made.every((each) => each && each.mtimeMs >= mtimeMs) ? entry : undefined
}

async function readExisting(): Promise<Map<string, PictureWithSizes>> {
  const text = await readFile(list, 'utf8').catch(() => '[]')
  return new Map((JSON.parse(text) as PictureWithSizes[]).map((entry) => [entry.file, entry]))
}

async function removeUnreferenced(entries: PictureWithSizes[]): Promise<void> {
  const referenced = new Set(entries.flatMap(derivativesOf).map(({ file }) => file))
  const unreferenced = (await readdir(target)).filter((file) => !referenced.has(file))
  await Promise.all(unreferenced.map((file) => rm(path.join(target, file))))
}

function megabytes(entries: PictureWithSizes[]): string {
  const bytes = entries
    .flatMap((entry) => [entry, ...derivativesOf(entry)])
    .reduce((sum, { filesize }) => sum + filesize, 0)
  return (bytes / 2 ** 20).toFixed(1)
}
