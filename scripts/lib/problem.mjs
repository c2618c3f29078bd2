/** Something that the person at the keyboard can mend: it is told in one line, without a stack. */
export class Problem extends Error {}

/**
 * Tells the cause on stderr and sets exit code 1: one line for a problem, all that is known for a defect.
 *
 * @param {unknown} cause
 */
export function report(cause) {
  if (!(cause instanceof Error)) process.stderr.write(`${cause}\n`)
  else if ('output' in cause) process.stderr.write(`${cause.output}\n${cause.message}\n`)
  else process.stderr.write(`${cause instanceof Problem ? cause.message : cause.stack}\n`)
  process.exitCode = 1
}
