import type { SignIn } from './sign-ins.ts'

type Data = Record<string, unknown>
type Query = Record<string, string>
export type Stored = Data & { id: string }
export type NewFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** The content of a running site, as one of its accounts; removes at the end what was made. */
export class Store {
  /** Paths below `/api`. */
  private readonly made: string[] = []
  private readonly restoring: (() => Promise<unknown>)[] = []

  private constructor(
    readonly origin: string,
    private readonly authorization: string,
  ) {}

  static async open(origin: string, { name: email, password }: SignIn): Promise<Store> {
    const response = await fetch(`${origin}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (!response.ok) throw new Error(`The account was not signed in: ${response.status}`)
    const { token } = (await response.json()) as { token: string }
    return new Store(origin, `JWT ${token}`)
  }

  /** Creates a document, published if its kind has drafts. */
  async create(collection: string, data: Data, query: Query = {}): Promise<string> {
    const { doc } = await this.send<{ doc: Stored }>('POST', `${collection}?${queryOf(query)}`, {
      _status: 'published',
      ...data,
    })
    this.removeAfterwards(`${collection}/${doc.id}`)
    return doc.id
  }

  /** Copies a document, as a draft. */
  async duplicate(path: string): Promise<string> {
    const { doc } = await this.send<{ doc: Stored }>('POST', `${path}/duplicate?depth=0`)
    this.removeAfterwards(`${path.replace(/[^/]+$/, '')}${doc.id}`)
    return doc.id
  }

  async upload(collection: 'media' | 'files', file: NewFile): Promise<Stored> {
    const form = new FormData()
    form.set('file', new File([file.bytes], file.name, { type: file.type }))
    form.set('_payload', '{}')
    const { doc } = await this.send<{ doc: Stored }>('POST', `${collection}?depth=0`, form)
    this.removeAfterwards(`${collection}/${doc.id}`)
    return doc
  }

  update(path: string, data: Data, query: Query = {}): Promise<unknown> {
    return this.send('PATCH', `${path}?${queryOf(query)}`, data)
  }

  read<Body = Data>(path: string, query: Query = {}): Promise<Body> {
    return this.send('GET', `${path}?${queryOf(query)}`)
  }

  async readText(path: string): Promise<string> {
    return textOf(await this.fetch('GET', path), `GET ${path}`)
  }

  async find(collection: string, query: Query): Promise<Stored[]> {
    const { docs } = await this.read<{ docs: Stored[] }>(collection, query)
    return docs
  }

  /** The only or first document that the conditions find. */
  async findOne(collection: string, query: Query): Promise<Stored> {
    const [document] = await this.find(collection, { limit: '1', ...query })
    if (!document) throw new Error(`There is no document of ${collection} for ${queryOf(query)}.`)
    return document
  }

  removeAfterwards(path: string): void {
    this.made.push(path)
  }

  afterwards(restore: () => Promise<unknown>): void {
    this.restoring.push(restore)
  }

  /** Restores what was changed, and deletes what was made; goes on after a failure. */
  async cleanUp(): Promise<void> {
    const failures: string[] = []
    const failed = (error: unknown) => failures.push(String(error))
    for (const restore of this.restoring.splice(0).toReversed()) await restore().catch(failed)
    const paths = this.made.splice(0)
    await this.removeAll(paths).catch(failed)
    await this.leadNowhere(paths).catch(failed)
    if (failures.length > 0) throw new Error(failures.join('\n'))
  }

  /** In an order that uses allow. */
  private async removeAll(paths: string[]): Promise<void> {
    let left = paths
    while (left.length > 0) {
      const refused: string[] = []
      for (const path of left) if (!(await this.remove(path))) refused.push(path)
      if (refused.length === left.length) throw new Error(`Not removed: ${refused.join(', ')}`)
      left = refused
    }
  }

  /** Deletes a document, also one in the trash; false if it is still in use. */
  async remove(path: string): Promise<boolean> {
    const response = await this.fetch('DELETE', `${path}?trash=true&depth=0`)
    return response.ok || response.status === 404
  }

  /** Answers the questions where the addresses of removed documents should lead. */
  async leadNowhere(paths: string[]): Promise<void> {
    type Row = { id: string; document: { collection: string; id: string } }
    const { rows } = await this.read<{ rows: Row[] }>('missing-addresses/withdrawn')
    for (const { id, document } of rows)
      if (paths.includes(`${document.collection}/${document.id}`))
        await this.send('POST', `missing-addresses/${id}/answer`, {})
  }

  async send<Body>(method: string, path: string, data?: Data | FormData): Promise<Body> {
    const text = await textOf(await this.fetch(method, path, data), `${method} ${path}`)
    // The caller knows what the interface returns.
    return JSON.parse(text) as Body
  }

  private fetch(method: string, path: string, data?: Data | FormData): Promise<Response> {
    const isForm = data instanceof FormData
    const headers = {
      authorization: this.authorization,
      ...(!isForm && { 'content-type': 'application/json' }),
    }
    const body = data === undefined || isForm ? data : JSON.stringify(data)
    return fetch(`${this.origin}/api/${path}`, { method, headers, body })
  }
}

function queryOf(query: Query): string {
  return new URLSearchParams({ depth: '0', ...query }).toString()
}

async function textOf(response: Response, label: string): Promise<string> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${label}: ${response.status} ${text.slice(0, 300)}`)
  return text
}
