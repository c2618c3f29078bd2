import type { BrowserContext } from '@playwright/test'

/** What hands do beside typing. */
export type Actions = {
  clicks: number
  /** Keys that give a command, such as Ctrl and S, Enter or an arrow. */
  keys: number
}

/** Counts what hands do in all frames of a browser; scripts of the page, and what they click, are not counted. */
export async function countActions(context: BrowserContext): Promise<Actions> {
  const actions: Actions = { clicks: 0, keys: 0 }
  await context.exposeBinding('countAction', (_frame, kind: keyof Actions) => {
    actions[kind] += 1
  })
  // Without named functions, which need a helper of the compiler in the page.
  await context.addInitScript(() => {
    const { countAction } = window as unknown as { countAction: (kind: 'clicks' | 'keys') => void }
    const named = /^(Enter|Tab|Escape|Home|End|Page|Arrow|Delete|F\d)/
    const held = new Set(['Control', 'Meta', 'Shift', 'Alt'])
    const capture = { capture: true }
    addEventListener('pointerdown', (event) => event.isTrusted && countAction('clicks'), capture)
    addEventListener(
      'keydown',
      ({ isTrusted, key, ctrlKey, metaKey }) => {
        const isCommand = !held.has(key) && (ctrlKey || metaKey || named.test(key))
        if (isTrusted && isCommand) countAction('keys')
      },
      capture,
    )
  })
  return actions
}
