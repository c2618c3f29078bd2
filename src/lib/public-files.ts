import { readdirSync } from 'node:fs'
import path from 'node:path'

let files: ReadonlySet<string> | undefined

/** Whether an address is that of a file in `public/`, which is read once, as Next itself does. */
export function isPublicFile(address: string): boolean {
  // Not when the module is loaded: commands such as the migration run elsewhere.
  files ??= new Set(
    readdirSync(path.join(process.cwd(), 'public'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${name.split(path.sep).join('/')}`,
    ),
  )
  return files.has(address)
}
