import { useEffect, useState } from 'react'
import { provincesPath, type Province } from '@/lib/inquiries/api'

/** `failed`: the list could not be loaded; regions are entered as text. */
export type RegionsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; provinces: Province[] }

let loading: Promise<Province[]> | undefined

/** China's provinces and cities, loaded once per page view. */
export function useRegions(): RegionsState {
  const [regions, setRegions] = useState<RegionsState>({ state: 'loading' })
  useEffect(() => {
    let isUnmounted = false
    const set = (next: RegionsState) => {
      if (!isUnmounted) setRegions(next)
    }
    loading ??= readRegions()
    loading.then(
      (provinces) => set({ state: 'ready', provinces }),
      () => {
        loading = undefined
        set({ state: 'failed' })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return regions
}

async function readRegions(): Promise<Province[]> {
  const response = await fetch(provincesPath, { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`The request for the regions failed with status ${response.status}`)
  return (await response.json()) as Province[]
}
