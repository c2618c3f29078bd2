import { env } from '@/server/env'

/**
 * Saves an article repeatedly and measures how long after the response to the save the public page, the
 * contract and the search still show the old title. Needs a running site: npm run bench:publish -- http://localhost:3000
 */
const [base = `http://localhost:${env.PORT}`] = process.argv.slice(2)
const rounds = 20
const timeout = 10_000

const authorization = await signIn()
const { id, title } = await firstArticle()
const figures: { save: number; page: number; contract: number; search: number }[] = []
try {
  for (let round = 1; round <= rounds; round += 1) figures.push(await publish(`${title} (${round})`))
} finally {
  await save(title)
}
for (const name of ['save', 'page', 'contract', 'search'] as const) print(name)

async function publish(next: string) {
  const start = performance.now()
  await save(next)
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

async function save(next: string): Promise<void> {
  const response = await fetch(`${base}/api/news/${id}?locale=en_EN&depth=0`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title: next, _status: 'published' }),
  })
  if (!response.ok) throw new Error(`The article was not saved: ${response.status}`)
}

async function firstArticle(): Promise<{ id: string; title: string }> {
  const response = await fetch(`${base}/f/news/pageList?siteId=en_EN&pageSize=1`)
  const { result } = (await response.json()) as { result: { records: { id: string; title: string }[] } }
  const [article] = result.records
  if (!article) throw new Error('The site has no article to save.')
  return article
}

async function signIn(): Promise<string> {
  const response = await fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@norvane.example', password: process.env.ADMIN_PASSWORD }),
  })
  if (!response.ok) throw new Error(`Signing in with ADMIN_PASSWORD failed: ${response.status}`)
  const { token } = (await response.json()) as { token: string }
  return `JWT ${token}`
}

function print(name: keyof (typeof figures)[number]): void {
  const values = figures.map((figure) => figure[name]).sort((a, b) => a - b)
  const at = (share: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))]?.toFixed(0)
  console.log(`${name.padEnd(8)} ms: median ${at(0.5)}, slowest ${at(1)}`)
}
