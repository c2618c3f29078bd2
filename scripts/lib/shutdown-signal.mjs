const controller = new AbortController()
const parent = process.ppid
const pollInterval = 250

/** The reason of the shutdown signal: the process received a signal to stop. */
export class InterruptedError extends Error {}

/** Aborts at the first SIGINT, SIGTERM or SIGHUP; further signals change nothing. */
export const shutdownSignal = controller.signal

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => controller.abort(new InterruptedError(name)))
}

// A SIGTERM to npm ends the shell between npm and this process without a signal, so a changed parent means stop.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) controller.abort(new InterruptedError('SIGTERM'))
  }, pollInterval).unref()
}
