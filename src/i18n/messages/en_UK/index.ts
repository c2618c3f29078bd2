import type { Differences } from '../../message-set'
import shell from './shell.json'

/** What differs from `en`. */
export const enUK = { shell } satisfies Differences
