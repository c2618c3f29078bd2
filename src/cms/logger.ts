import { defaultLoggerOptions, type Config } from 'payload'

type Refusal = Error & { status: number }

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
  if (!(err instanceof Error) || !('status' in err)) return null
  return typeof err.status === 'number' && err.status >= 400 && err.status < 500 ? (err as Refusal) : null
}
