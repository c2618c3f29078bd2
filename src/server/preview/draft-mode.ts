const key = Symbol.for('isotherm.draft-mode')
// The proxy and the application are bundled apart and share one process.
const shared = globalThis as { [key]?: string }

/**
 * The value by which Next recognises a request of its draft mode, for which it caches nothing. Next tells it only to
 * route handlers, so it is unknown until `rememberDraftMode` was called.
 */
export function draftModeValue(): string | undefined {
  return shared[key]
}

export function rememberDraftMode(value: string): void {
  shared[key] = value
}
