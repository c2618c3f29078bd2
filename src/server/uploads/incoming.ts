import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/server/env'

/** Where files stand while they come in. */
const incoming = path.join(env.dataDir, 'incoming')

/** No upload takes as long: what is older was left by a process that was killed. */
const longest = 60 * 60 * 1000

let ready: Promise<void> | undefined

/** Runs with a folder of its own, which is gone afterwards. */
export async function withFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  await (ready ??= prepare().catch(forget))
  const folder = await mkdtemp(path.join(incoming, 'upload-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what processes that were killed have left. @returns how many folders */
export async function removeLeft(): Promise<number> {
  let removed = 0
  for (const name of await namesOf(incoming)) {
    const folder = path.join(incoming, name)
    const found = await stat(folder).catch(() => null)
    if (!found || Date.now() - found.mtimeMs <= longest) continue
    await rm(folder, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

async function prepare(): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeLeft()
}

/** None where no file has come in yet. */
async function namesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

function forget(error: unknown): never {
  ready = undefined
  throw error
}
