import { strict as assert } from 'node:assert'
import { randomUUID } from 'node:crypto'
import type { Api } from './api'

type Data = Record<string, unknown>
type SaveOptions = { locale?: string; draft?: boolean }

export type CreatedDocument = { id: string; title: string }

/** News types of the demo content, which tests use but do not change. */
export const newsTypes = { latest: '1214000000000000102', industry: '1214000000000000101' } as const

/** Creates documents through the REST API and deletes them afterwards. */
export class Content {
  readonly #api: Api
  readonly #written: string[] = []

  constructor(api: Api) {
    this.#api = api
  }

  /** An article, published by default; so old that it is last in every list. */
  async news(data: Data = {}, saving: SaveOptions = {}): Promise<CreatedDocument> {
    const title = uniqueTitle('An article')
    const { draft } = saving
    const defaults = {
      title,
      content: paragraphs('The body of the article.'),
      type: newsTypes.latest,
      sites: ['en_EN'],
      publishTime: '2001-02-03T12:00:00.000Z',
      _status: draft ? 'draft' : 'published',
    }
    return this.create('news', { ...defaults, ...data }, saving)
  }

  /** A slide, published by default. */
  async banner(data: Data = {}, saving: SaveOptions = {}): Promise<CreatedDocument> {
    const { draft } = saving
    const defaults = {
      title: uniqueTitle('A slide'),
      sites: ['en_EN'],
      order: 0,
      _status: draft ? 'draft' : 'published',
    }
    return this.create('banners', { ...defaults, ...data }, saving)
  }

  async create(
    collection: string,
    data: Data,
    { locale = 'en_EN', draft }: SaveOptions = {},
  ): Promise<CreatedDocument> {
    const response = await this.#api.post(`/api/${collection}?${query(locale, draft)}`, { data })
    const { doc } = await jsonOf<{ doc: CreatedDocument }>(response, 201)
    this.#written.push(`/api/${collection}/${doc.id}`)
    return doc
  }

  /** Deletes at the end a document that was created in a form. */
  deleteAfterwards(path: string): void {
    this.#written.push(`/api/${path}`)
  }

  async update(path: string, data: Data, { locale = 'en_EN', draft }: SaveOptions = {}): Promise<void> {
    await jsonOf(await this.#api.patch(`/api/${path}?${query(locale, draft)}`, { data }), 200)
  }

  /** Sends an update that may be refused; returns the status. */
  async tryUpdate(path: string, data: Data): Promise<number> {
    const response = await this.#api.patch(`/api/${path}?${query('en_EN')}`, { data })
    return response.status
  }

  /** Uploads a file; `fields` are its other fields. */
  async upload(collection: 'media' | 'files', file: UploadedFile, fields: Data = {}): Promise<Data> {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }))
    form.set('_payload', JSON.stringify(fields))
    const { doc } = await jsonOf<{ doc: Data }>(await this.#api.post(`/api/${collection}`, { form }), 201)
    this.#written.push(`/api/${collection}/${doc.id}`)
    return doc
  }

  async remove(): Promise<void> {
    for (const path of this.#written.reverse()) await this.#api.delete(path)
  }
}

export type UploadedFile = { name: string; mimeType: string; buffer: Buffer }

export function uniqueTitle(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`
}

type Node = Record<string, unknown>

/** Rich text as the admin's editor stores it: one paragraph per string or list of nodes. */
export function paragraphs(...texts: (string | Node[])[]) {
  const children = texts.map((text) => block('paragraph', typeof text === 'string' ? [textNode(text)] : text))
  return { root: block('root', children) }
}

export function textNode(text: string): Node {
  return { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
}

export function link(url: string, text: string): Node {
  const fields = { linkType: 'custom', newTab: false, url }
  return { ...block('link', [textNode(text)]), version: 3, fields }
}

function block(type: string, children: Node[]): Node {
  return { type, version: 1, direction: null, format: '', indent: 0, children }
}

async function jsonOf<Body>(response: Response, status: number): Promise<Body> {
  const text = await response.text()
  assert.equal(response.status, status, text)
  return JSON.parse(text) as Body
}

function query(locale: string, draft = false): string {
  return new URLSearchParams({ locale, depth: '0', draft: String(draft) }).toString()
}
