import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalReq } from 'payload'
import { newId } from '@/lib/id'
import { env } from '@/server/env'
import type { DistributorGroupSlug } from './content/distributors'
import type { FileSeed } from './content/files'
import type { MaterialSeed } from './content/materials/types'
import type { PictureSetSeed } from './content/picture-sets'
import { distributorGroupId } from './distributors'
import { lookup } from './writing'
import type { Seeding } from './seeding'
import { zipOf } from './zip'

const folder = fileURLToPath(new URL('./documents/', import.meta.url))
const assets = fileURLToPath(new URL('./assets/', import.meta.url))
const stored = path.join(env.dataDir, 'files', 'documents')
const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
  '.vtt': 'text/vtt',
}

/** The stored documents by the names of their files in `documents`. */
export type StoredFiles = {
  id: (file: string) => string
  /** Where the site serves it: '/file/documents/...', other at each seeding. */
  address: (file: string) => string
}

export const noFiles: StoredFiles = { id: lookup('document', []), address: lookup('document', []) }

type Wanted = {
  file: string
  name: string
  restricted: boolean
  groups: DistributorGroupSlug[]
  data: () => Promise<Buffer>
}

type FileContent = { materials: MaterialSeed[]; files: FileSeed[]; pictureSets: PictureSetSeed[] }

/** Stores the documents, films, captions and zips of pictures. */
export async function seedFiles(seeding: Seeding, content: FileContent): Promise<StoredFiles> {
  const wanted = wantedOf(content)
  const store = env.S3_BUCKET ? upload : copy
  await mkdir(stored, { recursive: true })
  const ids: [string, string][] = []
  const addresses: [string, string][] = []
  for (const one of wanted) {
    const { id, url } = await store(seeding, one)
    ids.push([one.file, id])
    addresses.push([one.file, url])
    console.log(`Documents ${ids.length}/${wanted.length}`)
  }
  return { id: lookup('document', ids), address: lookup('document', addresses) }
}

type Stored = { id: string; url: string }

/** The row and the file that an upload would have left: hundreds of uploads would wait for the disk hundreds of times. */
async function copy(
  { payload, req }: Seeding,
  { file, name, data: read, ...access }: Wanted,
): Promise<Stored> {
  const { name: stem, ext } = path.parse(file)
  const id = newId()
  const filename = `${stem}-${id}${ext}`
  const url = `/file/documents/${filename}`
  const data = await read()
  await writeFile(path.join(stored, filename), data)
  await payload.db.create({
    collection: 'files',
    data: {
      ...{ id, url, filename, prefix: 'documents' },
      ...{ originalName: `${name}${ext}`, mimeType: types[ext], filesize: data.length },
      ...dataOf(access),
    },
    req,
  })
  return { id, url }
}

/** Storage elsewhere is filled as the admin fills it. */
async function upload(
  { payload, req }: Seeding,
  { file, name, data: read, ...access }: Wanted,
): Promise<Stored> {
  const data = await read()
  const ext = path.extname(file)
  // A request holds one file at a time; the transaction is shared.
  const own = await createLocalReq({ req: { transactionID: req.transactionID } }, payload)
  const { id, url } = await payload.create({
    collection: 'files',
    data: dataOf(access),
    file: { data, name: `${name}${ext}`, mimetype: types[ext] ?? '', size: data.length },
    req: own,
  })
  return { id, url: url ?? '' }
}

function dataOf({ restricted, groups }: Pick<Wanted, 'restricted' | 'groups'>) {
  return { restricted, groups: groups.map(distributorGroupId) }
}

function wantedOf({ materials, files, pictureSets }: FileContent): Wanted[] {
  const made = (file: string) => () => readFile(path.join(folder, file))
  return [
    ...materialFiles(materials).map((one) => ({ ...one, data: made(one.file) })),
    ...files.map((one) => ({ ...one, restricted: false, groups: [], data: made(one.file) })),
    ...pictureSets.map((one) => ({ ...one, groups: [], data: () => zipped(one.pictures) })),
  ]
}

/** The pictures lie in `assets` already: a zip of each would store them twice. */
async function zipped(pictures: string[]): Promise<Buffer> {
  const entries = pictures.map(async (name) => ({ name, data: await readFile(path.join(assets, name)) }))
  return zipOf(await Promise.all(entries))
}

/** Several materials may share a file, which is named by the first. */
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
