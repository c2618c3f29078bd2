'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { Label } from '@/cms/texts'
import styles from './ordering.module.css'
import { OrderRows } from './order-rows'
import { useOrder } from './use-order'

type List = {
  label: Label
  /** The endpoint that reads and writes the list. */
  address: string
  collection: string
}

type Field = Omit<List, 'address'> & { owner: string; path: string }

/** On the page of a document: the order of the documents that belong to it. */
export function OrderField({ owner, path, ...list }: Field) {
  const { id } = useDocumentInfo()
  if (!id) return null
  return <OrderPanel {...list} address={`/api/${owner}/${id}/${path}`} />
}

/** A collapsed list that is loaded when it is opened. */
export function OrderPanel(list: List) {
  const [open, setOpen] = useState(false)
  const { i18n } = useTranslation()
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{getTranslation(list.label, i18n)}</summary>
      {open && <OrderList {...list} />}
    </details>
  )
}

function OrderList({ label, address, collection }: List) {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const help = useId()
  const { rows, isChanged, message, isBusy, move, save, load } = useOrder({ address, site: code })
  if (!rows) return <p role="status">{message || 'Loading…'}</p>
  if (rows.length === 0) return <p>There is nothing to order yet.</p>
  return (
    <>
      <p className={styles.help} id={help}>
        Drag a row by its handle, or choose a handle and press the arrow keys, Home or End. Pages follow as
        soon as the order is saved.
      </p>
      <OrderRows
        label={getTranslation(label, i18n)}
        rows={rows}
        collection={collection}
        onMove={move}
        help={help}
      />
      <div className={styles.actions}>
        <Button disabled={!isChanged || isBusy} margin={false} onClick={() => void save()}>
          Save order
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void load()}>
          {isChanged ? 'Undo' : 'Load again'}
        </Button>
        <span role="status">{message}</span>
      </div>
    </>
  )
}
