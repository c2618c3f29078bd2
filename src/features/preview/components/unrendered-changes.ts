/** Changes that the page shows before the server has rendered them. */
const changes = new Map<Node, Change>()
let received = 0

type Change = { undo: () => void; observer: MutationObserver; since: number }

/**
 * Changes a node ahead of the server. React does not know the change: if the server then renders what React already
 * has, because the change was taken back in the form, React leaves the node alone, and `undo` restores it.
 */
export function changeAhead(node: Node, change: () => void, undo: () => void): void {
  const former = withdraw(node)
  change()
  const observer = new MutationObserver(() => void withdraw(node))
  observer.observe(node, { characterData: true, attributes: true, attributeFilter: ['style'] })
  changes.set(node, { undo: former ?? undo, observer, since: received })
}

/** Forgets the change of a node. @returns what restores the node as the server has rendered it */
export function withdraw(node: Node): (() => void) | undefined {
  const change = changes.get(node)
  change?.observer.disconnect()
  changes.delete(node)
  return change?.undo
}

/** The form has sent another state. */
export function countState(): void {
  received += 1
}

/** How many states the form has sent. */
export const statesReceived = () => received

/** Restores the nodes that an update left alone, if their change was made before the state with this number. */
export function undoUnrendered(state: number): void {
  for (const [node, { undo, since }] of changes) {
    if (since >= state) continue
    withdraw(node)
    undo()
  }
}
