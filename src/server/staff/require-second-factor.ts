import type { AuthStrategy } from 'payload'
import { readFactor } from '@/cms/staff/second-factor'

/**
 * A strategy of Payload that recognises no account whose role requires a second factor before it has one, so that a
 * session that started earlier gives access to nothing.
 */
export function requiringSecondFactor(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    async authenticate(args) {
      const result = await strategy.authenticate(args)
      if (result.user?.collection !== 'users') return result
      const factor = await readFactor(args.payload.db.drizzle, String(result.user.id))
      const isAdmitted = factor && (factor.since || !factor.isRequired)
      return isAdmitted ? result : { ...result, user: null }
    },
  }
}
