import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import type { Inquiry } from '@/payload-types'
import { adminText } from '../../texts'
import { findStaff } from '../staff'
import styles from './cells.module.css'
import { StatusBadge } from './status'

type Cell = DefaultServerCellComponentProps & { rowData: Inquiry }

export function StatusCell({ rowData, i18n }: Cell) {
  return <StatusBadge value={rowData.status} t={adminText({ i18n })} />
}

/** The sender: bold for new inquiries, and a note if the personal data was erased. */
export function SenderCell({ rowData: { sender, status, erasedAt }, i18n }: Cell) {
  if (erasedAt) return <span className={styles.quiet}>{adminText({ i18n })('inbox:erased')}</span>
  return status === 'new' ? <strong>{sender}</strong> : sender
}

/** Empty instead of Payload's “<No Company>”, because many senders give no company. */
export function CompanyCell({ rowData: { company } }: Cell) {
  return company ?? ''
}

export async function OwnerCell({ payload, cellData, i18n }: Cell) {
  if (!cellData) return <span className={styles.quiet}>{adminText({ i18n })('inbox:nobody')}</span>
  return (await staffNames(payload)).get(String(cellData)) ?? String(cellData)
}

/** Read once for all rows. */
const staffNames = cache(
  async (payload: Payload) => new Map((await findStaff(payload)).map(({ id, name }) => [id, name])),
)
