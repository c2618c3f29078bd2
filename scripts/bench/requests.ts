import autocannon from 'autocannon'
import { env } from '@/server/env'

/**
 * Requests per second with ten clients, and the time of a single one, for what is not simply a cached page: searches,
 * and operations that count views. Needs a running site with the demo content:
 * npm run bench:requests -- http://localhost:3000
 */
const [base = `http://localhost:${env.PORT}`] = process.argv.slice(2)
const seconds = 5
const connections = 10
const singles = 30

/** Words of two characters, as visitors type them. */
const words =
  '冰箱 低温 冷藏 疫苗 血液 样本 液氮 医用 生物 安全 离心 培养 灭菌 冷链 监控 容器 存储 智能 实验 超低'.split(
    ' ',
  )

const search = (word: string) => `/f/search/list?siteId=zh_CN&searchType=2&search=${encodeURIComponent(word)}`
const page = (word: string) => `/zh_CN/search?selectWD=2&inputWD=${encodeURIComponent(word)}`
/** Different texts with the same results, so that no cache has an answer. */
const varied = (of: (word: string) => string) =>
  Array.from({ length: 2_000 }, (_, index) =>
    of(`${words[index % words.length]}${' '.repeat(1 + ((index / words.length) % 90))}`),
  )

const article = await firstArticle()
const subjects: Record<string, string[]> = {
  'search, one word': [search('冰箱')],
  'search, 20 words': words.map(search),
  'search, never the same': varied(search),
  'search page, one word': [page('冰箱')],
  'search page, 20 words': words.map(page),
  'an article, counting views': [`/f/news/queryById?siteId=en_EN&id=${article}`],
}

for (const [name, paths] of Object.entries(subjects)) {
  const single = await timeOfOne(paths)
  const { requests, latency, errors, non2xx, duration } = await autocannon({
    url: base,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path })),
  })
  const failures = errors + non2xx
  const figures = [
    `${(requests.total / duration).toFixed(0)}/s`,
    `median ${latency.p50} ms, p99 ${latency.p99} ms`,
    `alone ${single.toFixed(1)} ms`,
    ...(failures > 0 ? [`${failures} failures`] : []),
  ]
  console.log(`${name.padEnd(28)} ${figures.join('; ')}`)
}

async function timeOfOne(paths: string[]): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < singles; index += 1) {
    const start = performance.now()
    await (await fetch(base + (paths[index % paths.length] ?? ''))).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[singles / 2] ?? 0
}

async function firstArticle(): Promise<string> {
  const response = await fetch(`${base}/f/news/pageList?siteId=en_EN&pageSize=1`)
  const { result } = (await response.json()) as { result: { records: { id: string }[] } }
  const [first] = result.records
  if (!first) throw new Error('The site has no article.')
  return first.id
}
