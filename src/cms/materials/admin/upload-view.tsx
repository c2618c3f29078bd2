import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { adminText, labelText } from '../../texts'
import { findCategoryTree } from '../category-tree'
import { UploadForm } from './upload-form'
import styles from './upload.module.css'

/** The page on which many files become materials at once (issue 5). */
export async function MaterialUploadView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!isStaff(req)) return null
  const [categories, groups] = [await findCategoryTree(req), await findGroups(req)]
  const t = adminText(req)
  const materials = labelText(req)('content:materials')
  return (
    <Gutter className={styles.view}>
      <SetStepNav
        nav={[{ label: materials, url: '/admin/collections/materials' }, { label: t('upload:step') }]}
      />
      <h1>{t('upload:title')}</h1>
      <p>{t('upload:intro')}</p>
      <UploadForm categories={categories} groups={groups} site={req.locale ?? ''} />
    </Gutter>
  )
}

async function findGroups({ payload }: AdminViewServerProps['initPageResult']['req']) {
  const { docs } = await payload.find({
    collection: 'distributor-groups',
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
