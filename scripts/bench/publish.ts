import { env } from '@/server/env'
import { openArticle } from './edited-article'

/**
 * Saves an article repeatedly and measures how long after the response to the save the public page, the
 * contract and the search still show the old title. Needs a running site: npm run bench:publish -- http://localhost:3000
 */
const [base = `http://localhost:${env.PORT}`] = process.argv.slice(2)
const rounds = 20
const timeout = 10_000

const { id, title, save } = await openArticle(base)
const figures: { save: number; page: number; contract: number; search: number }[] = []
try {
  for (let round = 1; round <= rounds; round += 1) figures.push(await publish(`${title} (${round})`))
} finally {
  await save({ title, _status: 'published' })
}
for (const name of ['save', 'page', 'contract', 'search'] as const) print(name)

async function publish(next: string) {
  const start = performance.now()
  await save({ title: next, _status: 'published' })
  const saved = performance.now()
  const [page, contract, search] = await Promise.all([
    waitUntilShown(`/en/newsDetail?id=${id}`, next),
    waitUntilShown(`/f/news/pageList?siteId=en_EN&pageSize=50`, next),
    waitUntilShown(`/f/search/list?siteId=en_EN&searchType=1&search=${encodeURIComponent(next)}`, next),
  ])
  return { save: saved - start, page: page - saved, contract: contract - saved, search: search - saved }
}

async function waitUntilShown(path: string, text: string): Promise<number> {
  for (const until = performance.now() + timeout; performance.now() < until;) {
    const response = await fetch(base + path)
    if ((await response.text()).includes(text)) return performance.now()
  }
  throw new Error(`${path} does not show the saved title`)
}

function print(name: keyof (typeof figures)[number]): void {
  const values = figures.map((figure) => figure[name]).sort((a, b) => a - b)
  const at = (share: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))]?.toFixed(0)
  console.log(`${name.padEnd(8)} ms: median ${at(0.5)}, slowest ${at(1)}`)
}
