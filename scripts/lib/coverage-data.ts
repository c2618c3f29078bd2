import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mergeScriptCovs } from '@bcoe/v8-coverage'
import {
  decodedMap,
  encodedMap,
  FlattenMap,
  TraceMap,
  type EncodedSourceMap,
  type SectionedSourceMapInput,
} from '@jridgewell/trace-mapping'
import convert from 'ast-v8-to-istanbul'
import { parseAstAsync } from 'vite'
import { addCounts, type FileCoverage } from './coverage-totals.ts'
import { root } from './paths.mjs'
import { partNames } from './test-options.ts'
import { testBundle } from './test-resources.ts'

type Coverage = Record<string, FileCoverage>

/** What the workers of Vitest, the servers and the pages covered, by source file. */
export async function readCoverage(folder: string): Promise<FileCoverage[]> {
  const reports = partNames
    .map((part) => path.join(folder, part, 'coverage-final.json'))
    .filter((file) => existsSync(file))
  const [all = {}, ...others] = reports.map((file): Coverage => JSON.parse(readFileSync(file, 'utf8')))
  for (const other of others) addAll(all, other)
  for (const [file, run] of builtScripts(folder)) addAll(all, await mappedToSources(file, run))
  return Object.values(all)
}

function addAll(to: Coverage, from: Coverage): void {
  for (const [file, counts] of Object.entries(from)) {
    const known = to[file]
    if (known) addCounts(known, counts)
    else to[file] = counts
  }
}

/** The scripts of the production bundle that servers and pages ran, with the sum of their counts. */
function builtScripts(folder: string): Map<string, Profiler.ScriptCoverage> {
  const scripts = new Map<string, Profiler.ScriptCoverage>()
  for (const file of [...filesIn(folder, 'server'), ...filesIn(folder, 'pages')]) {
    const { result }: { result: Profiler.ScriptCoverage[] } = JSON.parse(readFileSync(file, 'utf8'))
    for (const run of result) {
      const script = builtFile(run.url)
      if (!script) continue
      const known = scripts.get(script)
      const merged = mergeScriptCovs(known ? [known, { ...run, url: known.url }] : [run])
      if (merged) scripts.set(script, merged)
    }
  }
  return scripts
}

/** The built file of a script; undefined for other scripts, such as those of packages. */
function builtFile(url: string): string | undefined {
  const file = servedFile(url) ?? (url.startsWith('file:') ? fileURLToPath(url) : '')
  if (!file.startsWith(`${testBundle}${path.sep}`) || file.includes('node_modules')) return undefined
  const place = path.relative(testBundle, file)
  // The bundle has no source maps of Next's output.
  return place.startsWith('.next') ? path.join(root, place) : file
}

function servedFile(url: string): string | undefined {
  const [, place] = /^http.*?\/_next\/([^?]+)/.exec(url) ?? []
  return place && path.join(testBundle, '.next', decodeURIComponent(place))
}

async function mappedToSources(script: string, run: Profiler.ScriptCoverage): Promise<Coverage> {
  const code = readFileSync(script, 'utf8')
  const sourceMap = sourceMapOf(script, code)
  if (!sourceMap) return {}
  const coverage = { ...run, url: pathToFileURL(script).href }
  const mapped = await convert({ code, coverage, sourceMap, ast: parseAstAsync(code) })
  return Object.fromEntries(Object.entries(mapped).filter(([file]) => sourceMap.sources.includes(file)))
}

function sourceMapOf(script: string, code: string): EncodedSourceMap | undefined {
  const [, name] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code) ?? []
  const file = name && path.join(path.dirname(script), decodeURIComponent(name))
  return file && existsSync(file) ? productSources(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The source map without the sources of packages. */
function productSources(map: SectionedSourceMapInput): EncodedSourceMap | undefined {
  const { mappings, sources, sourcesContent, ...rest } = decodedMap(new FlattenMap(map))
  const files = sources.map((source, at) => productSource(source, sourcesContent?.[at]))
  if (!files.some(Boolean)) return undefined
  return encodedMap(
    new TraceMap({
      ...rest,
      sources: files,
      mappings: mappings.map((line) =>
        line.map((segment) => (segment.length > 1 && files[segment[1] ?? 0] ? segment : [segment[0]])),
      ),
    }),
  )
}

/** Compilers write paths of sources differently. */
function productSource(source: string | null, content: string | null | undefined): string | null {
  const place = /(?:^|\/)((?:src|collections|globals)\/(?!.*node_modules).+\.tsx?)$/.exec(source ?? '')?.[1]
  const file = path.join(root, place ?? '')
  return place && existsSync(file) && readFileSync(file, 'utf8') === content ? file : null
}

function filesIn(folder: string, name: string): string[] {
  const full = path.join(folder, name)
  return existsSync(full) ? readdirSync(full).map((file) => path.join(full, file)) : []
}
