import { useEffect, useState } from 'react'

const asked = new Map<string, Promise<object | null>>()

/** What the admin's interface answers at an address; the same address is asked once for all that show it. */
export function useAnswer<Answer extends object>(address: string | null): Answer | null {
  const [known, setKnown] = useState<{ address: string; answer: Answer | null } | null>(null)
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    void ask(address).then((answer) => isCurrent && setKnown({ address, answer: answer as Answer | null }))
    return () => {
      isCurrent = false
    }
  }, [address])
  return known?.address === address ? known.answer : null
}

/** The address of one document with the texts of a site. */
export function documentAddress(collection: string, id: unknown, site: string): string | null {
  const known = typeof id === 'object' && id !== null && 'id' in id ? id.id : id
  if (typeof known !== 'string' || known === '') return null
  return `/api/${collection}/${known}?${new URLSearchParams({ locale: site, depth: '0' })}`
}

function ask(address: string): Promise<object | null> {
  const running = asked.get(address)
  if (running) return running
  const answer = fetch(address, { credentials: 'include' })
    .then((response) => (response.ok ? (response.json() as Promise<object>) : null))
    .catch(() => null)
  asked.set(address, answer)
  // Names change rarely; after a minute they are asked again.
  setTimeout(() => asked.delete(address), 60_000)
  return answer
}
