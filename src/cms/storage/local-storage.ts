import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Adapter, GeneratedAdapter } from '@payloadcms/plugin-cloud-storage/types'
import { parseRange } from '@/lib/byte-range'

/** Stores uploads below one folder; files are written atomically. */
export function localStorage(root: string): Adapter {
  return ({ prefix = '' }): GeneratedAdapter => ({
    name: 'local',
    handleUpload: async ({ file, storageFilePath }) =>
      writeAtomically(locate(root, storageFilePath), file.buffer),
    handleDelete: async ({ storageFilePath }) => rm(locate(root, storageFilePath), { force: true }),
    staticHandler: async (req, { params, headers }) =>
      sendFile({
        file: locate(root, path.posix.join(params.prefix ?? prefix, params.filename)),
        range: req.headers.get('range'),
        includesBody: req.method !== 'HEAD',
        headers: headers ?? new Headers(),
      }),
  })
}

async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}.part`
  try {
    await writeFile(temporary, bytes, { flush: true })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

type SendOptions = { file: string; range: string | null; includesBody: boolean; headers: Headers }

async function sendFile({ file, range, includesBody, headers }: SendOptions): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return new Response(null, { status: 404 })
  const requested = parseRange(range, found.size)
  headers.set('Accept-Ranges', 'bytes')
  if (requested === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${found.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = requested ?? { start: 0, end: found.size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (requested) headers.set('Content-Range', `bytes ${start}-${end}/${found.size}`)
  const isEmpty = found.size === 0 || !includesBody
  const body = isEmpty ? null : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream)
  return new Response(body, { status: requested ? 206 : 200, headers })
}

function locate(root: string, name: string): string {
  const file = path.resolve(root, name)
  if (!file.startsWith(path.resolve(root) + path.sep))
    throw new Error('A file name leaves the storage folder.')
  return file
}
