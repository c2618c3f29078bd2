import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Generated = { file: string; remedy: string; generate: () => Promise<void> }

/** Runs a generator and ends the process; with --check it puts the old file back and fails when it differs. */
export async function regenerate({ file, remedy, generate }: Generated): Promise<never> {
  const before = await readFile(file, 'utf8').catch(() => null)
  await generate()
  const after = await readFile(file, 'utf8')
  if (!process.argv.includes('--check') || before === after) process.exit(0)
  if (before !== null) await writeFile(file, before)
  console.error(`${path.basename(file)} is out of date: ${remedy}`)
  process.exit(1)
}
