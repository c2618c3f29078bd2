export type Toast = {
  id: number
  /** Errors stay until they are closed. */
  tone: 'done' | 'error'
  text: string
  action?: { label: string; run: () => void }
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message above the page; the layout's ToastRegion renders it. */
export function showToast(toast: Omit<Toast, 'id'>) {
  const id = ++lastId
  publish([...toasts.filter((other) => other.text !== toast.text), { ...toast, id }])
  return id
}

export function closeToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id))
}

export function currentToasts() {
  return toasts
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
