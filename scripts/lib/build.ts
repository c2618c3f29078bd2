import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { coverageFolder } from './coverage-folder.mjs'
import { withLock } from './file-lock.mjs'
import { bundleFolder, dataDir, root } from './paths.mjs'
import { runCommand } from './run-command.mjs'
import { print, step, type Progress } from './steps.mjs'
import { UserError } from './user-error.mjs'

const sourcePaths = ['src', 'collections', 'globals', 'migrations', 'payload.config.ts', 'next.config.ts']
const configFiles = ['package.json', 'package-lock.json', 'tsconfig.json']
/** What the bundle is made of besides the sources of Next's build. */
const bundlePaths = [
  'public',
  'docs/editing',
  'docs/editing.md',
  'docs/editing.zh-CN.md',
  'scripts/lib',
  'scripts/production',
  'scripts/seed',
  'scripts/make-bundle.ts',
  'scripts/migrate.ts',
  'scripts/rebuild-search-index.ts',
]
/** Large files, which are copied when a bundle with the demo content is made. */
const demoContent = /^scripts\/seed\/(assets|documents|pdfs|pictures)\//

type BundleOptions = { folder: string; demo: boolean }

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

/** Makes the production bundle in a folder, unless it was made from the same sources. */
export async function ensureBundle(folder: string): Promise<void> {
  await withBuildLock(async () => {
    const hash = await hashOf([...sourcePaths, ...bundlePaths])
    if (readMark(folder) === hash) return step('Build', () => 'up to date')
    await buildAll({ folder, demo: false, hash })
  })
}

/** Makes the production bundle, with the option --demo including the demo content; resolves to the exit code. */
export async function build(args: string[]): Promise<number> {
  const demo = wantsDemo(args)
  await withBuildLock(async () => {
    await buildAll({ folder: bundleFolder, demo, hash: await hashOf([...sourcePaths, ...bundlePaths]) })
  })
  print(`  The production bundle is in ${bundleFolder}.`)
  return 0
}

function wantsDemo(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { demo: { type: 'boolean', default: false } } }).values.demo
  } catch {
    throw new UserError(`Unknown option in "${args.join(' ')}": the only option is --demo.`)
  }
}

/** Processes of this checkout that build at the same time, such as a start and the tests, wait for each other. */
function withBuildLock(work: () => Promise<void>): Promise<void> {
  return withLock(path.join(dataDir, 'build.lock'), work)
}

async function buildAll({ folder, demo, hash }: BundleOptions & { hash: string }): Promise<void> {
  await ensureNextBuild()
  await step('Production bundle', async () => {
    const args = ['scripts/make-bundle.ts', folder, ...(demo ? ['--demo'] : [])]
    await runCommand(process.execPath, args)
    writeFileSync(markOf(folder), hash)
  })
}

/** Runs Next's build, unless its output was made from the same sources. */
async function ensureNextBuild(): Promise<void> {
  await step('Build', async (progress) => {
    const folder = path.join(root, '.next')
    const hash = await hashOf(sourcePaths)
    if (readMark(folder) === hash) return 'up to date'
    rmSync(markOf(folder), { force: true })
    const following = trackBuildProgress(progress)
    await runCommand(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      onLine: following.onLine,
    }).finally(following.stop)
    writeFileSync(markOf(folder), hash)
    return undefined
  })
}

/** The file in a built folder with the hash of its sources. */
function markOf(folder: string): string {
  return path.join(folder, 'sources.sha256')
}

function readMark(folder: string): string | undefined {
  return existsSync(markOf(folder)) ? readFileSync(markOf(folder), 'utf8') : undefined
}

/** A hash of the files and of those that affect every build. */
async function hashOf(paths: string[]): Promise<string> {
  const listed = await Promise.all(paths.map(filesBelow))
  const hash = createHash('sha256').update(coverageFolder ? 'with source maps\0' : '')
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
    .filter((file) => !demoContent.test(file))
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
