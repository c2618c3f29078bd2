import { defaultLoggerOptions, type Config } from 'payload'
import { isUnreadableRequest } from './unreadable-request'

type Refusal = { status: number; message: string }

/**
 * Payload's logger, which logs a refused request (4xx) as one line without a stack. Payload recognises these errors by
 * the names of their classes, which a production build shortens.
 */
export const logger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(args, method) {
        const refusal = refusalIn(args[0])
        if (refusal) this.info(`Refused with ${refusal.status}: ${refusal.message}`)
        else method.apply(this, args)
      },
    },
  },
}

function refusalIn(logged: unknown): Refusal | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const { err } = logged
  if (!(err instanceof Error)) return null
  // The message of a failed statement contains what was sent, such as a password.
  if (isUnreadableRequest(err)) return { status: 400, message: 'The request cannot be read.' }
  const status = 'status' in err ? Number(err.status) : 500
  return status >= 400 && status < 500 ? { status, message: err.message } : null
}
