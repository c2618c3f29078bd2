import type { BeforeListServerProps } from 'payload'
import { findWithdrawn } from '../find-withdrawn'
import { WithdrawnQuestions } from './withdrawn-questions'

/** Above the list of a kind: the documents of this kind that this account has just withdrawn. */
export async function WithdrawnInList({ payload, user, collectionConfig }: BeforeListServerProps) {
  if (!user) return null
  const rows = await findWithdrawn(payload, String(user.id))
  return (
    <WithdrawnQuestions rows={rows.filter(({ document }) => document.collection === collectionConfig.slug)} />
  )
}
