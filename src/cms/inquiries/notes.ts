import { keysOf } from '@/lib/typed-keys'
import { adminLanguages, type Translate } from '../texts'

type NoteKey = keyof typeof adminLanguages.en.notes

type Pattern = { key: NoteKey; expression: RegExp }

/** The English notes as patterns of their variables. */
const patterns: Pattern[] = keysOf(adminLanguages.en.notes).map((key) => ({
  key,
  expression: toPattern(adminLanguages.en.notes[key]),
}))

/**
 * A note of a job in the language of its reader. Jobs store only a message, in English as in the log, because
 * nobody reads it yet; any other message stays as it is.
 */
export function translateNote(stored: string, t: Translate): string {
  for (const { key, expression } of patterns) {
    const found = expression.exec(stored)
    if (!found) continue
    const { count, ...values } = found.groups ?? {}
    return t(`notes:${withoutForm(key)}`, count === undefined ? values : { ...values, count: Number(count) })
  }
  return stored
}

type WithoutForm<Key> = Key extends `${infer Text}_one`
  ? Text
  : Key extends `${infer Text}_other`
    ? Text
    : Key

function withoutForm(key: NoteKey): WithoutForm<NoteKey> {
  return key.replace(/_(?:one|other)$/, '') as WithoutForm<NoteKey>
}

/** `It answered with {{status}}.` as an expression with the group `status`. */
function toPattern(text: string): RegExp {
  const parts = text.split(/\{\{(\w+)\}\}/)
  const sources = parts.map((part, index) =>
    index % 2 === 1 ? `(?<${part}>.*)` : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  )
  return new RegExp(`^${sources.join('')}$`, 's')
}
