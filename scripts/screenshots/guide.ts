import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { GuideLanguage } from '@/cms/guide/chapters'
import { editorOfDemo, signIn } from '../lib/admin-session.ts'
import { root } from '../lib/paths.mjs'
import { step } from '../lib/steps.mjs'
import { Admin } from '../lib/admin.ts'
import type { SignIn } from '../lib/sign-ins.ts'
import { Store } from '../lib/store.ts'
import { makeExamples, type Examples } from './examples.ts'
import { picturesInView } from './pictures-in-view.ts'
import { screenshots, type Screenshot } from './list.ts'

const folder = path.join(root, 'docs/editing/pictures')
const size = { width: 1080, height: 720 }
const languages: GuideLanguage[] = ['en', 'zh']

type Options = {
  origin: string
  /** Such as `trash` or `trash.en`; all pictures if there are none. */
  names: string[]
}

/** `docs/editing/pictures`: the pictures of the guide for editors, in both languages. */
export async function writeGuidePictures(browser: Browser, { origin, names }: Options): Promise<void> {
  const failures: string[] = []
  for (const language of languages) {
    const isWanted = ({ name }: Screenshot) =>
      names.length === 0 || names.includes(name) || names.includes(`${name}.${language}`)
    const wanted = screenshots.filter(isWanted)
    if (wanted.length === 0) continue
    const account = editorOfDemo()
    const page = await openBrowser(browser, { origin, language, account })
    const store = await Store.open(origin, account)
    failures.push(...(await takeAll(new Admin({ page, language, store }), wanted)))
  }
  if (failures.length > 0) throw new Error(`Not written:\n${failures.join('\n')}`)
}

/** Goes on after a picture that fails; resolves to what failed. */
async function takeAll(admin: Admin, wanted: Screenshot[]): Promise<string[]> {
  const { page, language } = admin
  const failures: string[] = []
  const examples = await makeExamples(admin)
  try {
    for (const screenshot of wanted) {
      const label = `${screenshot.name}.${language}`
      await step(label, () => take(admin, examples, screenshot)).catch((error: unknown) => {
        failures.push(`${label}: ${String(error)}`)
      })
    }
  } finally {
    // An open form saves its draft, so it is closed before its document is deleted.
    await page.goto('about:blank')
    await admin.store.cleanUp()
    await page.context().close()
  }
  return failures
}

type SignedIn = { origin: string; language: GuideLanguage; account: SignIn }

async function openBrowser(browser: Browser, { origin, language, account }: SignedIn): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: language === 'zh' ? 'Asia/Shanghai' : 'Europe/London',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'payload-lng', value: language, url: origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await signIn(page, origin, account)
  return page
}

/** Opens what a picture shows, and writes it. */
async function take(admin: Admin, examples: Examples, screenshot: Screenshot): Promise<undefined> {
  const { page, language } = admin
  const {
    name,
    address,
    site,
    open,
    keepsPointer,
    width = size.width,
    height = size.height,
    top = 0,
  } = screenshot
  await page.setViewportSize({ width, height: height + top })
  await admin.open(typeof address === 'string' ? address : address(examples), site?.[language])
  await page.locator('.template-default').waitFor()
  await open?.(admin, examples)
  if (!keepsPointer) await page.mouse.move(0, 0)
  for (const frame of page.frames()) await picturesInView(frame)
  const shot = await page.screenshot({ clip: { x: 0, y: top, width, height } })
  await sharp(shot)
    .webp({ quality: 76, effort: 6 })
    .toFile(path.join(folder, `${name}.${language}.webp`))
}
