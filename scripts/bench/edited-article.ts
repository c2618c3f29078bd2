/** The first article of the demo content, signed in as its administrator with ADMIN_PASSWORD. */
export type EditedArticle = {
  id: string
  title: string
  authorization: string
  /** Saves its English texts. */
  save: (data: object, options?: { draft?: boolean }) => Promise<void>
}

/** Opens the article that benchmarks edit in a running site. */
export async function openArticle(base: string): Promise<EditedArticle> {
  const authorization = await signIn(base)
  const { id, title } = await firstArticle(base)
  const save: EditedArticle['save'] = async (data, { draft = false } = {}) => {
    const query = `locale=en_EN&depth=0${draft ? '&draft=true' : ''}`
    const response = await fetch(`${base}/api/news/${id}?${query}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (!response.ok) throw new Error(`The article was not saved: ${response.status}`)
  }
  return { id, title, authorization, save }
}

async function firstArticle(base: string): Promise<{ id: string; title: string }> {
  const response = await fetch(`${base}/f/news/pageList?siteId=en_EN&pageSize=1`)
  const { result } = (await response.json()) as { result: { records: { id: string; title: string }[] } }
  const [first] = result.records
  if (!first) throw new Error('The site has no article to save.')
  return first
}

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@norvane.example', password: process.env.ADMIN_PASSWORD }),
  })
  if (!response.ok) throw new Error(`Signing in with ADMIN_PASSWORD failed: ${response.status}`)
  const { token } = (await response.json()) as { token: string }
  return `JWT ${token}`
}
