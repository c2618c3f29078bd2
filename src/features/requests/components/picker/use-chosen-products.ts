'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, ContractError } from '@/contract/client'
import type { SiteId } from '@/i18n/locales'
import { showToast } from '@/ui/toast-store'
import type { ChosenProduct } from '../../views/chosen-product'
import { chosenIds, forgetChosen, keepChosen, namesOf, subscribeToChosen } from './chosen-store'
import type { PickerProduct } from './picker-choice'

type Asked = {
  site: SiteId
  /** Where the choice belongs to: another place has its own. */
  place: string
  /** The product of the page, chosen until the visitor chooses otherwise. */
  product?: ChosenProduct
  /** Said when the cards cannot be had. */
  offline: string
}

/** The products chosen on a page, as cards; a reload keeps them (S2 2.19, 4). */
export function useChosenProducts({ site, place, product, offline }: Asked) {
  const named = useSyncExternalStore(never, productOfAddress, noChoice)
  const own = named ? `${place}:${named}` : place
  const stored = useSyncExternalStore(subscribeToChosen, () => chosenIds(own), noChoice)
  const [cards, setCards] = useState<Cards>(product ? { [product.id]: product } : {})
  const [picked, setPicked] = useState<Record<string, string>>({})

  const ids = (stored ?? product?.id ?? named ?? '').split(',').filter(Boolean)
  const names = { ...(stored && namesOf(own, ids)), ...picked }
  const missing = ids.filter((id) => cards[id] === undefined).join(',')
  useEffect(() => {
    if (!missing) return
    const controller = new AbortController()
    call('GET /f/product/getListByIds', { siteId: site, productIds: missing }, controller)
      .then((found) => setCards((known) => ({ ...known, ...toCards(missing.split(','), found) })))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) showToast({ tone: 'error', text: wordsFor(error, offline) })
      })
    return () => controller.abort()
  }, [site, missing, offline])

  return {
    products: ids.flatMap((id) => cards[id] ?? withoutCard(id, names[id], cards[id] === null)),
    choose(chosen: PickerProduct[]) {
      setPicked((known) => ({ ...known, ...Object.fromEntries(chosen.map(({ id, name }) => [id, name])) }))
      keepChosen(own, chosen)
    },
    reset: () => forgetChosen(own),
  }
}

/** The server's own words where it answered (S2 8). */
export function wordsFor(error: unknown, offline: string): string {
  return error instanceof ContractError ? error.message : offline
}

const never = () => () => undefined
const noChoice = () => null

/** A link may name the product that it is about; kept pages are the same for all, so it is read in the browser. */
const productOfAddress = () => new URLSearchParams(location.search).get('product')

/** By id; null where the site has no such product. */
type Cards = Record<string, ChosenProduct | null>

/** Chosen all the same: its card is still to come, or could not be had. Only a mistaken link chooses nothing. */
function withoutCard(id: string, name: string | undefined, isUnknown: boolean): ChosenProduct[] {
  return !name && isUnknown ? [] : [{ id, name: name || id }]
}

type WireCard = { id: string; name: string; coverImage: string | null; fristClassifyName: string }

function toCards(asked: string[], found: WireCard[]): Cards {
  return Object.fromEntries([...asked.map((id) => [id, null] as const), ...found.map(toEntry)])
}

function toEntry({ id, name, coverImage, fristClassifyName }: WireCard): [string, ChosenProduct] {
  const cover = coverImage ? { src: coverImage, ...tile, alt: '' } : undefined
  return [id, { id, name, classifyName: fristClassifyName, cover }]
}

/** The contract tells no size; the card gives the picture its place. */
const tile = { width: 400, height: 460 }
