import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { transactionOf } from '@/cms/transaction'
import type { Distributor } from '@/payload-types'
import { endSessionsOf, forgetSessionsOf } from './sessions'
import { endTokensOf } from './tokens'

/** A disabled account is signed out for good: it must sign in again when an editor opens it. */
export const endAccessWhenDisabled: CollectionAfterChangeHook<Distributor> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.disabled || previousDoc.disabled) return
  const rows = await transactionOf(req)
  await endSessionsOf(rows, doc.id)
  await endTokensOf(rows, doc.id)
}

/** Nothing of an account that is deleted opens anything. */
export const endAccessAfterDelete: CollectionAfterDeleteHook<Distributor> = async ({ doc, req }) => {
  const rows = await transactionOf(req)
  await forgetSessionsOf(rows, doc.id)
  await endTokensOf(rows, doc.id)
}
