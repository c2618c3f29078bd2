import type { Differences } from '../../message-set'
import contact from './contact.json'
import home from './home.json'
import shell from './shell.json'

/** What differs from `en`. */
export const enUS = { contact, home, shell } satisfies Differences
