import { useEffect, useState } from 'react'

const responses = new Map<string, Promise<object | null>>()

/** The response of an API address; components that use the same address share one request. */
export function useApiData<Data extends object>(address: string | null): Data | null {
  const [known, setKnown] = useState<{ address: string; data: Data | null } | null>(null)
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    void fetchShared(address).then((data) => isCurrent && setKnown({ address, data: data as Data | null }))
    return () => {
      isCurrent = false
    }
  }, [address])
  return known?.address === address ? known.data : null
}

/** The address of one document with the texts of a site. */
export function documentAddress(collection: string, id: unknown, site: string): string | null {
  const known = typeof id === 'object' && id !== null && 'id' in id ? id.id : id
  if (typeof known !== 'string' || known === '') return null
  return `/api/${collection}/${known}?${new URLSearchParams({ locale: site, depth: '0' })}`
}

function fetchShared(address: string): Promise<object | null> {
  const running = responses.get(address)
  if (running) return running
  const data = fetch(address, { credentials: 'include' })
    .then((response) => (response.ok ? (response.json() as Promise<object>) : null))
    .catch(() => null)
  responses.set(address, data)
  // Responses are shared for a minute.
  setTimeout(() => responses.delete(address), 60_000)
  return data
}
