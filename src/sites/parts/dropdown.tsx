'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'

import { useDismiss } from '@/ui/use-dismiss'

export type DropdownProps = {
  className?: string
  summaryClass?: string
  /** The accessible name of a summary that is an icon only. */
  label?: string
  summary: ReactNode
  /** Dropdowns of one name close each other. */
  name: string
  /** The up and down arrow keys move through the links. */
  arrows?: boolean
  children: ReactNode
}

/** A native disclosure that also closes by Escape and by a click outside. Works without scripts. */
export function Dropdown({ className, summaryClass, label, summary, name, arrows, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null)

  useDismiss(ref, true, (reason) => {
    const details = ref.current
    if (!details?.open) return
    if (reason === 'escape') details.querySelector('summary')?.focus()
    details.open = false
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (arrows && ref.current && walk(ref.current, event.key)) event.preventDefault()
  }
  const onToggle = () => {
    const details = ref.current
    if (details?.open) details.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an addition to the native behaviour
    <details ref={ref} className={className} name={name} onToggle={onToggle} onKeyDown={onKeyDown}>
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  )
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus among the links; true when the key was handled. */
function walk(details: HTMLDetailsElement, key: string): boolean {
  const step = steps[key]
  if (!step || (!details.open && !key.startsWith('Arrow'))) return false
  details.open = true
  const links = [...details.querySelectorAll<HTMLAnchorElement>('a')]
  const index = links.findIndex((link) => link === document.activeElement)
  links[step(index, links.length - 1)]?.focus()
  return true
}
