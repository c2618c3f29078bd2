import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { asksBeforeLeaving } from '../asks-before-leaving'

/** Asks before another site is chosen at the top, when a form without drafts has unsaved changes. */
export function AskBeforeSiteChange() {
  const pathname = usePathname()
  const ask = useEffectEvent((event: MouseEvent) => {
    const site = siteOf(event.target)
    if (!site || !asksBeforeLeaving(`${pathname}?locale=${site}`)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    document.addEventListener('click', ask, { capture: true })
    return () => document.removeEventListener('click', ask, { capture: true })
  }, [])
  return null
}

/** The site of an entry of the list at the top. */
function siteOf(target: EventTarget | null): string | undefined {
  const entry = target instanceof Element ? target.closest('.popup-button-list__button') : null
  return entry?.querySelector<HTMLElement>('.localizer__locale-code')?.dataset.locale
}
