import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/paths.mjs'
import { motions } from './motions'
import { duration, renderJob } from './render-job'

/**
 * Renders the frames of what moves in the videos into `.data/motions`, those that are missing:
 * node --import tsx scripts/pictures/render-motions.ts [--threads 2] [--every 1] [name ...]
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { threads: { type: 'string', default: '2' }, every: { type: 'string', default: '1' } },
})
const unknown = positionals.filter((name) => motions.every((motion) => motion.name !== name))
if (unknown.length > 0) throw new Error(`No motion is called ${unknown.join(', ')}.`)

for (const { name, frames, frame } of motions) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const folder = path.join(root, '.data/motions', name)
  await mkdir(folder, { recursive: true })
  const started = Date.now()
  for (let place = 0; place < frames; place += Number(options.every)) {
    const target = path.join(folder, `${String(place).padStart(3, '0')}.png`)
    if (existsSync(target)) continue
    const part = path.join(folder, 'part.png')
    await renderJob(frame(place / (frames - 1)), part, Number(options.threads))
    await rename(part, target)
  }
  console.log(`${name}: ${duration(Date.now() - started)}`)
}
