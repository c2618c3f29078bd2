import type { Differences } from '../../message-set'
import shell from './shell.json'
import support from './support.json'

/** What differs from `en`. */
export const enUK = { shell, support } satisfies Differences
