import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompressedFiles } from '@/gateway/precompressed'
import { createStoredResponse } from '@/gateway/stored-response'
import { compressFiles } from '../../../scripts/lib/compress-files.ts'

const script = Array.from(
  { length: 400 },
  (_, index) => `export const value${index} = ${index * index}`,
).join('\n')

async function makeFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isotherm-static-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

test('scripts and style sheets of the build are compressed in advance, with the highest quality', async () => {
  const folder = await makeFolder({
    'chunks/[page].js': script,
    'chunks/tiny.css': 'a{}',
    'media/a.woff2': script,
  })
  await compressFiles(folder)
  const read = precompressedFiles(folder)
  const compressed = await read('/_next/static/chunks/%5Bpage%5D.js')
  expect(brotliDecompressSync(compressed ?? Buffer.alloc(0)).toString()).toBe(script)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  expect(compressed?.length).toBeLessThan(brotliCompressSync(script, { params }).length)
  expect(await read('/_next/static/chunks/tiny.css'), 'would become larger').toBeUndefined()
  expect(await read('/_next/static/media/a.woff2'), 'is compressed itself').toBeUndefined()
})

test('files outside of the folder are never read', async () => {
  const folder = await makeFolder({ 'outside.js.br': 'secret', 'static/a.js.br': 'a' })
  const read = precompressedFiles(path.join(folder, 'static'))
  expect(String(await read('/_next/static/a.js'))).toBe('a')
  expect(await read('/_next/static/..%2Foutside.js')).toBeUndefined()
  expect(await read('/_next/static/%2e%2e/outside.js')).toBeUndefined()
})

test('a response sends what was compressed in advance', async () => {
  const compressed = Buffer.from('compressed in advance')
  const { variants } = await createStoredResponse({
    status: 200,
    headers: new Map([['content-type', 'application/javascript']]),
    body: Buffer.from(script),
    tags: [],
    startedAt: 0,
    expiresAt: Infinity,
    cached: true,
    compress: true,
    compressed,
  })
  expect(variants.br?.body).toEqual(compressed)
})
