import { choicesHash } from '../views/analytics'

/** 'open': not asked yet. 'again': the reader wants to change it. 'unknown': before the browser can tell. */
export type Choice = 'unknown' | 'open' | 'again' | 'granted' | 'refused'

const key = 'analyticsConsent'

/** What the reader has decided. Without storage nobody is asked, since the answer could not be kept. */
export function readChoice(): Choice {
  if (location.hash === choicesHash) return 'again'
  try {
    const stored = localStorage.getItem(key)
    return stored === 'granted' || stored === 'refused' ? stored : 'open'
  } catch {
    return 'refused'
  }
}

export function storeChoice(choice: 'granted' | 'refused') {
  localStorage.setItem(key, choice)
  // The browser tells the other pages only.
  window.dispatchEvent(new Event('storage'))
}

export function subscribeToChoice(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener('hashchange', changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener('hashchange', changed)
  }
}
