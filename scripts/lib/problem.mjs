/** What a failed command says at most, at its beginning and at its end, in lines. */
const told = 12

/** Something that the person at the keyboard can mend: it is told in one line, without a stack. */
export class Problem extends Error {}

/**
 * Tells the cause on stderr and sets exit code 1: one line for a problem, all that is known for a defect.
 *
 * @param {unknown} cause
 */
export function report(cause) {
  if (!(cause instanceof Error)) process.stderr.write(`${cause}\n`)
  else if ('output' in cause) process.stderr.write(`${excerpt(String(cause.output))}\n${cause.message}\n`)
  else process.stderr.write(`${cause instanceof Problem ? cause.message : cause.stack}\n`)
  process.exitCode = 1
}

/** @param {string} output what a command printed; its causes stand at one end or the other */
function excerpt(output) {
  const lines = output.split('\n')
  return lines.length <= 2 * told ? output : [...lines.slice(0, told), '…', ...lines.slice(-told)].join('\n')
}
