'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { Label } from '@/cms/texts'
import styles from './ordering.module.css'
import { OrderRows } from './order-rows'
import { useOrder } from './use-order'
import { useAdminText } from '../../admin/use-admin-text'

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
  const t = useAdminText()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const help = useId()
  const { rows, isChanged, message, isBusy, move, save, load } = useOrder({ address, site: code })
  if (!rows) return <p role="status">{message || t('tools:loading')}</p>
  if (rows.length === 0) return <p>{t('tools:nothingToOrder')}</p>
  return (
    <>
      <p className={styles.help} id={help}>
        {t('tools:orderHelp')}
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
          {t('tools:saveOrder')}
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void load()}>
          {isChanged ? t('tools:undo') : t('tools:loadAgain')}
        </Button>
        <span role="status">{message}</span>
      </div>
    </>
  )
}
