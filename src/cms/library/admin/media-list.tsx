'use client'

import { DefaultListView, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useEffect, useMemo, useState } from 'react'
import { useAdminText } from '@/cms/admin/use-admin-text'
import styles from './media-list.module.css'
import { PictureGrid } from './picture-grid'
import { PictureUploads } from './picture-uploads'

const views = ['grid', 'table'] as const
type View = (typeof views)[number]

/** The list of pictures as a grid, or as the usual table. The account keeps its choice. */
export function MediaList(props: ListViewClientProps) {
  const t = useAdminText()
  const [view, choose] = useView()
  const { Table, BeforeListTable, hasCreatePermission } = props
  const { isInDrawer } = useListDrawerContext()
  const table = useMemo(() => (view === 'grid' ? <PictureGrid /> : Table), [view, Table])
  const choice = (
    <fieldset className={styles.views}>
      <legend>{t('library:view')}</legend>
      {views.map((one) => (
        <label key={one}>
          <input type="radio" name="library-view" checked={view === one} onChange={() => choose(one)} />
          {t(`library:${one}`)}
        </label>
      ))}
    </fieldset>
  )
  return (
    <DefaultListView
      {...props}
      Table={table}
      BeforeListTable={
        <>
          {BeforeListTable}
          <p className={styles.note}>{t('library:searchNote')}</p>
          {hasCreatePermission && !isInDrawer && <PictureUploads />}
          {choice}
        </>
      }
    />
  )
}

const preference = 'media-view'

function useView(): [View, (view: View) => void] {
  const { getPreference, setPreference } = usePreferences()
  const [view, setView] = useState<View>('grid')
  useEffect(() => {
    let isCurrent = true
    void getPreference<View>(preference).then((stored) => {
      if (isCurrent && stored === 'table') setView(stored)
    })
    return () => {
      isCurrent = false
    }
  }, [getPreference])
  return [
    view,
    (chosen) => {
      setView(chosen)
      void setPreference(preference, chosen)
    },
  ]
}
