'use client'

import { Button, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import styles from './ordering.module.css'
import { OrderRows } from './order-rows'
import { useOrder } from './use-order'

type List = {
  label: string
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
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{list.label}</summary>
      {open && <OrderList {...list} />}
    </details>
  )
}

function OrderList({ label, address, collection }: List) {
  const { code } = useLocale()
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
      <OrderRows label={label} rows={rows} collection={collection} onMove={move} help={help} />
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
