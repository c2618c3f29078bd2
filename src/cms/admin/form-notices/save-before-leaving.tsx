import { useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isPlainClick } from '@/lib/plain-click'
import { reportSaving, useSaving } from '../saving/saving-state'
import { useHasDrafts } from '../saving/use-has-drafts'

/**
 * Payload saves a draft some time after the last key, and loses what was typed when the form is left before. A click
 * that leaves it waits for the save; a second one asks.
 */
export function SaveBeforeLeaving() {
  const router = useRouter()
  const { t } = useTranslation()
  const hasDrafts = useHasDrafts()
  const isModified = useFormModified()
  const { kind } = useSaving()
  const target = useRef('')

  const wait = useEffectEvent((event: MouseEvent) => {
    const href = addressOf(event)
    if (!href || !hasDrafts || !isModified) return
    if (target.current && window.confirm(t('general:changesNotSaved'))) return
    event.preventDefault()
    event.stopPropagation()
    target.current = href
    reportSaving({ kind: 'saving' })
  })
  useEffect(() => {
    const stay = () => {
      target.current = ''
    }
    document.addEventListener('click', wait, { capture: true })
    document.addEventListener('input', stay, { capture: true })
    return () => {
      document.removeEventListener('click', wait, { capture: true })
      document.removeEventListener('input', stay, { capture: true })
    }
  }, [])

  useEffect(() => {
    if (kind !== 'saved' || isModified || !target.current) return
    router.push(target.current)
    target.current = ''
  }, [kind, isModified, router])
  return null
}

/** Where a click leads in this tab; empty if it does not leave the page. */
function addressOf(event: MouseEvent): string {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || !isPlainClick(event)) return ''
  if (link.target === '_blank' || link.download || link.isContentEditable) return ''
  const { origin, pathname, search } = window.location
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search
  return isHere || link.origin !== origin ? '' : link.href
}
