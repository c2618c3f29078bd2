import type { MessageOverrides } from '../../message-set'
import contact from './contact.json'
import home from './home.json'
import shell from './shell.json'

/** The overrides of `en`. */
export const enUS = { contact, home, shell } satisfies MessageOverrides
