import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '@/lib/app-error'
import { suggestPath } from '@/lib/search/api'
import { keysOf, recordOf } from '@/lib/typed-keys'
import { networkOf } from './client-address'
import type { Exchange } from './exchange'
import { accountIn, peekBody } from './peek-body'
import { isContractPath, type Refusal } from './refusal'

type Rule = { points: number; duration: number }

/** Requests per duration in seconds. */
const rules = {
  signInToAccount: { points: 10, duration: 15 * 60 },
  signIn: { points: 100, duration: 15 * 60 },
  account: { points: 10, duration: 60 * 60 },
  contract: { points: 30, duration: 10 * 60 },
  preview: { points: 6000, duration: 60 },
  shared: { points: 300, duration: 60 },
  other: { points: 600, duration: 60 },
  suggestions: { points: 600, duration: 60 },
} as const satisfies Record<string, Rule>

// Payload matches its endpoints case-insensitively.
const signInPath = /^\/api\/users\/login\/?$/i
const accountPath = /^\/api\/users\/(?:forgot-password|reset-password|unlock|first-register|verify)(?:\/|$)/i
const maxSignInBytes = 16 * 1024

/** Refuses requests over the rate limit before any costly work. Reads are not limited, except search suggestions and links to drafts. */
export function createRateLimits() {
  const limiters = recordOf(
    keysOf(rules),
    (name) => new RateLimiterMemory({ keyPrefix: name, ...rules[name] }),
  )

  return async function limit(exchange: Exchange): Promise<Refusal | null> {
    const { req, path } = exchange
    const network = networkOf(exchange.address)
    if (path.replace(/\/$/, '').toLowerCase() === suggestPath) return consume(limiters.suggestions, network)
    if (path.startsWith('/shared/')) return consume(limiters.shared, network)
    if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return null
    if (signInPath.test(path)) return limitSignIn(exchange, network)
    if (accountPath.test(path)) return consume(limiters.account, network)
    // A preview follows typing with several requests a second.
    if (path.startsWith('/preview/')) return consume(limiters.preview, network)
    return consume(isContractPath(path) ? limiters.contract : limiters.other, network)
  }

  async function limitSignIn({ req, res }: Exchange, network: string): Promise<Refusal | null> {
    const refusal = await consume(limiters.signIn, network)
    if (refusal) return refusal
    const body = await peekBody(req, maxSignInBytes)
    if (!body) return new AppError('tooLarge', 'A sign-in must be short and have a Content-Length')
    const key = `${network} ${accountIn(body)}`
    res.once('finish', () => {
      if (res.statusCode === 200) void limiters.signInToAccount.delete(key)
    })
    return consume(limiters.signInToAccount, key)
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<Refusal | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    return new AppError('tooManyRequests', `Too many attempts. Try again in ${seconds} seconds.`, {
      retryAfterSeconds: seconds,
    })
  }
}
