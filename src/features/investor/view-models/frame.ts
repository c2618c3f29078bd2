import type { FrameItem } from '../queries'

export type FrameView = {
  label: string
  /** Target of the visible link. */
  href: string
  /** Source of the iframe; null unless the settings list its host as a frame host. */
  src: string | null
}

/** An external service: always with a link, in an iframe if its host is allowed (readings 17). */
export function toFrame({ address, label }: FrameItem, frameHosts: readonly string[]): FrameView {
  const host = URL.parse(address)?.host.toLowerCase()
  const isKnown = host === undefined || frameHosts.some((known) => known.toLowerCase() === host)
  return { label, href: address, src: isKnown ? address : null }
}
