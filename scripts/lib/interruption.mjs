const controller = new AbortController()
const parent = process.ppid
const lookEvery = 250

/** Thrown where work ends because the process was asked to stop. */
export class Interrupted extends Error {}

/** Aborts when the process is asked to stop; asking again changes nothing. */
export const interruption = controller.signal

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => controller.abort(new Interrupted(name)))
}

// A SIGTERM for npm ends the shell between npm and us without a word: losing our parent is the signal then.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) controller.abort(new Interrupted('SIGTERM'))
  }, lookEvery).unref()
}
