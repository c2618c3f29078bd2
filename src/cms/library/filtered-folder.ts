import type { Where } from 'payload'
import { asObject } from '@/lib/unknown-values'
import { conditionsOf } from '../admin/list-filters/filter'

/** The folder by which a list of pictures or files is filtered; the filter names its subfolders after it. */
export function filteredFolder(where: Where | undefined): string | undefined {
  const condition = conditionsOf(where).find((one) => 'folder' in one)
  const { equals, in: among } = asObject(condition?.folder)
  const [first] = [equals ?? among].flat().flatMap((value) => String(value ?? '').split(','))
  return first || undefined
}
