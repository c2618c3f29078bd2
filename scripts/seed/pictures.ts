import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { newId } from '@/lib/id'
import { env } from '@/server/env'
import { altTexts, type AltText } from './alt-texts'
import { assetsFolder, picturesFolder } from './content-folder'
import { focalPointOf } from './pictures/focal-points'
import { derivativesOf, type PictureWithSizes } from './pictures/picture-with-sizes'
import type { Pictures, SeedContext } from './seed-context'

const derivedFolder = path.join(assetsFolder, 'derived')
const list = path.join(picturesFolder, 'derived.json')
const maxConcurrent = 4

/** Stores the demo pictures with their alternative texts; returns their ids by file name. */
export async function seedPictures(seeding: SeedContext): Promise<Pictures> {
  const alts = await altTexts()
  const entries = JSON.parse(await readFile(list, 'utf8')) as PictureWithSizes[]
  const store = env.S3_BUCKET ? upload : copy
  const pictures: Pictures = new Map()
  let next = 0
  const worker = async () => {
    for (let entry = entries[next++]; entry !== undefined; entry = entries[next++]) {
      pictures.set(entry.file, await store(seeding, entry, alts.get(entry.file) ?? {}))
      console.log(`Pictures ${pictures.size}/${entries.length}`)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
  return pictures
}

/** Copies a picture and its derivatives and writes the row, as an upload would. */
async function copy({ payload, req }: SeedContext, entry: PictureWithSizes, alt: AltText): Promise<string> {
  const folder = path.join(env.dataDir, 'files', 'pictures')
  const bytes = await readFile(path.join(assetsFolder, entry.file))
  await mkdir(folder, { recursive: true })
  await copyFile(path.join(assetsFolder, entry.file), path.join(folder, entry.file))
  for (const { file } of derivativesOf(entry)) {
    await copyFile(path.join(derivedFolder, file), path.join(folder, file))
  }
  const id = newId()
  const sizes = Object.entries(entry.sizes).map(([name, size]) => [name, uploadFields(size)])
  await payload.db.create({
    collection: 'media',
    data: {
      id,
      alt,
      ...focalPointOf(entry.file),
      originalName: entry.file,
      contentHash: createHash('sha256').update(bytes).digest('hex'),
      prefix: 'pictures',
      ...uploadFields(entry),
      sizes: Object.fromEntries(sizes),
    },
    req,
  })
  return id
}

function uploadFields({ file, width, height, mimeType, filesize }: Omit<PictureWithSizes, 'sizes'>) {
  return { url: `/file/pictures/${file}`, filename: file, width, height, mimeType, filesize }
}

/** With S3, pictures are uploaded as the admin uploads them, which makes the derivatives again. */
async function upload(
  { payload, req }: SeedContext,
  { file }: PictureWithSizes,
  alt: AltText,
): Promise<string> {
  // A Payload request has one file at a time; the transaction is shared.
  const own = await createLocalReq({ req: { transactionID: req.transactionID } }, payload)
  const { id } = await payload.create({
    collection: 'media',
    data: {},
    filePath: path.join(assetsFolder, file),
    req: own,
  })
  await payload.db.updateOne({ collection: 'media', id, data: { alt, ...focalPointOf(file) }, req: own })
  return id
}
