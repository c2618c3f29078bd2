import { counterMeta, statusMeta } from '@/lib/gateway-protocol'

/** Next sends every rendered page with status 200; views in place of a page are marked by a meta element. */
export function pageStatus(status: number, body: Buffer): number {
  if (status !== 200) return status
  const { name, contents } = statusMeta
  const marked = contents.find((content) => body.includes(`name="${name}" content="${content}"`))
  return marked ? Number(marked) : status
}

const counterElement = new RegExp(`name="${counterMeta}" content="([\\w:.-]+)"`)

/** The counter of a page, which is named by a meta element, since pages cannot send headers. */
export function pageCounter(body: Buffer): string | undefined {
  return counterElement.exec(body.toString('latin1'))?.[1]
}
