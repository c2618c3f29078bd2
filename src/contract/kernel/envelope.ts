import type { ErrorKind, errorStatus } from '@/lib/app-error'

/** Every answer of the contract: code 200 with a result, or another code, no result and a message (S1 3). */
export type Envelope<Result> = { code: 200; result: Result; message: string } | Refusal

export type Refusal = { code: RefusalCode; result: null; message: string }

/** 400 parameter wrong or missing, 403 switched off, 404 unknown id or address, 405 wrong method, 429 too often, 500 our fault. */
export const refusalCodes = [400, 403, 404, 405, 429, 500] as const

/** The contract documents the codes above; others come from what it shares with the rest of the product. */
export type RefusalCode = (typeof errorStatus)[ErrorKind]

export function success<Result>(result: Result, message: string): Envelope<Result> {
  return { code: 200, result, message }
}

export function refusal(code: RefusalCode, message: string): Refusal {
  return { code, result: null, message }
}
