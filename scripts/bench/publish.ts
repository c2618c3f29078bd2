import { env } from '@/server/env'

/**
 * Saves an article over and over and measures, from the answer to the save, how long the public page, the
 * contract and the search still show the old title. Needs a running site: npm run bench:publish -- http://localhost:3000
 */
const [base = `http://localhost:${env.PORT}`] = process.argv.slice(2)
const rounds = 20
const patience = 10_000

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
    shows(`/en/newsDetail?id=${id}`, next),
    shows(`/f/news/pageList?siteId=en_EN&pageSize=50`, next),
    shows(`/f/search/list?siteId=en_EN&searchType=1&search=${encodeURIComponent(next)}`, next),
  ])
  return { save: saved - start, page: page - saved, contract: contract - saved, search: search - saved }
}

async function shows(path: string, text: string): Promise<number> {
  for (const until = performance.now() + patience; performance.now() < until;) {
    const answer = await fetch(base + path)
    if ((await answer.text()).includes(text)) return performance.now()
  }
  throw new Error(`${path} does not show the saved title`)
}

async function save(next: string): Promise<void> {
  const answer = await fetch(`${base}/api/news/${id}?locale=en_EN&depth=0`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title: next, _status: 'published' }),
  })
  if (!answer.ok) throw new Error(`The article was not saved: ${answer.status}`)
}

async function firstArticle(): Promise<{ id: string; title: string }> {
  const answer = await fetch(`${base}/f/news/pageList?siteId=en_EN&pageSize=1`)
  const { result } = (await answer.json()) as { result: { records: { id: string; title: string }[] } }
  const [article] = result.records
  if (!article) throw new Error('The site has no article to save.')
  return article
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@norvane.example', password: process.env.ADMIN_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`Sign in with ADMIN_PASSWORD failed: ${answer.status}`)
  const { token } = (await answer.json()) as { token: string }
  return `JWT ${token}`
}

function print(name: keyof (typeof figures)[number]): void {
  const values = figures.map((figure) => figure[name]).sort((a, b) => a - b)
  const at = (share: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))]?.toFixed(0)
  console.log(`${name.padEnd(8)} ms: median ${at(0.5)}, slowest ${at(1)}`)
}
