import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { freePort } from '../../scripts/lib/free-port'
import type { CleanupTasks } from '../../scripts/lib/open-database'
import type { ScannedPage } from '../support/scanned-page'
import { scannedPage, type Engine } from './engine'
import { programPath } from './programs'
import { startSession, type Session } from './web-driver'

const screen = '1600x1200x24'

/** The buttons of the browser's window take no space: with their usual size it is at least 447 px wide. */
const windowStyles = `
* { margin: 0; border-width: 0; padding: 0; min-width: 0; min-height: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0.1); }
`
/** Pages learn it as a preference for reduced motion. */
const windowSettings = '[Settings]\ngtk-enable-animations=0\n'

/** Starts WebKitGTK's small browser, which is driven by WebDriver, on an X server without a screen. */
export async function startWebKit(): Promise<Engine> {
  const cleanup: CleanupTasks = []
  const close = async () => {
    for (const clean of cleanup.splice(0).toReversed()) await clean()
  }
  try {
    return { ...(await start(cleanup)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function start(cleanup: CleanupTasks): Promise<Omit<Engine, 'close'>> {
  const [driver, server] = [
    programPath("WebKitGTK's WebDriver"),
    programPath('The X server without a screen'),
  ]
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  cleanup.push(() => rm(folder, { recursive: true, force: true }))
  await writeWindowSettings(folder)
  const display = await startScreen(server, cleanup)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  stopLater(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }), cleanup)
  const session = await startSession(`http://127.0.0.1:${port}`)
  // After Ctrl-C the driver has ended, too.
  cleanup.push(() => session.end().catch(() => undefined))
  return engineOf(session)
}

async function writeWindowSettings(folder: string): Promise<void> {
  const settings = path.join(folder, 'gtk-3.0')
  await mkdir(settings)
  await writeFile(path.join(settings, 'gtk.css'), windowStyles)
  await writeFile(path.join(settings, 'settings.ini'), windowSettings)
}

/** Starts an X server on the first free display; returns the display. */
async function startScreen(program: string, cleanup: CleanupTasks): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp']
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  stopLater(server, cleanup)
  for await (const display of createInterface(server.stdio[3] as Readable)) return `:${display}`
  throw new Error('The X server did not start.')
}

function stopLater(started: ChildProcess, cleanup: CleanupTasks): void {
  const exited = once(started, 'exit')
  cleanup.push(async () => {
    started.kill()
    await exited
  })
}

function engineOf(session: Session): Omit<Engine, 'close'> {
  const page = scannedPage(session.run)
  /** The frame of the window takes some of its height. */
  const resize = async ({ width, height }: { width: number; height: number }) => {
    await session.setWindow({ width, height })
    const frame = height - (await page.evaluate(() => innerHeight))
    if (frame > 0) await session.setWindow({ width, height: height + frame })
    const got = await page.evaluate(() => innerWidth)
    if (got !== width) throw new Error(`The window is ${got} px wide instead of ${width} px.`)
  }
  return {
    name: 'webkit',
    version: session.version,
    page,
    resize,
    open: async (address) => {
      await session.open(address)
      await page.evaluate(collectErrors)
    },
    screenshot: async (file) => writeFile(file, await pictureOf(page, session)),
    takeErrors: () => page.evaluate(takeErrors),
  }
}

/**
 * The whole page, put together from pictures of its visible part, since the driver makes no others. A window as high as
 * the page would enlarge all that is as high as the window.
 */
async function pictureOf(page: ScannedPage, session: Session): Promise<Buffer> {
  const pieces = [{ input: await session.screenshot(), left: 0, top: 0 }]
  await page.evaluate(drawOnce)
  const { width, height, visible } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
    visible: innerHeight,
  }))
  for (let top = visible; top < height; top += visible) {
    const reached = await page.evaluate(scrollDown, top)
    pieces.push({ input: await session.screenshot(), left: 0, top: reached })
  }
  await page.evaluate(drawAlways)
  const background = { width, height: Math.max(height, visible), channels: 3, background: 'white' } as const
  return sharp({ create: background }).composite(pieces).png().toBuffer()
}

/** Runs in the page: what stays in view while it scrolls is only at the top, or where it is in the text. */
function drawOnce(): void {
  const styles = new CSSStyleSheet()
  styles.replaceSync(`
    [data-drawn-once=fixed] { visibility: hidden !important }
    [data-drawn-once=sticky] { position: relative !important; inset: auto !important }
  `)
  document.adoptedStyleSheets.push(styles)
}

function drawAlways(): void {
  document.adoptedStyleSheets.pop()
  for (const element of document.querySelectorAll<HTMLElement>('[data-drawn-once]'))
    delete element.dataset.drawnOnce
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Resolves when the new position is drawn; returns it, since it is less than asked for at the end of the page. */
async function scrollDown(top: number): Promise<number> {
  scrollTo({ top, behavior: 'instant' })
  await frames()
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element)
    if (/fixed|sticky/.test(position)) element.dataset.drawnOnce = position
  }
  await frames()
  return scrollY

  async function frames() {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

type WindowWithErrors = { collectedErrors?: string[] }

/** Runs in the page: the driver does not report the messages of the console. */
function collectErrors(): void {
  const errors: string[] = []
  const { error: write } = console
  Object.assign(window, { collectedErrors: errors })
  addEventListener('error', ({ message }) => errors.push(`${message} (uncaught)`))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`${reason} (uncaught)`))
  console.error = (...values) => {
    errors.push(values.map(String).join(' '))
    write(...values)
  }
}

function takeErrors(): string[] {
  return (window as WindowWithErrors).collectedErrors?.splice(0) ?? []
}
