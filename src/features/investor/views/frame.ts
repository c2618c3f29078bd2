import type { FrameItem } from '../queries'

export type FrameView = {
  label: string
  /** Where the visible link leads. */
  href: string
  /** What the frame loads; null where its host is not one of the settings' frame hosts. */
  src: string | null
}

/** An outside service as the page shows it: always with a link, in a frame where its host is named (readings 17). */
export function toFrame({ address, label }: FrameItem, frameHosts: readonly string[]): FrameView {
  const host = URL.parse(address)?.host.toLowerCase()
  const isKnown = host === undefined || frameHosts.some((known) => known.toLowerCase() === host)
  return { label, href: address, src: isKnown ? address : null }
}
