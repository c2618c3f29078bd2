import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { connections } from '@/server/pools'
import { settingsSchema } from '@/server/settings-schema'
import packageFile from '../../../package.json' with { type: 'json' }

const folders = ['src', 'collections', 'globals', 'scripts', 'tests', 'docs', 'migrations', 'public']
const documents = ['README.md', 'README.zh-CN.md', ...globSync('{docs,scripts}/**/*.md')].map((file) => {
  const text = readFileSync(file, 'utf8')
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  return { file, text, spans, blocks }
})
type Document = (typeof documents)[number]

/** What the documents name wrongly, as `file: name`. */
const wrong = (namesOf: (document: Document) => string[], isRight: (name: string) => boolean) =>
  documents.flatMap((document) =>
    namesOf(document)
      .filter((name) => !isRight(name))
      .map((name) => `${document.file}: ${name}`),
  )

test('documents name files that exist', () => {
  const inFolder = new RegExp(`^(?:${folders.join('|')})/[^:]`)
  const isFile = (name: string) => inFolder.test(name) || /^[\w./()[\]-]+\.(?:tsx?|mjs|cjs)$/.test(name)
  const pathsOf = ({ spans }: Document) => spans.flatMap((code) => code.split(/\s+/)).filter(isFile)
  expect(wrong(pathsOf, existsBelowRootOrSrc)).toEqual([])
})

test('documents name npm scripts that exist', () => {
  const scriptsOf = ({ text }: Document) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(wrong(scriptsOf, (name) => Object.hasOwn(packageFile.scripts, name))).toEqual([])
})

test('documents name environment variables that are read', () => {
  const variablesOf = ({ spans, blocks }: Document) =>
    [...spans, ...blocks].flatMap((code) => code.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [])
  // A variable of the receiving system, in an example.
  const known = new Set([...settingNames, ...variablesOfScripts(), 'WEBHOOK_SECRET'])
  expect(wrong(variablesOf, (name) => known.has(name))).toEqual([])
})

test('links between documents lead to existing files and headings', () => {
  const linksOf = ({ file, text }: Document) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => (target.startsWith('#') ? file + target : path.join(path.dirname(file), target)))
  const exists = (target: string) => {
    const [file = '', heading] = target.split('#')
    return existsSync(file) && (heading === undefined || headingsOf(file).includes(heading))
  }
  expect(wrong(linksOf, exists)).toEqual([])
})

const settingNames = Object.keys(settingsSchema.shape)

test('the operating manual names every setting', () => {
  const manual = documents.find(({ file }) => file === 'docs/operating.md')
  expect(settingNames.filter((name) => !manual?.spans.includes(name))).toEqual([])
})

test('the documents name the number of database connections', () => {
  const sum = Object.values(connections).reduce((total, count) => total + count, 0)
  for (const file of ['docs/deploying.md', 'docs/scaling.md'])
    expect(documents.find((document) => document.file === file)?.text).toContain(`up to ${sum} connections`)
})

/** Whether a path exists below the root or `src`; `<name>`, `*` and braces are patterns, a bare file name is found anywhere. */
function existsBelowRootOrSrc(name: string): boolean {
  if (!name.includes('/')) return fileNames.has(name)
  // Folders of routes have brackets in their names.
  const pattern = name.replaceAll(/<\w+>/g, '*').replaceAll(/[[\]()]/g, '?')
  return (
    [name, `src/${name}`].some((file) => existsSync(file)) || globSync([pattern, `src/${pattern}`]).length > 0
  )
}

const fileNames = new Set(
  globSync([`{${folders.join(',')}}/**/*.*`, '*', '.*']).map((file) => path.basename(file)),
)

function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function variablesOfScripts(): string[] {
  return globSync(['scripts/**/*.{ts,mjs}', 'docker-compose.yml', 'Dockerfile', '*.config.ts']).flatMap(
    (file) => readFileSync(file, 'utf8').match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [],
  )
}
