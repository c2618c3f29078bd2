import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import { clientHeader } from '@/lib/gateway-protocol'
import type { Role } from '@/cms/access/roles'
import type { User } from '@/payload-types'
import { newNetwork } from '../factories/distributors'
import { makeUser } from '../factories/users'
import { rest, type RestResponse } from './rest'

export const staffPassword = 'a password of the tests'

const start = Date.parse('2026-05-04T08:00:00Z')

/** Sets the clock of codes and sessions, in seconds after a fixed time. */
export function setClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000 })
}

export function codeOf(secret: string, lateSeconds = 0): string {
  const timestamp = Date.now() + lateSeconds * 1000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

type Typed = { password?: string; code?: string; network?: string; headers?: Record<string, string> }

export function signInTo({ email }: Pick<User, 'email'>, typed: Typed = {}): Promise<RestResponse> {
  const { password = staffPassword, code, network = newNetwork(), headers = {} } = typed
  const sent = { [clientHeader]: network, ...headers }
  return rest('users/login', { data: { email, password, code }, headers: sent })
}

export async function sessionOf(response: Promise<RestResponse>): Promise<string> {
  const { status, body } = await response
  expect(status).toBe(200)
  return String(body.token)
}

/** The account that the API recognises by a token. */
export async function accountOf(token: string): Promise<unknown> {
  return (await rest('users/me', { token })).body.user
}

export type Enrolled = { user: User; secret: string; recoveryCodes: string[]; token: string }

/** An account that has set up an app on its account page. Its clock is at zero; the code of that time is used. */
export async function makeEnrolled(cms: Payload, role: Role = 'editor', headers = {}): Promise<Enrolled> {
  setClock(0)
  const user = await makeUser(cms, role)
  const token = await sessionOf(signInTo(user))
  const { body: app } = await rest('users/second-factor/start', { token, data: {} })
  const secret = String(app.secret)
  const data = { code: codeOf(secret), currentPassword: staffPassword }
  const { status, body } = await rest('users/second-factor/confirm', { token, data, headers })
  expect(status).toBe(200)
  return { user, secret, token, recoveryCodes: body.recoveryCodes as string[] }
}

/** Sets the roles that need an app, as the operator of an empty database could. */
export async function requireFor(cms: Payload, ...secondFactorRoles: Role[]): Promise<void> {
  await cms.updateGlobal({ slug: 'staff-settings', data: { secondFactorRoles } })
}
