import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test'
import { en } from '@payloadcms/translations/languages/en'
import { zh } from '@payloadcms/translations/languages/zh'
import type { GuideLanguage } from '@/cms/guide/chapters'
import { textFor } from '@/cms/texts'
import { payloadTexts as corrections } from '@/cms/texts/payload'
import type { AdminKey } from '@/cms/texts/types'
import type { SiteId } from '@/i18n/locales'

type Texts = { [Key in string]: string | Texts }
type Query = Record<string, string>
type Stored = { id: string }

/** The site that speaks the language of the admin. */
export const ownSites: Record<GuideLanguage, SiteId> = { en: 'en_EN', zh: 'zh_CN' }

/** Payload's own texts, by area. */
const payloadTexts: Record<GuideLanguage, Texts> = { en: en.translations, zh: zh.translations }

/** Waits long: the site may be busy. */
export const expect = playwrightExpect.configure({ timeout: 120_000 })

/** Waits until React has hydrated an element; earlier clicks are lost. */
export async function hydrated(locator: Locator): Promise<Locator> {
  const isHydrated = () =>
    locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated).toBe(true)
  return locator
}

/** The admin of a running site in one language, signed in as the editor of the demo content. */
export class Admin {
  constructor(
    readonly page: Page,
    readonly language: GuideLanguage,
    readonly origin: string,
  ) {}

  /** A text of ours. */
  text(key: AdminKey): string {
    return textFor(this.language, key)
  }

  /** A text of Payload, such as `version:publishChanges`. */
  payloadText(key: string): string {
    const [area = '', name = ''] = key.split(':')
    const texts = payloadTexts[this.language][area]
    const own = corrections[this.language][area]?.[name]
    const text = own ?? (typeof texts === 'object' ? texts[name] : undefined)
    if (typeof text !== 'string') throw new Error(`Payload has no text ${key}.`)
    return text
  }

  async open(address: string, site?: string): Promise<void> {
    const url = new URL(`/admin${address}`, this.origin)
    if (site) url.searchParams.set('locale', site)
    await this.page.goto(url.href)
  }

  /** The first document that the conditions find. */
  async find(collection: string, query: Query = {}): Promise<string> {
    const found = await this.request<{ docs: Stored[] }>(
      'GET',
      `${collection}?${new URLSearchParams({ depth: '0', limit: '1', ...query })}`,
    )
    const [document] = found.docs
    if (!document)
      throw new Error(`The demo content has no document of ${collection} for ${JSON.stringify(query)}.`)
    return document.id
  }

  async duplicate(collection: string, id: string): Promise<string> {
    const { doc } = await this.request<{ doc: Stored }>('POST', `${collection}/${id}/duplicate?depth=0`)
    return doc.id
  }

  async create(collection: string, data: object): Promise<string> {
    const { doc } = await this.request<{ doc: Stored }>('POST', `${collection}?depth=0`, data)
    return doc.id
  }

  async update(path: string, data: object): Promise<void> {
    await this.request('PATCH', path, data)
  }

  /** Deletes a document, also one in the trash. */
  async delete(collection: string, id: string): Promise<void> {
    await this.request('DELETE', `${collection}/${id}?trash=true`)
  }

  async request<Body>(method: string, path: string, data?: object): Promise<Body> {
    // The caller knows what the interface returns.
    return JSON.parse(await this.requestText(method, path, data)) as Body
  }

  async requestText(method: string, path: string, data?: object): Promise<string> {
    const headers = { origin: this.origin }
    const response = await this.page.request.fetch(`${this.origin}/api/${path}`, { method, data, headers })
    const text = await response.text()
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`)
    return text
  }
}
