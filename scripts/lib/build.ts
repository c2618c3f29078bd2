import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './places.mjs'
import { run } from './run.mjs'
import { step, type Progress } from './steps.mjs'

const sources = ['src', 'collections', 'globals', 'migrations', 'payload.config.ts', 'next.config.ts']
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

/** What Next says on its way, in this order; each begins a part of the work. */
const milestones = [
  /Creating an optimized/,
  /Compiled/,
  /Collecting page data/,
  /Generating static pages/,
  /Finalizing/,
]
const shares = [0.05, 0.55, 0.75, 0.85, 0.95]

/** Builds into a folder of the checkout, unless what it holds was built from the same sources. */
export async function ensureBuild({ distDir }: { distDir: string }) {
  await step('Build', async (progress) => {
    const mark = path.join(root, distDir, 'sources.sha256')
    const hash = await sourcesHash()
    if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 'fresh'
    rmSync(mark, { force: true })
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      env: { NODE_ENV: 'production', NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: '1' },
      onLine: (line) => reportMilestone({ line, progress }),
    })
    writeFileSync(mark, hash)
  })
}

/** One hash over all that a build is made from. */
export async function sourcesHash(): Promise<string> {
  const listed = await Promise.all(sources.map(filesBelow))
  const hash = createHash('sha256')
  for (const file of [...settings, ...listed.flat().sort()]) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

async function filesBelow(place: string): Promise<string[]> {
  const full = path.join(root, place)
  if (path.extname(place)) return [place]
  const entries = await readdir(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

function reportMilestone({ line, progress }: { line: string; progress: Progress }) {
  const reached = milestones.findIndex((milestone) => milestone.test(line))
  if (reached >= 0) progress(shares[reached] ?? 0, line.trim())
}
