import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { version as installed } from 'pdfjs-dist/package.json'
import { refuse } from '@/lib/app-error'
import { handleErrors } from '@/server/http-responses'

type Context = { params: Promise<{ version: string; folder: string; name: string }> }

/** The folders of the PDF library that browsers load, with their paths in the package. */
const folders: Record<string, string> = {
  build: 'legacy/build',
  cmaps: 'cmaps',
  iccs: 'iccs',
  standard_fonts: 'standard_fonts',
  wasm: 'wasm',
}
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  ttf: 'font/ttf',
}
const fileName = /^[\w-]+(?:\.[\w-]+)*\.(bcmap|icc|js|mjs|pfb|ttf|wasm)$/

const missing = 'There is no such file.'

/** The policy of the worker's own response: it may run WebAssembly decoders and connect to our origin only. */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Serves the PDF library's worker, character maps, fonts and decoders, for the installed version only. */
export const GET = (_request: Request, { params }: Context) => handleErrors(async () => send(await params))

async function send({ version, folder, name }: Awaited<Context['params']>): Promise<Response> {
  const extension = fileName.exec(name)?.[1]
  const inside = Object.hasOwn(folders, folder) ? folders[folder] : undefined
  const isWorker = folder === 'build'
  if (version !== installed || !extension || !inside) refuse('notFound', missing)
  if (isWorker && name !== 'pdf.worker.min.mjs') refuse('notFound', missing)
  const bytes = await read(inside, name)
  if (!bytes) refuse('notFound', missing)
  return new Response(bytes, {
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isWorker && { 'content-security-policy': workerPolicy }),
    },
  })
}

async function read(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/pdfjs-dist', folder, name)
  return readFile(/* turbopackIgnore: true */ file).catch(() => null)
}
