const width = 24
const plainEvery = 10_000

/**
 * Tells how far a step is.
 *
 * @typedef {(fraction: number, note?: string) => void} Progress
 */

/**
 * Does one step, saying what it does and how long it took. A step that found nothing to do returns why.
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
      nothingToDo ? `  · ${label}: ${nothingToDo}` : `  ✓ ${label} (${seconds(performance.now() - began)})`,
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
export function seconds(milliseconds) {
  const total = milliseconds / 1000
  return total < 60 ? `${total.toFixed(1)} s` : `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`
}

/** @param {number} fraction between 0 and 1; what lies outside is cut */
export function bar(fraction) {
  const share = Math.min(1, Math.max(0, fraction))
  const filled = Math.round(share * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${String(Math.round(share * 100)).padStart(3)} %`
}

/**
 * On a terminal one line that redraws itself; in a log a line now and then.
 *
 * @param {string} label
 * @param {number} began
 */
function progressView(label, began) {
  const onTerminal = Boolean(process.stdout.isTTY)
  let state = { fraction: /** @type {number | undefined} */ (undefined), note: '' }
  const draw = () => {
    const parts = [state.fraction === undefined ? '' : bar(state.fraction), label, state.note]
    const line = `  ${parts.filter(Boolean).join('  ')} … ${seconds(performance.now() - began)}`
    process.stdout.write(
      onTerminal ? `\r\u001b[K${line.slice(0, (process.stdout.columns || 80) - 1)}` : `${line}\n`,
    )
  }
  if (onTerminal) draw()
  const timer = setInterval(draw, onTerminal ? 200 : plainEvery)
  return {
    /** @type {Progress} */
    progress: (fraction, note = '') => void (state = { fraction, note }),
    clear: () => {
      clearInterval(timer)
      if (onTerminal) process.stdout.write('\r\u001b[K')
    },
  }
}
