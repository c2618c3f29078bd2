import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './places.mjs'
import { run } from './run.mjs'
import { step, type Progress } from './steps.mjs'

const sources = ['src', 'collections', 'globals', 'migrations', 'payload.config.ts', 'next.config.ts']
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

/** What Next says on its way, and the share of the work that is done then. */
const milestones = [
  { said: /Creating an optimized/, done: 0.05 },
  { said: /Compiled/, done: 0.8 },
  { said: /Collecting page data/, done: 0.85 },
  { said: /Generating static pages/, done: 0.92 },
  { said: /Finalizing/, done: 0.97 },
]
/** About how long the compiler is silent, in ms. */
const silence = 40_000

/** Builds into a folder of the checkout, unless what it holds was built from the same sources. */
export async function ensureBuild({ distDir }: { distDir: string }) {
  await step('Build', async (progress) => {
    const mark = path.join(root, distDir, 'sources.sha256')
    const hash = await sourcesHash()
    if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 'fresh'
    rmSync(mark, { force: true })
    const following = follow(progress)
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      env: { NODE_ENV: 'production', NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: '1' },
      onLine: following.onLine,
    }).finally(following.stop)
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

/** Follows Next's milestones; in the silence between two the bar approaches the next one. */
function follow(progress: Progress) {
  let state = { at: 0, since: performance.now(), note: '' }
  const timer = setInterval(() => {
    const from = milestones[state.at]?.done ?? 0
    const to = milestones[state.at + 1]?.done ?? 1
    const share = 1 - Math.exp((state.since - performance.now()) / silence)
    progress(from + (to - from) * share, state.note)
  }, 200)
  const onLine = (line: string) => {
    const at = milestones.findIndex(({ said }) => said.test(line))
    if (at >= 0) state = { at, since: performance.now(), note: line.trim().replace(/[ .]+$/, '') }
  }
  return { onLine, stop: () => clearInterval(timer) }
}
