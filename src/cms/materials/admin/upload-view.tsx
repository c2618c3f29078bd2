import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { findCategoryTree } from '../category-tree'
import { UploadForm } from './upload-form'
import styles from './upload.module.css'

/** The page on which many files become materials at once (issue 5). */
export async function MaterialUploadView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!isStaff(req)) return null
  const [categories, groups] = [await findCategoryTree(req), await findGroups(req)]
  return (
    <Gutter className={styles.view}>
      <SetStepNav nav={[{ label: 'Materials', url: '/admin/collections/materials' }, { label: 'Upload' }]} />
      <h1>Upload many files</h1>
      <p>
        Each file becomes a material named after it, as a draft: nothing is published until you publish it.
        Language and version are read from names such as “U830_Manual_en_2026-03.pdf”.
      </p>
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
