import { existsSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../../scripts/lib/user-error.mjs'

/** The commands of the programs, the first one that exists is used, and their Debian packages. */
const programs = {
  Firefox: { commands: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  "WebKitGTK's WebDriver": { commands: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  'The X server without a screen': { commands: ['Xvfb'], debianPackage: 'xvfb' },
}

/** The path of a program; throws a user error that names the package to install. */
export function programPath(name: keyof typeof programs, searched = process.env.PATH ?? ''): string {
  const { commands, debianPackage } = programs[name]
  const folders = searched.split(path.delimiter).filter(Boolean)
  const files = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  const found = files.find((file) => existsSync(file))
  if (found) return found
  throw new UserError(
    `${name} is missing (${commands.join(' or ')}): install it, on Debian with apt-get install --no-install-recommends ${debianPackage}.`,
  )
}
