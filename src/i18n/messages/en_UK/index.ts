import type { MessageOverrides } from '../../message-set'
import shell from './shell.json'
import support from './support.json'

/** The overrides of `en`. */
export const enUK = { shell, support } satisfies MessageOverrides
