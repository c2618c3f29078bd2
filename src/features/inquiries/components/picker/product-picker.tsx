'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { call } from '@/contract/client'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { Icon } from '@/ui/icon'
import { Skeleton } from '@/ui/skeleton'
import { ErrorState } from '@/ui/state'
import { showToast } from '@/ui/toast-store'
import type { ChosenProduct } from '../../view-models/chosen-product'
import { ChosenCards } from './chosen-cards'
import type { PickerMode } from './picker-category'
import { pickerId, type PickerCategory, type PickerProduct } from './picker-choice'
import { PickerPanel } from './picker-panel'
import styles from './picker.module.css'
import { errorMessage } from './use-chosen-products'

type PickerProps = {
  site: SiteId
  mode: PickerMode
  /** A quote needs at least one product (S2 5). */
  required?: boolean
  products: ChosenProduct[]
  /** The form's error when none is selected. */
  error?: string
  onChoose: (products: PickerProduct[]) => void
}

type List = 'closed' | 'loading' | 'failed' | PickerCategory[]

/** Selects the products of an inquiry in a list that opens below the field (S2 2.19, 4). */
export function ProductPicker({ site, mode, required, products, error, onChoose }: PickerProps) {
  const t = useTranslations('productPicker')
  const [list, setList] = useState<List>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const load = () => {
    setList('loading')
    readCategories(site).then(
      // The list may have been closed meanwhile.
      (read) => setList((now) => (now === 'loading' ? read : now)),
      (error: unknown) => {
        setList((now) => (now === 'loading' ? 'failed' : now))
        showToast({ tone: 'error', text: errorMessage(error, t('failedText')) })
      },
    )
  }
  const close = () => {
    setList('closed')
    opener.current?.focus()
  }
  const choose = (chosen: PickerProduct[]) => {
    onChoose(chosen)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && list !== 'closed') close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- escape closes the list from anywhere inside it
    <div className={styles.picker} data-print="hide" onKeyDown={onKeyDown}>
      <Opener
        {...{ id, required, error }}
        ref={opener}
        count={products.length}
        open={list !== 'closed'}
        onToggle={list === 'closed' ? load : close}
      />
      {list !== 'closed' && (
        <div id={`${id}-list`} className={styles.panel}>
          {list === 'loading' && <Skeleton kind="rows" count={4} label={t('loading')} />}
          {list === 'failed' && (
            <ErrorState title={t('failedTitle')} level={3} retryLabel={t('retry')} retry={load}>
              {t('failedText')}
            </ErrorState>
          )}
          {typeof list !== 'string' && (
            <PickerPanel {...{ mode, products }} categories={list} onSubmit={choose} onCancel={close} />
          )}
        </div>
      )}
      <ChosenCards products={products} onChange={onChoose} onEnd={() => opener.current?.focus()} />
    </div>
  )
}

type OpenerProps = {
  id: string
  ref: React.Ref<HTMLButtonElement>
  required?: boolean
  error?: string
  count: number
  open: boolean
  onToggle: () => void
}

/** A button that looks like a form field. */
function Opener({ id, ref, required, error, count, open, onToggle }: OpenerProps) {
  const t = useTranslations('productPicker')
  return (
    <div>
      <span id={`${id}-label`} className={styles.label}>
        {t('label')}
        {required && (
          <span className={styles.required} aria-hidden>
            {' *'}
          </span>
        )}
      </span>
      <button
        ref={ref}
        id={pickerId}
        type="button"
        className={styles.opener}
        aria-labelledby={`${id}-label ${pickerId}`}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        data-empty={count === 0 || undefined}
        data-refused={error ? true : undefined}
        onClick={onToggle}
      >
        {count === 0 ? t('placeholder') : t('chosen', { count })}
        <Icon name="chevron" small />
      </button>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" small />
          {error}
        </p>
      )}
    </div>
  )
}

async function readCategories(site: SiteId): Promise<PickerCategory[]> {
  const categories = await call('GET /f/product/getProductsList', { siteId: site })
  return categories.flatMap((category) =>
    'productList' in category ? [{ ...category, products: category.productList }] : [],
  )
}
