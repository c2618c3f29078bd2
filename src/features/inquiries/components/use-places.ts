import { useEffect, useState } from 'react'
import { countriesPath, provincesPath, type Province } from '@/lib/inquiries/api'
import type { SiteId } from '@/i18n/locales'
import { useNearViewport } from '@/ui/use-near-viewport'
import type { RegionOption } from '../view-models/regions'

/** `failed`: the list could not be loaded; places are entered as text. */
export type Places<Place> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; places: Place[] }

/** China's provinces and cities. */
export function useProvinces(): Places<Province> {
  return usePlaces(provincesPath)
}

/** The regions with their countries, 3 kB that are loaded when `target` comes near the viewport. */
export function useCountries<Target extends Element>(site: SiteId) {
  const { target, isNear } = useNearViewport<Target>()
  const countries = usePlaces<RegionOption>(isNear ? `${countriesPath}?site=${site}` : null)
  return { target, countries }
}

const loading = new Map<string, Promise<unknown[]>>()

/** Loaded once per page view; null if the list is not needed yet. */
function usePlaces<Place>(path: string | null): Places<Place> {
  const [loaded, setLoaded] = useState<Places<Place>>({ state: 'loading' })
  useEffect(() => {
    if (path === null) return
    let isUnmounted = false
    const set = (next: Places<Place>) => {
      if (!isUnmounted) setLoaded(next)
    }
    const list = loading.get(path) ?? readPlaces(path)
    loading.set(path, list)
    list.then(
      // The path decides the type.
      (places) => set({ state: 'ready', places: places as Place[] }),
      () => {
        loading.delete(path)
        set({ state: 'failed' })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [path])
  return loaded
}

async function readPlaces(path: string): Promise<unknown[]> {
  const response = await fetch(path, { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`The request for the places failed with status ${response.status}`)
  return (await response.json()) as unknown[]
}
