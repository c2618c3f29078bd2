import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { transactionOf } from '@/cms/transaction'
import type { Distributor } from '@/payload-types'
import { endSessionsOf, deleteSessionsOf } from './sessions'
import { deleteTokensOf } from './tokens'

/** Ends the sessions and tokens of an account when it is disabled: once enabled again, it must sign in again. */
export const endAccessWhenDisabled: CollectionAfterChangeHook<Distributor> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.disabled || previousDoc.disabled) return
  const db = await transactionOf(req)
  await endSessionsOf(db, doc.id)
  await deleteTokensOf(db, doc.id)
}

/** Deletes the sessions and tokens of a deleted account. */
export const endAccessAfterDelete: CollectionAfterDeleteHook<Distributor> = async ({ doc, req }) => {
  const db = await transactionOf(req)
  await deleteSessionsOf(db, doc.id)
  await deleteTokensOf(db, doc.id)
}
