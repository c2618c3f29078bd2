/** Every response of the contract: code 200 with a result, or another code with a message (S1 3). */
export type Envelope<Result> = { code: 200; result: Result; message: string } | Refusal

export type Refusal = { code: RefusalCode; result: null; message: string }

/** 400 invalid or missing parameter, 403 disabled, 404 unknown id or address, 405 wrong method, 429 too many requests, 500 server error. */
export const refusalCodes = [400, 403, 404, 405, 429, 500] as const

export type RefusalCode = (typeof refusalCodes)[number]

export function success<Result>(result: Result, message: string): Envelope<Result> {
  return { code: 200, result, message }
}

export function refusal(code: RefusalCode, message: string): Refusal {
  return { code, result: null, message }
}
