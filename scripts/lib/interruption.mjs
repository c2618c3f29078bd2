const controller = new AbortController()

/** Thrown where work ends because the process was asked to stop. */
export class Interrupted extends Error {}

/** Aborts when the process is asked to stop; asking again changes nothing. */
export const interruption = controller.signal

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => controller.abort(new Interrupted(name)))
}
