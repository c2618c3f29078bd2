import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { step } from './steps.mjs'
import { tool } from './tools.ts'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium, installed when missing; undefined where Playwright knows its own. */
export async function ensureChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH
  const present = [given, ...systemBrowsers].find((file) => file && existsSync(file))
  if (present) return present
  const prefix = aptPrefix()
  if (!prefix) {
    await step("Playwright's Chromium", () =>
      run(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium']).then(
        () => undefined,
      ),
    )
    return undefined
  }
  await step('Chromium installed', () =>
    installPackages({ prefix, packages: ['chromium', 'fonts-noto-cjk'] }),
  )
  return systemBrowsers.find((file) => existsSync(file))
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
