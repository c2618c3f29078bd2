import { constants, readFileSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'rolldown'
import { compressFiles } from './compress-files.ts'
import { coverageFolder } from './coverage-folder.mjs'
import { root } from './paths.mjs'
import { migrationList, migrationNames } from './programs.ts'

/** The JavaScript files of the bundle and what they are compiled from. */
const programs = {
  start: 'scripts/production/start.ts',
  server: 'scripts/production/server.ts',
  migrate: 'scripts/migrate.ts',
  reindex: 'scripts/rebuild-search-index.ts',
  'reset-second-factor': 'scripts/remove-second-factor.ts',
  seed: 'scripts/seed/index.ts',
  'page-cache': 'src/server/page-cache.ts',
  'pdf-worker': 'src/cms/file-texts/pdf-worker.ts',
}
/** Packages that are not compiled into the programs; Next's output contains those that are used. */
const external = [
  'next',
  // They load files of their own folder.
  'sharp',
  'svg-captcha',
  /^pdfjs-dist/,
  // Optional dependencies of other packages, which are not used.
  '@opentelemetry/api',
  'drizzle-kit',
  'pg-native',
]
/** What Next's output contains but the server never loads: tools of development, TypeScript, source maps. */
const unused = /[\\/]node_modules[\\/](drizzle-kit|esbuild|@esbuild)|\.[cm]?tsx?$|\.map$/
const standalone = path.join(root, '.next/standalone')
const { packages: locked }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
)
/** As `scripts/seed/index.ts` imports it. */
const demoModule = './demo'
const demoFiles = ['assets', 'documents', 'pictures/derived.json', 'pictures/manifest.json']
/** The guide for editors, which the admin shows. */
const guideFiles = ['docs/editing.md', 'docs/editing.zh-CN.md', 'docs/editing']

/**
 * Makes the production bundle: Next's standalone output, the programs with their packages compiled to JavaScript,
 * and on request the demo content. It replaces the folder when it is complete.
 */
export async function makeBundle({ folder, demo }: { folder: string; demo: boolean }): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  for (const name of ['.next', 'node_modules'])
    await copy(path.join(standalone, name), path.join(unfinished, name))
  await copy('.next/static', path.join(unfinished, '.next/static'))
  await compressFiles(path.join(unfinished, '.next/static'))
  for (const name of ['public', ...guideFiles]) await copy(name, path.join(unfinished, name))
  await compile({ folder: unfinished, demo })
  for (const name of demo ? demoFiles : [])
    await copy(`scripts/seed/${name}`, path.join(unfinished, 'demo', name))
  await writeMetadata(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

async function copy(from: string, to: string): Promise<void> {
  // Copy on write, where the file system supports it. Links inside the output stay relative.
  await cp(path.resolve(root, from), to, {
    recursive: true,
    filter: (source) => !unused.test(source) && !isDevelopmentPackage(source),
    mode: constants.COPYFILE_FICLONE,
    verbatimSymlinks: true,
  })
}

/** Next's tracing also finds packages that others would use if they are installed. */
function isDevelopmentPackage(source: string): boolean {
  const place = path.relative(standalone, source).split(path.sep).join('/')
  return locked[place]?.dev === true
}

async function compile({ folder, demo }: { folder: string; demo: boolean }): Promise<void> {
  await build({
    cwd: root,
    input: programs,
    platform: 'node',
    tsconfig: 'tsconfig.json',
    external: demo ? external : [...external, demoModule],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { eval: false },
    onLog: (_level, log) => {
      throw new Error(log.message)
    },
    output: {
      dir: folder,
      format: 'esm',
      chunkFileNames: 'chunks/[name]-[hash].js',
      sourcemap: coverageFolder !== undefined,
    },
  })
}

/** Metadata for Node and npm, and the names of the migrations. */
async function writeMetadata(folder: string): Promise<void> {
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const { name, version, type } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const scripts = {
    start: 'node start.js',
    migrate: 'node migrate.js',
    reindex: 'node reindex.js',
    'reset-second-factor': 'node reset-second-factor.js',
  }
  const engines = { node: '>=24' }
  await write('package.json', toText({ name, version, private: true, type, engines, scripts }))
  await write(migrationList, toText(migrationNames(root)))
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
