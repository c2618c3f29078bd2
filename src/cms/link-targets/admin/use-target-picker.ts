import { useState, type KeyboardEvent } from 'react'
import { isLinkAddress } from '../../fields/link-address'
import type { TargetOption } from '../targets'
import { useTargetOptions } from './use-targets'

/** What is typed, what it finds, and how one of it becomes the value. */
export function useTargetPicker(value: string, setValue: (value: string) => void) {
  /** What is typed and not the value yet; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const text = typed ?? value
  const isWebsite = /^https?:/i.test(text)
  const { options, isLoading } = useTargetOptions(isOpen && !isWebsite ? (typed ?? '').trim() : null)
  // What is no address is a search, of which the first result is meant; an address is meant itself.
  const first = typed && !isLinkAddress(typed) ? 0 : -1
  const chosen = isLoading ? -1 : Math.min(moved ?? first, options.length - 1)

  function type(next: string): void {
    setTyped(next)
    setIsOpen(true)
    setMoved(null)
    if (next === '' || isLinkAddress(next)) setValue(next)
  }

  function close(): void {
    setTyped(null)
    setIsOpen(false)
    setMoved(null)
  }

  function choose({ address }: TargetOption): void {
    setValue(address)
    close()
  }

  /** What is no address becomes the value as well: it is kept, and refused with a message. */
  function leave(): void {
    const address = withoutOrigin((typed ?? value).trim())
    if (address !== value) setValue(address)
    close()
  }

  function press(event: KeyboardEvent): void {
    // These keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const option = options[chosen]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && !isOpen) setIsOpen(true)
    else if (step && options.length > 0) {
      setMoved(
        chosen < 0 && step < 0 ? options.length - 1 : (chosen + step + options.length) % options.length,
      )
    } else if (event.key === 'Enter' && isOpen && option) choose(option)
    else if (event.key === 'Enter') leave()
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    text,
    options,
    chosen,
    isOpen: isOpen && !isWebsite,
    isLoading,
    isTyping: typed !== null,
    type,
    choose,
    leave,
    press,
    open: () => setIsOpen(true),
  }
}

/** Editors copy addresses of the sites from the browser. */
function withoutOrigin(address: string): string {
  const url = URL.parse(address)
  return url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : address
}
