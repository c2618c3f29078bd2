import { randomUUID } from 'node:crypto'
import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test'
import type { GuideLanguage } from '@/cms/guide/chapters'
import type { SiteId } from '@/i18n/locales'
import { Admin, hydrated, ownSites } from '../../lib/admin.ts'
import type { Actions } from './actions.ts'
import type { NewFile, Store } from '../../lib/store.ts'

/** In ms; more than any step should take. */
export const timeout = 45_000

export const expect = playwrightExpect.configure({ timeout })

export type Measure = Actions & { seconds: number }

type Options = { page: Page; language: GuideLanguage; actions: Actions; store: Store }

/** An editor who knows the admin: takes the shortest way, uses keys where they are quicker. */
export class Editor extends Admin {
  readonly site: SiteId
  private readonly actions: Actions
  private start = 0
  private stopped: Measure | null = null

  constructor({ page, language, actions, store }: Options) {
    super({ page, language, store })
    this.site = ownSites[language]
    this.actions = actions
  }

  /** Opens a view, without counting it: the task begins there. */
  async begin(address = '', site: SiteId = this.site): Promise<void> {
    await this.open(address, site)
    await hydrated(this.page.getByRole('button', { name: this.text('palette:title') }))
    if (/\/\d+$/.test(address)) await this.formReady()
    this.restart()
  }

  /** The task begins now. */
  restart(): void {
    Object.assign(this.actions, { clicks: 0, keys: 0 })
    this.start = performance.now()
    this.stopped = null
  }

  /** The task is done; what follows is not counted. */
  stop(): Measure {
    this.stopped ??= { ...this.actions, seconds: (performance.now() - this.start) / 1000 }
    return this.stopped
  }

  async click(target: Locator): Promise<void> {
    await (await hydrated(target)).click()
  }

  /** By the id that Payload gives it. */
  async clickId(id: string): Promise<void> {
    await this.click(this.page.locator(`#${id}`))
  }

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys)
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /** Clicks into a field and types. */
  async write(field: string, text: string): Promise<void> {
    await this.click(this.field(field))
    await this.type(text)
  }

  /** Clicks into the formatted text and types. */
  async writeText(text: string): Promise<void> {
    await this.click(this.page.locator('[data-lexical-editor]').first())
    await this.type(text)
    // Its editor hands the text to the form when the browser is idle.
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  }

  field(path: string): Locator {
    return this.page.locator(`#field-${path.replaceAll('.', '__')}`)
  }

  /** Searches a document in a relationship, and takes the first that is found. */
  async pick(field: Locator, text: string): Promise<void> {
    await this.click(field.locator('.rs__control'))
    await this.searchAndTake(field, text)
  }

  /** The same in the field with the cursor. */
  async searchAndTake(field: Locator, text: string): Promise<void> {
    await this.type(text)
    await expect(field.locator('.rs__option--is-focused')).toContainText(text)
    await this.press('Enter')
    await expect(field.locator('.rs__option')).toHaveCount(0)
  }

  /** An entry of a native list: a click opens it, another one chooses. The browser shows it outside of the page. */
  async select(list: Locator, value: string): Promise<void> {
    await (await hydrated(list)).selectOption(value)
    this.actions.clicks += 2
  }

  /** Opens a list, view, setting or document with Ctrl and K. */
  async goTo(text: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.text('palette:title') })
    await this.press('ControlOrMeta+k')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await this.type(text)
    await expect(dialog.getByRole('option', { selected: true })).toContainText(text)
    await this.press('Enter')
    await expect(dialog).toHaveCount(0)
  }

  /** Opens the form of a new document with Ctrl and K. */
  async goToNew(kind: Parameters<Editor['text']>[0], collection: string): Promise<void> {
    await this.goTo(this.text('palette:create').replace('{{kind}}', this.text(kind)))
    await this.page.waitForURL(new RegExp(`/${collection}/(create|\\d+)`))
    await this.formReady()
  }

  async publishWithKeys(): Promise<void> {
    await this.press('ControlOrMeta+Enter')
  }

  /** The form on another site, with Ctrl and K. */
  async goToSite(site: SiteId): Promise<void> {
    await this.goTo(site)
    await this.page.waitForURL(new RegExp(`locale=${site}`))
    await this.formReady()
  }

  /** Chooses a file in the dialog of the system that a button opens. */
  async chooseFile(button: Locator, { name, type, bytes }: NewFile): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.click(button)
    await (await choosing).setFiles({ name, mimeType: type, buffer: Buffer.from(bytes) })
  }

  /** The id of the document whose form is open. */
  async ownId(collection: string): Promise<string> {
    const pattern = new RegExp(`/${collection}/(\\d+)`)
    await this.page.waitForURL(pattern)
    return pattern.exec(this.page.url())?.[1] ?? ''
  }

  /** Waits until visitors get a text. */
  async expectPublic(path: string, text: string): Promise<void> {
    const isShown = async () => (await (await fetch(this.store.origin + path)).text()).includes(text)
    await expect.poll(isShown, { message: `“${text}” at ${path}`, intervals: [100] }).toBe(true)
  }
}

/** Not in the content yet. */
export function unique(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`
}
