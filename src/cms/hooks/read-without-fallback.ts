import type { GlobalBeforeOperationHook } from 'payload'

/**
 * Payload merges a save of a global with what it reads with the fallback of the request: the lists of another site,
 * which it would store once more for this one, and refuse for their ids. The rest of the request needs no fallback either.
 */
export const readWithoutFallback: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.fallbackLocale = false
  return args
}
