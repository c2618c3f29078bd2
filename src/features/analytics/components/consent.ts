import { consentHash } from '../view-models/analytics'

/** 'open': not asked yet. 'again': the visitor wants to change it. 'unknown': not read yet (on the server). */
export type ConsentState = 'unknown' | 'open' | 'again' | 'granted' | 'refused'

const key = 'analyticsConsent'

/** The visitor's decision. Without storage nobody is asked, since the answer could not be stored. */
export function readConsent(): ConsentState {
  if (location.hash === consentHash) return 'again'
  try {
    const stored = localStorage.getItem(key)
    return stored === 'granted' || stored === 'refused' ? stored : 'open'
  } catch {
    return 'refused'
  }
}

export function storeConsent(choice: 'granted' | 'refused') {
  localStorage.setItem(key, choice)
  // The browser sends the storage event to other pages only.
  window.dispatchEvent(new Event('storage'))
}

export function subscribeToConsent(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener('hashchange', changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener('hashchange', changed)
  }
}
