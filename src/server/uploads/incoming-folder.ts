import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/server/env'

/** The folder for files that are being received. */
const incoming = path.join(env.dataDir, 'incoming')

/** In ms; no upload takes as long: older folders were left by killed processes. */
const maxAge = 60 * 60 * 1000

let ready: Promise<void> | undefined

/** Runs a function with a temporary folder, which is deleted afterwards. */
export async function withUploadFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  await (ready ??= prepare().catch(resetAndThrow))
  const folder = await mkdtemp(path.join(incoming, 'upload-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders left by killed processes. @returns how many */
export async function removeLeftovers(): Promise<number> {
  let removed = 0
  for (const name of await namesOf(incoming)) {
    const folder = path.join(incoming, name)
    const found = await stat(folder).catch(() => null)
    if (!found || Date.now() - found.mtimeMs <= maxAge) continue
    await rm(folder, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

async function prepare(): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeLeftovers()
}

/** Empty when the folder does not exist yet. */
async function namesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

function resetAndThrow(error: unknown): never {
  ready = undefined
  throw error
}
