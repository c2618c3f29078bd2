/** The number of lines printed from the beginning and the end of a failed command's output. */
const excerptLines = 12

/** An error that the user can fix; it is reported in one line, without a stack trace. */
export class UserError extends Error {}

/**
 * Writes an error to stderr and sets exit code 1: only the message for a user error, the stack for others.
 *
 * @param {unknown} cause
 */
export function reportError(cause) {
  if (!(cause instanceof Error)) process.stderr.write(`${cause}\n`)
  else if ('output' in cause) process.stderr.write(`${excerpt(String(cause.output))}\n${cause.message}\n`)
  else process.stderr.write(`${cause instanceof UserError ? cause.message : cause.stack}\n`)
  process.exitCode = 1
}

/** @param {string} output of a command; the cause is usually near its beginning or its end */
function excerpt(output) {
  const lines = output.split('\n')
  return lines.length <= 2 * excerptLines
    ? output
    : [...lines.slice(0, excerptLines), '…', ...lines.slice(-excerptLines)].join('\n')
}
