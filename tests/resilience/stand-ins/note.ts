import { appendFileSync } from 'node:fs'

/** Remembers that a stand-in ran; the working folder is the checkout. */
export function note(name: string) {
  appendFileSync('ran.log', `${name}\n`)
}
