import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge as Work } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { maxTries } from '@/lib/inquiries/api'
import { env } from '@/server/env'
import { refuseUntil } from '@/server/http-responses'
import { RateLimit } from '@/server/rate-limit'

const lifetime = 10 * 60 * 1000
/** Iterations per try: with `maxTries`, a few seconds of work for a browser and a millisecond for the server. */
const cost = 3_000
const challengeLimit = new RateLimit({ name: 'request-proof', points: 30, seconds: 10 * 60 })

/** Work for a browser whose visitor cannot read the picture. */
export async function newChallenge(network: string): Promise<Work> {
  const wait = await challengeLimit.consume(network)
  if (wait > 0) refuseUntil(wait)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(maxTries / 2, maxTries),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetime),
    ...secrets(),
  })
}

/** Verifies a proof of work; null when it is wrong, expired or not for a challenge of ours. */
export async function verifyProofOfWork(proof: string): Promise<{ id: string; expiresAt: Date } | null> {
  const read = proofSchema.safeParse(parseJson(proof))
  if (!read.success) return null
  const { challenge, solution } = read.data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() })
  if (!verified) return null
  return { id: `proof ${challenge.signature}`, expiresAt: new Date(challenge.parameters.expiresAt * 1000) }
}

const proofSchema = z.object({
  challenge: z.object({
    // The signature covers all parameters, also unknown ones.
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      keyPrefix: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function secrets() {
  const secretOf = (use: string) => createHmac('sha256', env.PAYLOAD_SECRET).update(use).digest('hex')
  return { hmacSignatureSecret: secretOf('proof'), hmacKeySignatureSecret: secretOf('proof key') }
}
