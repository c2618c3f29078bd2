import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** The script of an installed command, to run with Node; the shims in .bin differ between systems. */
export function tool(name: string, command = path.basename(name)): string {
  const folder = path.join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}
