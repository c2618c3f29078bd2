import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { jobs, moduleOf, piecesOf, type Job } from './jobs'
import { duration, renderJob } from './render-job'

const kit = fileURLToPath(new URL('./kit/', import.meta.url))
const hotspots = fileURLToPath(new URL('../seed/pictures/hotspots.json', import.meta.url))
// With fewer steps of alpha the last one is an outline around each shadow.
const webp = { alphaQuality: 100, effort: 6 }
/** Wide pictures are shown smaller than they are. */
const qualityOf = ([width]: Job['size']) => (width < 1400 ? 78 : 76)
/** A product offers its packshot and four close-ups as a zip file. */
const maxCloseUpBytes = 60_000
const minQuality = 50

/** Modules that rooms share, by the rooms that use them. */
const sharedByRooms = [
  [/^/, /^rooms\/(connections|surfaces|outside|fittings|furniture|walls|lights|views|mountains)\.py$/],
  [
    /^(staged|outdoors)/,
    /^rooms\/(cloth|computers|hair|hands_on|instruments|interior|keyboards|linings|props|sites|staged|in_use|measuring|offices|packing|people|samples|test_hall|trades|watching|workshop|gloved_hands|assembly_bench|visitors|line|protection|hands_at_work|hands_with_samples)\.py$/,
  ],
  [
    /^(headquarters|outdoors|plateau)/,
    /^rooms\/(clinic|frontage|grounds|outdoors|planting|shores|skies|weathered)\.py$/,
  ],
  [/^harbour/, /^rooms\/(cloth|containers|hair|people|railway|shores|skies|weathered)\.py$/],
] as const

type Hotspot = { x: number; y: number; kind: string; model: string }

/** The rendered pictures: the hash of the inputs by the name of the picture. */
type Rendered = Record<string, string>

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    outdated: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    into: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
})

const folder = options.into ?? fileURLToPath(new URL('../seed/assets/', import.meta.url))
// Another target folder has a list of its own, since the list of the kit describes the demo.
const list = options.into
  ? path.join(options.into, 'rendered.json')
  : fileURLToPath(new URL('./rendered.json', import.meta.url))
const rendered = JSON.parse(await readFile(list, 'utf8').catch(() => '{}')) as Rendered
const sources = await hashesOfKit()
const selected = named(positionals).filter((job) => options.again || isToRender(job))
if (options.list)
  console.log(selected.map((job) => `${job.name} (${job.family}): ${stateOf(job)}`).join('\n'))
else await renderAll(selected)

async function renderAll(queue: Job[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const started = Date.now()
  for (const [done, job] of queue.entries()) {
    const jobStarted = Date.now()
    await render(job)
    const left = ((Date.now() - started) / (done + 1)) * (queue.length - done - 1)
    console.log(
      `${done + 1}/${queue.length} ${job.name}: ${duration(Date.now() - jobStarted)}, ${duration(left)} left`,
    )
  }
}

/** A picture is listed only when its file is complete, so an interruption loses one picture at most. */
async function render(job: Job): Promise<void> {
  const workFolder = await mkdtemp(path.join(tmpdir(), 'picture-'))
  try {
    const output = path.join(workFolder, 'picture.png')
    await renderJob(job, output, Number(options.threads))
    const target = path.join(folder, `${job.name}.webp`)
    await writeFile(`${target}.part`, await encode(output, job))
    await rename(`${target}.part`, target)
    await keepHotspots(job, `${output}.json`)
    rendered[job.name] = hashOf(job)
    await writeFile(list, `${JSON.stringify(sorted(rendered), null, 2)}\n`)
  } finally {
    await rm(workFolder, { recursive: true })
  }
}

/** With less quality where a close-up would be too large for a set of pictures. */
async function encode(picture: string, job: Job): Promise<Buffer> {
  const resized = sharp(picture).resize(...job.size)
  for (let quality = qualityOf(job.size); ; quality -= 4) {
    const bytes = await resized.webp({ ...webp, quality }).toBuffer()
    if (job.view !== 'detail' || bytes.length <= maxCloseUpBytes || quality <= minQuality) return bytes
  }
}

/** Rooms of solutions report the positions of their products; another target folder does not change the hotspots of the demo. */
async function keepHotspots(job: Job, file: string): Promise<void> {
  if (!existsSync(file)) return
  const points = JSON.parse(await readFile(file, 'utf8')) as Hotspot[]
  const target = options.into ? path.join(options.into, 'hotspots.json') : hotspots
  const all = JSON.parse(await readFile(existsSync(target) ? target : hotspots, 'utf8')) as Record<
    string,
    Hotspot[]
  >
  const slug = job.name.replace('scene-', '')
  const known = new Map(all[slug]?.map(({ model, kind }) => [model, kind]))
  all[slug] = points.map(({ x, y, model }) => ({ x, y, kind: known.get(model) ?? '', model }))
  await writeFile(target, `${JSON.stringify(all, null, 2)}\n`)
}

function named(names: string[]): Job[] {
  const unknown = names.filter((name) => !jobs.some((job) => job.name === name || job.family === name))
  if (unknown.length > 0) throw new Error(`No picture and no family is called ${unknown.join(', ')}.`)
  return names.length === 0
    ? jobs
    : jobs.filter(({ name, family }) => names.includes(name) || names.includes(family))
}

function isToRender(job: Job): boolean {
  const state = stateOf(job)
  return state === 'missing' || (options.outdated && state === 'outdated')
}

function stateOf(job: Job): 'missing' | 'outdated' | 'rendered' {
  const known = rendered[job.name]
  if (!known || !existsSync(path.join(folder, `${job.name}.webp`))) return 'missing'
  return known === hashOf(job) ? 'rendered' : 'outdated'
}

/** A hash of the job, the shared code, its builders and its room. */
function hashOf(job: Job): string {
  const own = new Set(piecesOf(job).map(({ builder }) => moduleOf('equipment', builder)))
  const inputs = [...sources].filter(([file]) => isShared(file, job) || own.has(file) || isOfRoom(file, job))
  return createHash('sha256')
    .update(JSON.stringify([job, inputs]))
    .digest('hex')
    .slice(0, 16)
}

function isShared(file: string, job: Job): boolean {
  if (file === 'cut_out.py') return job.view === 'packshot'
  return !/^(equipment|rooms)\//.test(file) || /(common|piece)\.py$/.test(file)
}

function isOfRoom(file: string, job: Job): boolean {
  if (job.view !== 'room') return false
  const { room } = job
  return (
    file === moduleOf('rooms', room) ||
    sharedByRooms.some(([rooms, modules]) => rooms.test(room) && modules.test(file))
  )
}

/** The scripts and assets of the kit with their hashes, in a fixed order. */
async function hashesOfKit(): Promise<Map<string, string>> {
  const files = (await readdir(kit, { recursive: true })).filter((file) => /\.(py|ttf|svg)$/.test(file))
  const hashes = files.toSorted().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(path.join(kit, file)))
    return [file, hash.digest('hex')] as const
  })
  return new Map(await Promise.all(hashes))
}

function sorted(entries: Rendered): Rendered {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b)))
}
