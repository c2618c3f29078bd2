import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

export type NewAuthenticator = {
  /** For manual entry into an app, in base 32. */
  secret: string
  uri: string
  /** The URI as a QR code, in a data URL. */
  qr: string
}

/** A new secret for an authenticator app (RFC 6238), which lists it under issuer and label. */
export function newAuthenticator({ issuer, label }: { issuer: string; label: string }): NewAuthenticator {
  const secret = new Secret()
  const uri = new TOTP({ issuer, label, secret }).toString()
  const svg = renderSVG(uri, { ecc: 'M', border: 4 })
  return {
    secret: secret.base32,
    uri,
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  }
}

/**
 * The time step of a code, or null when it is not valid; clocks may differ by one step. Store the step and accept only
 * later ones, so that each code is valid once.
 */
export function timeStepOf(secret: string, code: string): number | null {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits) || !/^[A-Z2-7]+$/.test(secret)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: digits, window: 1 })
  return delta === null ? null : totp.counter() + delta
}
