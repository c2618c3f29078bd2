import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'
import { step } from './steps.mjs'
import { tool } from './tools.ts'

// With the headless shell the tests take little more than half the time of a full browser.
const headlessShell = '/usr/bin/chromium-headless-shell'
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of Chromium, installed if missing like a Chinese font; undefined if Playwright uses its own. */
export async function ensureChromium(): Promise<string | undefined> {
  const present = firstOf([process.env.CHROMIUM_PATH, headlessShell])
  const packages = missingPackages({ browser: present !== undefined, chineseFont: hasChineseFont() })
  await installWithApt(packages)
  const found = present ?? firstOf([headlessShell, ...fullBrowsers])
  if (found) return found
  await step("Playwright's Chromium", () =>
    runCommand(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium']).then(
      () => undefined,
    ),
  )
  return undefined
}

/** A browser installed by hand often comes without a Chinese font: the Chinese pages would be boxes. */
export function missingPackages({
  browser,
  chineseFont,
}: {
  browser: boolean
  chineseFont: boolean
}): string[] {
  return [...(browser ? [] : ['chromium-headless-shell']), ...(chineseFont ? [] : ['fonts-noto-cjk'])]
}

/** macOS and Windows have Chinese fonts; elsewhere Fontconfig knows. */
function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true
  return Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim())
}

function firstOf(files: (string | undefined)[]): string | undefined {
  return files.find((file) => file && existsSync(file))
}

/** Where a package is not available, another browser is used, or the fonts that are there. */
async function installWithApt(packages: string[]): Promise<void> {
  const prefix = packages.length > 0 ? aptPrefix() : undefined
  if (!prefix) return
  await step(`${packages.join(' and ')} installed`, () =>
    installPackages({ prefix, packages }).catch(() => 'not available'),
  )
}

/** The command prefix that gives apt-get the rights it needs, or undefined if that is not possible. */
function aptPrefix(): string[] | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

async function installPackages({ prefix, packages }: { prefix: string[]; packages: string[] }) {
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300']
  const [command = '', ...args] = apt
  await runCommand(command, [...args, 'update'])
  await runCommand(command, [...args, 'install', '--yes', '--no-install-recommends', ...packages])
}
