import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { NewCaptcha } from '@/lib/requests/wire'
import { database } from '@/server/database'
import { env } from '@/server/env'
import { refuseUntil } from '@/server/http'
import { Limit } from '@/server/limits'
import { captchaText, drawCaptcha } from './captcha-picture'
import { solvedProof } from './proof'

/** A captcha or proof of work that holds; it is spent with the request that it opens. */
export type Challenge = { id: string; expiresAt: Date }

type Given = {
  /** The picture's token, and what was read in it. */
  captcha?: string
  answer?: string
  /** The proof of work in its place. */
  proof?: string
}

const lifetime = 10 * 60 * 1000
const pictures = new Limit({ name: 'request-captcha', points: 60, seconds: 10 * 60 })

/** A picture of four characters (S2 5), whose token only the server can read. */
export async function newCaptcha(network: string): Promise<NewCaptcha> {
  const wait = await pictures.take(network)
  if (wait > 0) refuseUntil(wait)
  const answer = captchaText()
  const picture = await drawCaptcha(answer)
  const id = randomBytes(16).toString('base64url')
  return { token: seal({ id, answer, expires: Date.now() + lifetime }), picture }
}

/**
 * The challenge that an answer solves; null when it is wrong or expired. A wrong answer spends it. Whether it was used
 * is seen where it is spent: a request whose answer got lost comes again with the same challenge.
 */
export async function solvedChallenge({ captcha, answer, proof }: Given): Promise<Challenge | null> {
  if (proof) return solvedProof(proof)
  const sealed = captcha ? open(captcha) : null
  if (!sealed || sealed.expires < Date.now()) return null
  const challenge = { id: `captcha ${sealed.id}`, expiresAt: new Date(sealed.expires) }
  if (answer?.trim().toUpperCase() === sealed.answer) return challenge
  await spend(challenge)
  return null
}

async function spend({ id, expiresAt }: Challenge): Promise<void> {
  await database().query(
    'insert into spent_challenges (id, expires_at) values ($1, $2) on conflict do nothing',
    [id, expiresAt.toISOString()],
  )
}

const sealedShape = z.object({ id: z.string(), answer: z.string(), expires: z.number() })

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

function seal(content: z.infer<typeof sealedShape>): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key(), iv)
  const bytes = [sealing.update(JSON.stringify(content)), sealing.final()]
  return Buffer.concat([iv, sealing.getAuthTag(), ...bytes]).toString('base64url')
}

function open(token: string): z.infer<typeof sealedShape> | null {
  try {
    const bytes = Buffer.from(token, 'base64url')
    const opening = createDecipheriv(cipher, key(), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const content = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
    return sealedShape.parse(JSON.parse(content.toString()))
  } catch {
    // Not ours, or not whole.
    return null
  }
}

function key(): Buffer {
  return createHmac('sha256', env.PAYLOAD_SECRET).update('captcha').digest()
}
