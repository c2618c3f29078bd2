'use client'

import { ArrayField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'

/** A list that creates the fields of a row when it is opened: a browser takes long for those of hundreds of rows. */
export function ClosedRows(props: ArrayFieldClientProps) {
  return <ArrayField {...props} forceRender={false} />
}
