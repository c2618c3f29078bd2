import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'
import { step } from './steps.mjs'
import { tool } from './tools.ts'

// With the headless shell the tests take little more than half the time of a full browser.
const headlessShell = '/usr/bin/chromium-headless-shell'
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of Chromium, installed if missing; undefined if Playwright uses its own. */
export async function ensureChromium(): Promise<string | undefined> {
  const present = firstOf([process.env.CHROMIUM_PATH, headlessShell])
  if (present) return present
  const prefix = aptPrefix()
  if (prefix) await installHeadless(prefix)
  const found = firstOf([headlessShell, ...fullBrowsers])
  if (found) return found
  await step("Playwright's Chromium", () =>
    runCommand(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium']).then(
      () => undefined,
    ),
  )
  return undefined
}

function firstOf(files: (string | undefined)[]): string | undefined {
  return files.find((file) => file && existsSync(file))
}

/** If the distribution has no such package, another browser is used. */
async function installHeadless(prefix: string[]): Promise<void> {
  await step('Chromium installed', () =>
    installPackages({ prefix, packages: ['chromium-headless-shell', 'fonts-noto-cjk'] }).catch(
      () => 'not available, looking for another browser',
    ),
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
