import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Sharp } from 'sharp'

const grain = fileURLToPath(new URL('./grain.txt', import.meta.url))
const run = promisify(execFile)
// At this level the grain hides what the compression loses; colours need half the resolution.
const options = {
  '--speed': '6',
  '--jobs': '2',
  '--yuv': '420',
  '--min': '0',
  '--max': '63',
}
const encoderOptions = ['end-usage=q', 'cq-level=27', `film-grain-table=${grain}`]

/**
 * Writes an AVIF file with the grain of a sensor: a table of a hundred bytes, from which the browser computes it (AV1
 * film grain synthesis). sharp cannot write it, libavif's `avifenc` can.
 */
export async function writeGrainyAvif(picture: Sharp, target: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'avif-'))
  try {
    const source = path.join(folder, 'picture.png')
    await picture.png({ compressionLevel: 1 }).toFile(source)
    const all = [...Object.entries(options).flat(), ...encoderOptions.flatMap((option) => ['-a', option])]
    await run('avifenc', [...all, source, target])
  } finally {
    await rm(folder, { recursive: true })
  }
}
