/** The open tab is in the fragment of the address, so that reload and back keep it. */
export type FragmentTabs = {
  subscribe: (listener: () => void) => () => void
  current: () => number
  select: (index: number) => void
}

/** Other fragments, such as #main, do not change the tab. */
export function fragmentTabs(ids: readonly string[]): FragmentTabs {
  const listeners = new Set<() => void>()
  let known = 0

  const read = () => {
    const index = ids.indexOf(location.hash.slice(1))
    if (index >= 0) known = index
    return index >= 0
  }
  const notify = () => listeners.forEach((listener) => listener())
  const follow = () => {
    if (!read()) return
    notify()
    show(ids[known])
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('hashchange', follow)
      // The panel was hidden when the page loaded, so the browser could not scroll to it.
      if (listeners.size === 0 && read() && known > 0 && isArrival()) show(ids[known])
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('hashchange', follow)
      }
    },
    current() {
      read()
      return known
    },
    select(index) {
      history.replaceState(history.state, '', `#${ids[index]}`)
      notify()
    },
  }
}

/** Scrolls after the panel is shown. */
function show(id: string | undefined) {
  requestAnimationFrame(() => document.getElementById(id ?? '')?.scrollIntoView())
}

function isArrival() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}
