import { processWide } from '@/lib/process-wide'

type Holder = { current?: string }

const holder = processWide('draft-mode', (): Holder => ({}))

/**
 * The value by which Next recognises a request of its draft mode, for which it caches nothing. Next tells it only to
 * route handlers, so it is unknown until `rememberDraftMode` was called.
 */
export function draftModeValue(): string | undefined {
  return holder.current
}

export function rememberDraftMode(value: string): void {
  holder.current = value
}
