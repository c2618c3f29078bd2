/** The kinds of expected errors and their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  timeout: 408,
  conflict: 409,
  tooLarge: 413,
  uriTooLong: 414,
  unsupportedType: 415,
  rangeNotSatisfiable: 416,
  tooManyRequests: 429,
  headersTooLarge: 431,
  internal: 500,
  badGateway: 502,
  unavailable: 503,
} as const

export type ErrorKind = keyof typeof errorStatus

export type ErrorDetails = {
  /** The field of a form or document that is wrong. */
  field?: string
  /** Names the message where the reader's language is only known to the caller. */
  messageId?: string
  /** Response headers, such as Allow. */
  headers?: Record<string, string>
  /** Sent as Retry-After. */
  retryAfterSeconds?: number
  /** What the admin needs to know of a refused save. */
  data?: Record<string, unknown>
}

// Next bundles each layer of the application separately, so one process may load several copies of the class.
const brand = Symbol.for('isotherm.app-error')

/**
 * An expected error: its message is sent in the response. Every other error is a fault of ours, and its message is
 * only logged. Each boundary maps it once: the gateway (gateway/refusal), route handlers
 * (server/http-responses), the contract (contract/kernel/call) and the admin (cms/hooks/expose-public-errors).
 */
export class AppError extends Error {
  readonly [brand] = true
  readonly kind: ErrorKind
  readonly field: string | undefined
  readonly messageId: string | undefined
  readonly #headers: Record<string, string>
  readonly retryAfterSeconds: number | undefined
  readonly data: Record<string, unknown> | undefined
  /** Payload sends the messages of public errors only. */
  readonly isPublic = true

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message)
    this.kind = kind
    this.field = details.field
    this.messageId = details.messageId
    this.#headers = details.headers ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
    this.data = details.data
  }

  /** Of the response. */
  get headers(): Record<string, string> {
    const seconds = this.retryAfterSeconds
    return { ...this.#headers, ...(seconds !== undefined && { 'retry-after': String(seconds) }) }
  }

  get status(): (typeof errorStatus)[ErrorKind] {
    return errorStatus[this.kind]
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && brand in error
}

/** Throws an AppError. */
export function refuse(kind: ErrorKind, message: string, details?: ErrorDetails): never {
  throw new AppError(kind, message, details)
}
