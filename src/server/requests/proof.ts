import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge as Work } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { mostTries } from '@/lib/requests/wire'
import { env } from '@/server/env'
import { refuseUntil } from '@/server/http'
import { Limit } from '@/server/limits'

const lifetime = 10 * 60 * 1000
/** Iterations of one try: with `mostTries`, a second or some of work for a browser and a millisecond for us. */
const cost = 3_000
const challenges = new Limit({ name: 'request-proof', points: 30, seconds: 10 * 60 })

/** Work for a browser whose visitor cannot read the picture. */
export async function newWork(network: string): Promise<Work> {
  const wait = await challenges.take(network)
  if (wait > 0) refuseUntil(wait)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(mostTries / 2, mostTries),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetime),
    ...secrets(),
  })
}

/** The challenge that work solves; null when the work is wrong, late or not ours. */
export async function solvedProof(proof: string): Promise<{ id: string; expiresAt: Date } | null> {
  const read = proofShape.safeParse(parsed(proof))
  if (!read.success) return null
  const { challenge, solution } = read.data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() })
  if (!verified) return null
  return { id: `proof ${challenge.signature}`, expiresAt: new Date(challenge.parameters.expiresAt * 1000) }
}

const proofShape = z.object({
  challenge: z.object({
    // Whatever else stands here is signed, too.
    parameters: z.looseObject({
      ...{ algorithm: z.string(), nonce: z.string(), salt: z.string(), keyPrefix: z.string() },
      ...{ cost: z.number(), keyLength: z.number(), expiresAt: z.number() },
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function parsed(text: string): unknown {
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
