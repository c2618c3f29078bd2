import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import type { SiteRequest } from '@/payload-types'
import { findStaff } from '../../requests/staff'
import styles from './cells.module.css'
import { Status } from './status'

type Cell = DefaultServerCellComponentProps & { rowData: SiteRequest }

export function StatusCell({ rowData }: Cell) {
  return <Status value={rowData.status} />
}

/** Who wrote; somebody new stands out, somebody erased is said to be. */
export function SenderCell({ rowData: { sender, status, erasedAt } }: Cell) {
  if (erasedAt) return <span className={styles.quiet}>Erased</span>
  return status === 'new' ? <strong>{sender}</strong> : sender
}

/** Many send no company: that is no fault to point out. */
export function CompanyCell({ rowData: { company } }: Cell) {
  return company ?? ''
}

export async function OwnerCell({ payload, cellData }: Cell) {
  if (!cellData) return <span className={styles.quiet}>Nobody</span>
  return (await staffNames(payload)).get(String(cellData)) ?? String(cellData)
}

/** Read once for all rows. */
const staffNames = cache(
  async (payload: Payload) => new Map((await findStaff(payload)).map(({ id, name }) => [id, name])),
)
