const barWidth = 24
const plainInterval = 10_000

/**
 * Reports the progress of a step.
 *
 * @typedef {(fraction: number, note?: string) => void} Progress
 */

/**
 * Runs one step and prints its label and duration. A step with nothing to do returns the reason.
 *
 * @param {string} label
 * @param {(progress: Progress) => Promise<string | void> | string | void} work
 */
export async function step(label, work) {
  const began = performance.now()
  const view = progressView(label, began)
  try {
    const nothingToDo = await work(view.progress)
    view.clear()
    print(
      nothingToDo
        ? `  · ${label}: ${nothingToDo}`
        : `  ✓ ${label} (${formatDuration(performance.now() - began)})`,
    )
  } catch (error) {
    view.clear()
    throw error
  }
}

/** @param {string} text */
export function print(text) {
  process.stdout.write(`${text}\n`)
}

/** @param {number} milliseconds */
export function formatDuration(milliseconds) {
  const total = milliseconds / 1000
  return total < 60 ? `${total.toFixed(1)} s` : `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`
}

/** @param {number} fraction between 0 and 1; other values are clamped */
export function progressBar(fraction) {
  const share = Math.min(1, Math.max(0, fraction))
  const filled = Math.round(share * barWidth)
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${String(Math.round(share * 100)).padStart(3)} %`
}

/**
 * On a terminal one line that is redrawn; in a log one line every ten seconds.
 *
 * @param {string} label
 * @param {number} began
 */
function progressView(label, began) {
  const onTerminal = Boolean(process.stdout.isTTY)
  let state = { fraction: /** @type {number | undefined} */ (undefined), note: '' }
  const draw = () => {
    const parts = [state.fraction === undefined ? '' : progressBar(state.fraction), label, state.note]
    const line = `  ${parts.filter(Boolean).join('  ')} … ${formatDuration(performance.now() - began)}`
    process.stdout.write(
      onTerminal ? `\r\u001b[K${line.slice(0, (process.stdout.columns || 80) - 1)}` : `${line}\n`,
    )
  }
  if (onTerminal) draw()
  const timer = setInterval(draw, onTerminal ? 200 : plainInterval)
  return {
    /** @type {Progress} */
    progress: (fraction, note = '') => void (state = { fraction, note }),
    clear: () => {
      clearInterval(timer)
      if (onTerminal) process.stdout.write('\r\u001b[K')
    },
  }
}
