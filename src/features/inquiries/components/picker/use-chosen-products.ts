'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, ContractError } from '@/contract/client'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { showToast } from '@/ui/toast-store'
import type { ChosenProduct } from '../../view-models/chosen-product'
import { chosenIds, clearChosen, storeChosen, namesOf, subscribeToChosen } from './chosen-store'
import type { PickerProduct } from './picker-choice'

type ChosenProductsOptions = {
  site: SiteId
  /** The scope of the selection; other scopes have their own. */
  scope: string
  /** The page's product, selected by default. */
  product?: ChosenProduct
}

/** The products selected on a page as cards; they survive a reload (S2 2.19, 4). */
export function useChosenProducts({ site, scope, product }: ChosenProductsOptions) {
  const offline = useTranslations('productPicker')('failedText')
  const idFromAddress = useSyncExternalStore(subscribeToNothing, productIdFromAddress, noChoice)
  const ownScope = idFromAddress ? `${scope}:${idFromAddress}` : scope
  const stored = useSyncExternalStore(subscribeToChosen, () => chosenIds(ownScope), noChoice)
  const [cards, setCards] = useState<Cards>(product ? { [product.id]: product } : {})
  const [picked, setPicked] = useState<Record<string, string>>({})

  const ids = (stored ?? product?.id ?? idFromAddress ?? '').split(',').filter(Boolean)
  const names = { ...(stored && namesOf(ownScope, ids)), ...picked }
  const missing = ids.filter((id) => cards[id] === undefined).join(',')
  useEffect(() => {
    if (!missing) return
    const controller = new AbortController()
    call('GET /f/product/getListByIds', { siteId: site, productIds: missing }, controller)
      .then((found) => setCards((known) => ({ ...known, ...toCards(missing.split(','), found) })))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) showToast({ tone: 'error', text: errorMessage(error, offline) })
      })
    return () => controller.abort()
  }, [site, missing, offline])

  return {
    products: ids.flatMap((id) => cards[id] ?? withoutCard(id, names[id], cards[id] === null)),
    choose(chosen: PickerProduct[]) {
      setPicked((known) => ({ ...known, ...Object.fromEntries(chosen.map(({ id, name }) => [id, name])) }))
      storeChosen(ownScope, chosen)
    },
    reset: () => clearChosen(ownScope),
  }
}

/** The server's message if it responded (S2 8). */
export function errorMessage(error: unknown, offline: string): string {
  return error instanceof ContractError ? error.message : offline
}

const subscribeToNothing = () => () => undefined
const noChoice = () => null

/** A link may name its product; read in the browser, since cached pages are shared. */
const productIdFromAddress = () => new URLSearchParams(location.search).get('product')

/** By id; null if the site has no such product. */
type Cards = Record<string, ChosenProduct | null>

/** A product whose card is not loaded stays selected; only an unknown id from a link is ignored. */
function withoutCard(id: string, name: string | undefined, isUnknown: boolean): ChosenProduct[] {
  return !name && isUnknown ? [] : [{ id, name: name || id }]
}

type WireCard = { id: string; name: string; coverImage: string | null; fristClassifyName: string }

function toCards(ids: string[], found: WireCard[]): Cards {
  return Object.fromEntries([...ids.map((id) => [id, null] as const), ...found.map(toEntry)])
}

function toEntry({ id, name, coverImage, fristClassifyName }: WireCard): [string, ChosenProduct] {
  const cover = coverImage ? { src: coverImage, ...coverSize, alt: '' } : undefined
  return [id, { id, name, classifyName: fristClassifyName, cover }]
}

/** The contract has no picture size; the card sets it. */
const coverSize = { width: 400, height: 460 }
