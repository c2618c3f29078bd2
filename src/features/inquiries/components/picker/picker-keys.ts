import type { KeyboardEvent } from 'react'

type Moving = {
  /** Opens or closes the products of a category. */
  setOpen: (category: string, open: boolean) => void
}

/**
 * Arrow keys within the list, in addition to Tab and Space: up and down move between rows, right and left expand
 * and collapse a category. Radio buttons keep their native arrow keys.
 */
export function onPickerKey(event: KeyboardEvent<HTMLElement>, { setOpen }: Moving) {
  const line = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-line]') : null
  if (!line || (event.target instanceof HTMLInputElement && event.target.type === 'radio')) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
  const { category = '', level } = line.dataset
  const moves: Record<string, () => void> = {
    ArrowDown: () => focusOn(lines[lines.indexOf(line) + 1]),
    ArrowUp: () => focusOn(lines[lines.indexOf(line) - 1]),
    Home: () => focusOn(lines[0]),
    End: () => focusOn(lines.at(-1)),
    ArrowRight: () => setOpen(category, true),
    ArrowLeft: () =>
      level === 'category'
        ? setOpen(category, false)
        : focusOn(lines.find(({ dataset }) => dataset.level === 'category' && dataset.category === category)),
  }
  const move = moves[event.key]
  if (!move) return
  event.preventDefault()
  move()
}

function focusOn(line: HTMLElement | undefined) {
  line?.querySelector<HTMLElement>('input, button[data-name]')?.focus()
}
