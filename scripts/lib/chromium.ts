import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { step } from './steps.mjs'
import { tool } from './tools.ts'

// Without the windows of a whole browser the same tests take little more than half the time.
const headless = '/usr/bin/chromium-headless-shell'
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium, installed when missing; undefined where Playwright knows its own. */
export async function ensureChromium(): Promise<string | undefined> {
  const present = firstOf([process.env.CHROMIUM_PATH, headless])
  if (present) return present
  const prefix = aptPrefix()
  if (prefix) await installHeadless(prefix)
  const found = firstOf([headless, ...wholeBrowsers])
  if (found) return found
  await step("Playwright's Chromium", () =>
    run(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium']).then(
      () => undefined,
    ),
  )
  return undefined
}

function firstOf(files: (string | undefined)[]): string | undefined {
  return files.find((file) => file && existsSync(file))
}

/** Where a distribution has no such package, another browser does. */
async function installHeadless(prefix: string[]): Promise<void> {
  await step('Chromium installed', () =>
    installPackages({ prefix, packages: ['chromium-headless-shell', 'fonts-noto-cjk'] }).catch(
      () => 'not there, looking for another',
    ),
  )
}

/** How apt is called here with the rights it needs, or undefined where it is not. */
function aptPrefix(): string[] | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

async function installPackages({ prefix, packages }: { prefix: string[]; packages: string[] }) {
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300']
  const [command = '', ...args] = apt
  await run(command, [...args, 'update'])
  await run(command, [...args, 'install', '--yes', '--no-install-recommends', ...packages])
}
