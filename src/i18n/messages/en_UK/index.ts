import type { MessageOverrides } from '../../message-set'
import contact from './contact.json'
import shell from './shell.json'
import support from './support.json'

/** The overrides of `en`. */
export const enUK = {
  contact,
  shell,
  support,
} satisfies MessageOverrides
