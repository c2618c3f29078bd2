import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Job } from './jobs'

const script = fileURLToPath(new URL('./kit/render.py', import.meta.url))

/** Renders one picture with Blender into a PNG file, smaller by the factor of the job. */
export async function renderJob(job: Job, output: string, threads: number): Promise<void> {
  const input = `${output}.job.json`
  const size = job.size.map((side) => Math.round(side * (job.scale ?? 1)))
  await writeFile(input, JSON.stringify({ ...job, size, threads }))
  try {
    await blender(input, output)
  } finally {
    await rm(input)
  }
}

async function blender(input: string, output: string): Promise<void> {
  const args = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', input, output]
  const child = spawn(process.env.BLENDER ?? 'blender', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const words: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => words.push(String(data)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0 || !existsSync(output)) throw new Error(`Blender failed:\n${words.join('').slice(-4000)}`)
}

export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 2) return `${Math.round(milliseconds / 1000)} s`
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
