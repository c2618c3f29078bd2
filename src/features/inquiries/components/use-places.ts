import { useEffect, useState } from 'react'
import { fetchOnce } from '@/lib/fetch-once'
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

/** Loaded once per page view; null if the list is not needed yet. */
function usePlaces<Place>(path: string | null): Places<Place> {
  const [loaded, setLoaded] = useState<Places<Place>>({ state: 'loading' })
  useEffect(() => {
    if (path === null) return
    let isUnmounted = false
    const set = (next: Places<Place>) => {
      if (!isUnmounted) setLoaded(next)
    }
    fetchOnce<Place[]>(path).then(
      (places) => set({ state: 'ready', places }),
      () => set({ state: 'failed' }),
    )
    return () => {
      isUnmounted = true
    }
  }, [path])
  return loaded
}
