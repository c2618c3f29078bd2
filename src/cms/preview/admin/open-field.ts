/** Opens the tabs and rows around a field of the form and focuses it, unless the signal ends it. */
export async function openField(path: string, tabs: number[], signal: AbortSignal): Promise<void> {
  for (const [level, tab] of tabs.entries()) {
    const buttons = document.querySelectorAll('.tabs-field__tabs')[level]
    buttons?.querySelectorAll('button')[tab]?.click()
  }
  for (const row of rowsAround(path)) await openRow(row, signal)
  const field = await appeared(() => focused(`field-${path.replaceAll('.', '__')}`), signal)
  field?.scrollIntoView({ block: 'center' })
}

/** The ids of the rows that contain a field, outermost first: `traits.2.image` is in `traits-row-2`. */
function rowsAround(path: string): string[] {
  const parts = path.split('.')
  return parts.flatMap((part, index) =>
    /^\d+$/.test(part) ? [`${parts.slice(0, index).join('-')}-row-${part}`] : [],
  )
}

async function openRow(id: string, signal: AbortSignal): Promise<void> {
  const row = await appeared(() => document.getElementById(id), signal)
  const collapsed = row?.querySelector('.collapsible')
  if (collapsed?.classList.contains('collapsible--collapsed')) {
    collapsed.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  }
}

const selector = 'input:not([type=hidden]), textarea, [contenteditable=true], button, a[href]'

/** Focuses a field; null while it cannot be, because its row is opening or its picture loading. */
function focused(id: string): HTMLElement | null {
  const field = document.getElementById(id)
  const target = field?.matches(selector) ? field : field?.querySelector<HTMLElement>(selector)
  target?.focus({ preventScroll: true })
  return target && document.activeElement === target ? field : null
}

const maxFrames = 180

/** Tabs and rows render their fields when they are opened. */
async function appeared(find: () => HTMLElement | null, signal: AbortSignal): Promise<HTMLElement | null> {
  for (let frame = 0; frame < maxFrames && !signal.aborted; frame += 1) {
    const found = find()
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
  return null
}
