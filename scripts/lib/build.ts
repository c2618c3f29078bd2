import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths.mjs'
import { runCommand } from './run-command.mjs'
import { step, type Progress } from './steps.mjs'

const sourcePaths = ['src', 'collections', 'globals', 'migrations', 'payload.config.ts', 'next.config.ts']
const configFiles = ['package.json', 'package-lock.json', 'tsconfig.json']

/** Lines that Next prints during a build, with the approximate progress at that point. */
const buildMilestones = [
  { pattern: /Creating an optimized/, done: 0.05 },
  { pattern: /Compiled/, done: 0.8 },
  { pattern: /Collecting page data/, done: 0.85 },
  { pattern: /Generating static pages/, done: 0.92 },
  { pattern: /Finalizing/, done: 0.97 },
]
/** The approximate duration of compiling, during which Next prints nothing, in ms. */
const silentPhase = 40_000

/** Builds into a folder of the checkout, unless its content was built from the same sources. */
export async function ensureBuild({ distDir }: { distDir: string }) {
  await step('Build', async (progress) => {
    const mark = path.join(root, distDir, 'sources.sha256')
    const hash = await sourcesHash()
    if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 'up to date'
    rmSync(mark, { force: true })
    const following = trackBuildProgress(progress)
    await runCommand(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      env: { NODE_ENV: 'production', NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: '1' },
      onLine: following.onLine,
    }).finally(following.stop)
    writeFileSync(mark, hash)
  })
}

/** A hash of all sources of a build. */
export async function sourcesHash(): Promise<string> {
  const listed = await Promise.all(sourcePaths.map(filesBelow))
  const hash = createHash('sha256')
  for (const file of [...configFiles, ...listed.flat().sort()]) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

async function filesBelow(entry: string): Promise<string[]> {
  const full = path.join(root, entry)
  if (path.extname(entry)) return [entry]
  const entries = await readdir(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** Tracks Next's milestones; between two of them the progress approaches the next one. */
function trackBuildProgress(progress: Progress) {
  let state = { at: 0, startedAt: performance.now(), note: '' }
  const timer = setInterval(() => {
    const from = buildMilestones[state.at]?.done ?? 0
    const to = buildMilestones[state.at + 1]?.done ?? 1
    const share = 1 - Math.exp((state.startedAt - performance.now()) / silentPhase)
    progress(from + (to - from) * share, state.note)
  }, 200)
  const onLine = (line: string) => {
    const at = buildMilestones.findIndex(({ pattern }) => pattern.test(line))
    if (at >= 0) state = { at, startedAt: performance.now(), note: line.trim().replace(/[ .]+$/, '') }
  }
  return { onLine, stop: () => clearInterval(timer) }
}
