import { setTimeout as delay } from 'node:timers/promises'
import type { ScannedPage } from '../support/scanned-page'
import type { EngineName } from './options'

/** A browser with one page. */
export type Engine = {
  name: EngineName
  version: string
  page: ScannedPage
  open: (address: string) => Promise<void>
  /** Sets the size of the page's window, without the frame of the browser. */
  resize: (size: { width: number; height: number }) => Promise<void>
  /** Writes a PNG file of the whole page. */
  screenshot: (file: string) => Promise<void>
  /** The errors of the console since the last call. */
  takeErrors: () => Promise<string[]>
  close: () => Promise<void>
}

/** Long enough for a busy machine. */
export const timeout = 180_000

/** A page whose browser runs the body of a function and returns its value, or that of its promise. */
export function scannedPage(run: (body: string) => Promise<unknown>): ScannedPage {
  const evaluate: ScannedPage['evaluate'] = async <Result, Argument>(
    script: string | ((argument: Argument) => Result | Promise<Result>),
    argument?: Argument,
  ) => (await run(typeof script === 'string' ? script : callOf(script, argument))) as Result
  const waitForFunction = (check: () => boolean) =>
    waitUntil(() => evaluate(check), `The page was not ready: ${check}`)
  return { evaluate, waitForFunction }
}

/** Waits until the check succeeds; fails with the message otherwise. */
export async function waitUntil(check: () => Promise<boolean>, message: string): Promise<void> {
  for (const until = Date.now() + timeout; Date.now() < until; await delay(50)) if (await check()) return
  throw new Error(`${message} (${timeout / 1000} s)`)
}

/** The compiler of this script names functions by calls of `__name`, which pages do not have. */
function callOf<Argument>(run: (argument: Argument) => unknown, argument?: Argument): string {
  return `const __name = (value) => value; return (${run})(${JSON.stringify(argument)})`
}
