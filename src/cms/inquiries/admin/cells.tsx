import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import type { Inquiry } from '@/payload-types'
import { findStaff } from '../staff'
import styles from './cells.module.css'
import { StatusBadge } from './status'

type Cell = DefaultServerCellComponentProps & { rowData: Inquiry }

export function StatusCell({ rowData }: Cell) {
  return <StatusBadge value={rowData.status} />
}

/** The sender: bold for new inquiries, and a note if the personal data was erased. */
export function SenderCell({ rowData: { sender, status, erasedAt } }: Cell) {
  if (erasedAt) return <span className={styles.quiet}>Erased</span>
  return status === 'new' ? <strong>{sender}</strong> : sender
}

/** Empty instead of Payload's “<No Company>”, because many senders give no company. */
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
