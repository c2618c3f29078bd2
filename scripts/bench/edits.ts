import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { env } from '@/server/env'
import { openArticle } from './edited-article'

/**
 * Editors save, publish and upload while visitors read: prints the share of responses from the cache, the 99th
 * percentile of the visitors' times, and how long after the response to a save the page shows it. Needs a running site
 * with the demo content and the password of its administrator: npm run bench:edits -- http://localhost:3000 30
 */
const [base = `http://localhost:${env.PORT}`, seconds = '30'] = process.argv.slice(2)
const visitors = 8
/** Between two edits, in ms. */
const pause = 500
const timeout = 10_000

const article = await openArticle(base)
const addresses = [
  '/en',
  '/cn',
  '/us',
  '/en/news',
  '/zh_CN/news',
  '/en/productsList',
  '/zh_CN/productsList',
  '/en/support',
  `/en/newsDetail?id=${article.id}`,
  '/f/home/getHomeData?siteId=en_EN',
  '/f/news/pageList?siteId=en_EN',
]
const times: number[] = []
const visible: number[] = []
const caches = { hit: 0, miss: 0, pass: 0 }
let failures = 0

/** The edits, in turn; only the first changes what visitors see. */
const edits = [publish, saveDraft, saveUnchanged, upload]
const made: Record<string, number> = {}

for (const address of addresses) await read(address)
const end = performance.now() + Number(seconds) * 1000
try {
  await Promise.all([edit(), ...Array.from({ length: visitors }, (_, index) => visit(index))])
} finally {
  await article.save({ title: article.title, _status: 'published' })
}
print()

async function visit(index: number): Promise<void> {
  for (let turn = index; performance.now() < end; turn += 1) {
    const start = performance.now()
    const cache = await read(addresses[turn % addresses.length] ?? '/en')
    times.push(performance.now() - start)
    if (cache === 'hit' || cache === 'miss' || cache === 'pass') caches[cache] += 1
  }
}

async function edit(): Promise<void> {
  for (let turn = 0; performance.now() < end; turn += 1) {
    const change = edits[turn % edits.length] ?? publish
    await change(turn)
    made[change.name] = (made[change.name] ?? 0) + 1
    await delay(pause)
  }
}

async function publish(turn: number): Promise<void> {
  const title = `${article.title} (${turn})`
  await article.save({ title, _status: 'published' })
  const saved = performance.now()
  while (!(await textOf(`/en/newsDetail?id=${article.id}`)).includes(title)) {
    if (performance.now() - saved > timeout) throw new Error('The page does not show the saved title.')
  }
  visible.push(performance.now() - saved)
}

async function saveDraft(turn: number): Promise<void> {
  await article.save({ title: `${article.title} (draft ${turn})`, _status: 'draft' }, { draft: true })
}

async function saveUnchanged(): Promise<void> {
  await article.save({ _status: 'published', title: (await titleNow()) ?? article.title })
}

async function upload(turn: number): Promise<void> {
  const { authorization } = article
  const background = { r: turn % 256, g: 90, b: 120 }
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A picture of the benchmark' }))
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `bench-${turn}.png`)
  const response = await fetch(`${base}/api/media?depth=0`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  const { doc } = (await response.json()) as { doc?: { id: string } }
  if (!doc) throw new Error(`The picture was not uploaded: ${response.status}`)
  await fetch(`${base}/api/media/${doc.id}`, { method: 'DELETE', headers: { authorization } })
}

async function titleNow(): Promise<string | undefined> {
  const response = await fetch(`${base}/api/news/${article.id}?locale=en_EN&depth=0`)
  return ((await response.json()) as { title?: string }).title
}

async function read(address: string): Promise<string | null> {
  const response = await fetch(base + address)
  await response.arrayBuffer()
  if (!response.ok) failures += 1
  return response.headers.get('x-cache')
}

async function textOf(address: string): Promise<string> {
  return (await fetch(base + address)).text()
}

function print(): void {
  const total = caches.hit + caches.miss + caches.pass
  const share = (value: number) => `${((100 * value) / Math.max(total, 1)).toFixed(2)} %`
  const edited = Object.entries(made).map(([name, count]) => `${name} ${count}`)
  console.log(`edits: ${edited.join(', ')}`)
  console.log(`visitors: ${total} responses, ${share(caches.hit)} from the cache, ${failures} failures`)
  console.log(`times in ms: median ${at(times, 0.5)}, p99 ${at(times, 0.99)}, slowest ${at(times, 1)}`)
  console.log(`save to visible in ms: median ${at(visible, 0.5)}, slowest ${at(visible, 1)}`)
}

function at(values: number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
}
