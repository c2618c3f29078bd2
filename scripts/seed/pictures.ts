import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalReq } from 'payload'
import { newId } from '@/lib/id'
import { env } from '@/server/env'
import { altTexts, type AltText } from './alt-texts'
import type { Derived } from './pictures/derive'
import type { Pictures, Seeding } from './seeding'

const assets = fileURLToPath(new URL('./assets/', import.meta.url))
const derivedFolder = path.join(assets, 'derived')
const list = new URL('./pictures/derived.json', import.meta.url)
const AT_ONCE = 4

/** Stores the demo pictures with their texts in every language; gives their ids by file name. */
export async function seedPictures(seeding: Seeding): Promise<Pictures> {
  const alts = await altTexts()
  const entries = JSON.parse(await readFile(list, 'utf8')) as Derived[]
  const store = env.S3_BUCKET ? upload : copy
  const pictures: Pictures = new Map()
  let next = 0
  const worker = async () => {
    for (let entry = entries[next++]; entry !== undefined; entry = entries[next++]) {
      pictures.set(entry.file, await store(seeding, entry, alts.get(entry.file) ?? {}))
      console.log(`Pictures ${pictures.size}/${entries.length}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return pictures
}

/** Copies a picture with its finished derivatives: the row and the files that an upload would have left. */
async function copy({ payload, req }: Seeding, entry: Derived, alt: AltText): Promise<string> {
  const folder = path.join(env.dataDir, 'files', 'pictures')
  await mkdir(folder, { recursive: true })
  await copyFile(path.join(assets, entry.file), path.join(folder, entry.file))
  for (const { file } of Object.values(entry.sizes)) {
    await copyFile(path.join(derivedFolder, file), path.join(folder, file))
  }
  const id = newId()
  const sizes = Object.entries(entry.sizes).map(([name, size]) => [name, stored(size)])
  await payload.db.create({
    collection: 'media',
    data: {
      id,
      alt,
      originalName: entry.file,
      prefix: 'pictures',
      ...stored(entry),
      sizes: Object.fromEntries(sizes),
    },
    req,
  })
  return id
}

function stored({ file, width, height, mimeType, filesize }: Omit<Derived, 'sizes'>) {
  return { url: `/file/pictures/${file}`, filename: file, width, height, mimeType, filesize }
}

/** Storage elsewhere is filled as the admin fills it; the derivatives are made anew. */
async function upload({ payload, req }: Seeding, { file }: Derived, alt: AltText): Promise<string> {
  // A request holds one file at a time; the transaction is shared.
  const own = await createLocalReq({ req: { transactionID: req.transactionID } }, payload)
  const { id } = await payload.create({
    collection: 'media',
    data: {},
    filePath: path.join(assets, file),
    req: own,
  })
  await payload.db.updateOne({ collection: 'media', id, data: { alt }, req: own })
  return id
}
