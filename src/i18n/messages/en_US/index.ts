import type { Differences } from '../../message-set'
import home from './home.json'
import shell from './shell.json'

/** What differs from `en`. */
export const enUS = { home, shell } satisfies Differences
