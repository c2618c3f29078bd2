import { expect as playwrightExpect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { en } from '@payloadcms/translations/languages/en'
import { zh } from '@payloadcms/translations/languages/zh'
import type { GuideLanguage } from '@/cms/guide/chapters'
import { textFor } from '@/cms/texts'
import { payloadTexts as corrections } from '@/cms/texts/payload'
import type { AdminKey } from '@/cms/texts/types'
import type { SiteId } from '@/i18n/locales'
import type { Store } from './store.ts'

type Texts = { [Key in string]: string | Texts }

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

type AdminOptions = { page: Page; language: GuideLanguage; store: Store }

/** The admin of a running site in one language, in a browser that is signed in. */
export class Admin {
  readonly page: Page
  readonly language: GuideLanguage
  /** The same content without a browser. */
  readonly store: Store

  constructor({ page, language, store }: AdminOptions) {
    this.page = page
    this.language = language
    this.store = store
  }

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
    const url = new URL(`/admin${address}`, this.store.origin)
    if (site) url.searchParams.set('locale', site)
    await this.page.goto(url.href)
  }

  async formReady(): Promise<void> {
    await this.page.locator('form[data-form-ready="true"]').first().waitFor()
  }

  /** The menu of the open document. */
  async openMenu(): Promise<void> {
    await (await hydrated(this.page.locator('.doc-controls__popup').getByRole('button').first())).click()
  }

  /** Opens or closes the preview beside the form. The admin remembers its state, and restores it after a moment. */
  async showPreview(isOpen: boolean): Promise<FrameLocator> {
    const toggler = await hydrated(this.page.locator('#live-preview-toggler'))
    await expect(async () => {
      const isShown = /--active/.test((await toggler.getAttribute('class')) ?? '')
      if (isShown !== isOpen) await toggler.click()
      await expect(toggler).toHaveClass(isOpen ? /--active/ : /toggler$/, { timeout: 10_000 })
    }).toPass()
    return this.page.locator('iframe.live-preview-iframe').contentFrame()
  }
}
