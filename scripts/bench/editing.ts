import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import type { GuideLanguage } from '@/cms/guide/chapters'
import { signIn } from '../lib/admin-session.ts'
import { ensureChromium } from '../lib/chromium.ts'
import { dataDir } from '../lib/paths.mjs'
import { databaseLabel, readSignIns, type SignIn } from '../lib/sign-ins.ts'
import { countActions } from './editing/actions.ts'
import { Editor, timeout } from './editing/editor.ts'
import { loadOfMachine, printTable, type Result, type Results } from './editing/report.ts'
import { Store } from '../lib/store.ts'
import type { Task } from './editing/task.ts'
import { tasks } from './editing/tasks/index.ts'

/**
 * Does sixteen tasks of editors in a browser, in the admin in Chinese and in English, and prints their clicks, keys and
 * seconds beside those of an earlier review. Needs a running site with demo content and its sign-ins, and removes what
 * it makes: npm run bench:editing -- http://localhost:3000 en 1,15
 */
const [origin = `http://localhost:${process.env.PORT ?? 3000}`, ...choices] = process.argv.slice(2)
const languages = (['zh', 'en'] as const).filter((one) => isWanted(['zh', 'en'], one))
const wanted = tasks.filter((_task, index) =>
  isWanted(
    tasks.map((_one, at) => String(at + 1)),
    String(index + 1),
  ),
)
const failures = path.join(dataDir, 'bench-editing')

const executablePath = await ensureChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath, args })
const results: Results = new Map()
try {
  for (const language of languages) results.set(language, await doAll(browser, language))
} finally {
  await browser.close()
}
printTable(tasks, results)

async function doAll(browser: Browser, language: GuideLanguage): Promise<Map<Task, Result>> {
  const accounts = await openStore()
  try {
    const editor = await openEditor(browser, language, await makeAccount(accounts))
    const found = new Map<Task, Result>()
    for (const task of wanted) {
      const result = await measure(editor, task)
      found.set(task, result)
      const figure = typeof result === 'string' ? result : `${result.seconds.toFixed(1)} s`
      console.log(`${language}  ${task.name}: ${figure} (load ${loadOfMachine()})`)
    }
    await editor.page.context().close()
    return found
  } finally {
    await accounts.cleanUp()
  }
}

function openStore(): Promise<Store> {
  const [administrator] = readSignIns({ dataDir, database: databaseLabel(process.env.DATABASE_URL) })
  if (!administrator) throw new Error(`No sign-in of the demo content in ${dataDir}.`)
  return Store.open(origin, administrator)
}

async function openEditor(browser: Browser, language: GuideLanguage, account: SignIn): Promise<Editor> {
  const context = await browser.newContext({
    viewport: { width: 1600, height: 940 },
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
  })
  await context.addCookies([{ name: 'payload-lng', value: language, url: origin }])
  const actions = await countActions(context)
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  await signIn(page, origin, account)
  return new Editor({ page, language, actions, store: await openStore() })
}

/** An account without stored preferences, such as open rows and previews. */
async function makeAccount(store: Store): Promise<SignIn> {
  const name = `bench-${randomUUID().slice(0, 8)}`
  const account = { name: `${name}@norvane.example`, password: `Account-${randomUUID()}` }
  await store.create('users', { name, email: account.name, password: account.password, role: 'editor' })
  return account
}

/** Resolves to the message of a task that fails. */
async function measure(editor: Editor, task: Task): Promise<Result> {
  let result: Result
  try {
    await task.run(editor)
    result = editor.stop()
  } catch (error) {
    result = String(error)
    await mkdir(failures, { recursive: true })
    const name = `${editor.language}-${tasks.indexOf(task) + 1}.png`
    await editor.page.screenshot({ path: path.join(failures, name) })
  }
  // An open form would save its draft again.
  await editor.page.goto('about:blank')
  await editor.store.cleanUp().catch((error: unknown) => {
    console.error(`${task.name}: ${String(error)}`)
  })
  return result
}

/** Whether the command line names one of the values, or none of them. */
function isWanted(values: readonly string[], value: string): boolean {
  const named = choices.flatMap((choice) => choice.split(',')).filter((one) => values.includes(one))
  return named.length === 0 || named.includes(value)
}
