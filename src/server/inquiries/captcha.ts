import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { spent_challenges } from '@/database-tables'
import type { NewCaptcha } from '@/lib/inquiries/api'
import { statements } from '@/server/database'
import { env } from '@/server/env'
import { refuseUntil } from '@/server/http-responses'
import { RateLimit } from '@/server/rate-limit'
import { newCaptchaText, renderCaptcha } from './captcha-image'
import { verifyProofOfWork } from './proof-of-work'

/** A solved captcha or proof of work; each is accepted for one inquiry. */
export type SolvedChallenge = { id: string; expiresAt: Date }

type Given = {
  /** The token of the captcha, and the answer. */
  captcha?: string
  answer?: string
  /** The proof of work in place of the captcha. */
  proof?: string
}

const lifetime = 10 * 60 * 1000
const captchaLimit = new RateLimit({ name: 'request-captcha', points: 60, seconds: 10 * 60 })

/** A picture of four characters (S2 5), whose token only the server can read. */
export async function createCaptcha(network: string): Promise<NewCaptcha> {
  const wait = await captchaLimit.consume(network)
  if (wait > 0) refuseUntil(wait)
  const answer = newCaptchaText()
  const picture = await renderCaptcha(answer)
  const id = randomBytes(16).toString('base64url')
  return { token: encrypt({ id, answer, expires: Date.now() + lifetime }), picture }
}

/**
 * Verifies an answer; null when it is wrong or expired. A wrong answer invalidates the captcha. Reuse is checked when
 * the inquiry is stored: a retry after a lost response sends the same challenge.
 */
export async function verifyChallenge({ captcha, answer, proof }: Given): Promise<SolvedChallenge | null> {
  if (proof) return verifyProofOfWork(proof)
  const content = captcha ? decrypt(captcha) : null
  if (!content || content.expires < Date.now()) return null
  const challenge = { id: `captcha ${content.id}`, expiresAt: new Date(content.expires) }
  if (answer?.trim().toUpperCase() === content.answer) return challenge
  await markSpent(challenge)
  return null
}

async function markSpent({ id, expiresAt }: SolvedChallenge): Promise<void> {
  await statements()
    .insert(spent_challenges)
    .values({ id, expiresAt: expiresAt.toISOString() })
    .onConflictDoNothing()
}

const tokenContent = z.object({ id: z.string(), answer: z.string(), expires: z.number() })

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

function encrypt(content: z.infer<typeof tokenContent>): string {
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, key(), iv)
  const bytes = [encryption.update(JSON.stringify(content)), encryption.final()]
  return Buffer.concat([iv, encryption.getAuthTag(), ...bytes]).toString('base64url')
}

function decrypt(token: string): z.infer<typeof tokenContent> | null {
  try {
    const bytes = Buffer.from(token, 'base64url')
    const decryption = createDecipheriv(cipher, key(), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const content = Buffer.concat([decryption.update(bytes.subarray(ivBytes + tagBytes)), decryption.final()])
    return tokenContent.parse(JSON.parse(content.toString()))
  } catch {
    // Not one of our tokens, or damaged.
    return null
  }
}

function key(): Buffer {
  return createHmac('sha256', env.PAYLOAD_SECRET).update('captcha').digest()
}
