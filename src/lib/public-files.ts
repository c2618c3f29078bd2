import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The addresses of the files in `public/`, read when the process starts, as Next itself does. */
export const publicFiles: ReadonlySet<string> = new Set(
  readdirSync(path.join(process.cwd(), 'public'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.split(path.sep).join('/')}`,
  ),
)
