import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { newId } from '@/lib/id'
import { env } from '@/server/env'
import { assetsFolder, documentsFolder } from './content-folder'
import type { DistributorGroupSlug } from './content/distributors'
import type { FileSeed } from './content/files'
import type { MaterialSeed } from './content/materials/types'
import type { PictureSetSeed } from './content/picture-sets'
import { distributorGroupId } from './distributors'
import { lookup } from './write-documents'
import type { SeedContext } from './seed-context'
import { zipOf } from './zip'

const targetFolder = path.join(env.dataDir, 'files', 'documents')
const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
  '.vtt': 'text/vtt',
}

/** Looks up stored documents by their file name in `documents`. */
export type StoredFiles = {
  id: (file: string) => string
  /** Its public address, '/file/documents/...', which differs in each run of the seed. */
  address: (file: string) => string
}

type FileToStore = {
  file: string
  name: string
  restricted: boolean
  groups: DistributorGroupSlug[]
  data: () => Promise<Buffer>
}

type FileContent = { materials: MaterialSeed[]; files: FileSeed[]; pictureSets: PictureSetSeed[] }

/** Stores the documents, videos, captions and zip files of pictures. */
export async function seedFiles(seeding: SeedContext, content: FileContent): Promise<StoredFiles> {
  const filesToWrite = filesToStore(content)
  const store = env.S3_BUCKET ? upload : copy
  await mkdir(targetFolder, { recursive: true })
  const ids: [string, string][] = []
  const addresses: [string, string][] = []
  for (const one of filesToWrite) {
    const { id, url } = await store(seeding, one)
    ids.push([one.file, id])
    addresses.push([one.file, url])
    console.log(`Documents ${ids.length}/${filesToWrite.length}`)
  }
  return { id: lookup('document', ids), address: lookup('document', addresses) }
}

type Stored = { id: string; url: string }

/** Writes the row and the file directly, as an upload would: hundreds of real uploads are slow. */
async function copy(
  { payload, req }: SeedContext,
  { file, name, data: read, ...access }: FileToStore,
): Promise<Stored> {
  const { name: stem, ext } = path.parse(file)
  const id = newId()
  const filename = `${stem}-${id}${ext}`
  const url = `/file/documents/${filename}`
  const data = await read()
  await writeFile(path.join(targetFolder, filename), data)
  await payload.db.create({
    collection: 'files',
    data: {
      id,
      url,
      filename,
      prefix: 'documents',
      originalName: `${name}${ext}`,
      mimeType: types[ext],
      filesize: data.length,
      ...accessFields(access),
    },
    req,
  })
  return { id, url }
}

/** With S3, files are uploaded as the admin uploads them. */
async function upload(
  { payload, req }: SeedContext,
  { file, name, data: read, ...access }: FileToStore,
): Promise<Stored> {
  const data = await read()
  const ext = path.extname(file)
  // A Payload request has one file at a time; the transaction is shared.
  const own = await createLocalReq({ req: { transactionID: req.transactionID } }, payload)
  const { id, url } = await payload.create({
    collection: 'files',
    data: accessFields(access),
    file: { data, name: `${name}${ext}`, mimetype: types[ext] ?? '', size: data.length },
    req: own,
  })
  return { id, url: url ?? '' }
}

function accessFields({ restricted, groups }: Pick<FileToStore, 'restricted' | 'groups'>) {
  return { restricted, groups: groups.map(distributorGroupId) }
}

function filesToStore({ materials, files, pictureSets }: FileContent): FileToStore[] {
  const made = (file: string) => () => readFile(path.join(documentsFolder, file))
  return [
    ...materialFiles(materials).map((one) => ({ ...one, data: made(one.file) })),
    ...files.map((one) => ({ ...one, restricted: false, groups: [], data: made(one.file) })),
    ...pictureSets.map((one) => ({ ...one, groups: [], data: () => zipped(one.pictures) })),
  ]
}

/** Zipped on the fly: the pictures are in `assets` already. */
async function zipped(pictures: string[]): Promise<Buffer> {
  const entries = pictures.map(async (name) => ({
    name,
    data: await readFile(path.join(assetsFolder, name)),
  }))
  return zipOf(await Promise.all(entries))
}

/** A file shared by several materials takes its name from the first. */
function materialFiles(materials: MaterialSeed[]) {
  const byFile = new Map(materials.toReversed().map((material) => [material.file, material]))
  return [...byFile].map(([file, material]) => ({
    file,
    name: nameOf(material),
    restricted: material.restricted,
    groups: material.groups ?? [],
  }))
}

/** The name in the language of the document. */
function nameOf({ name, sites }: MaterialSeed): string {
  const [text] = [sites[0], 'en_EN' as const, 'zh_CN' as const].flatMap((site) => (site && name[site]) || [])
  return (text ?? '').replaceAll('/', '-')
}
