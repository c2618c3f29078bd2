import type { DatabaseAdapter } from 'payload'

/**
 * Payload begins a transaction for each update of jobs and ends it only when the update succeeds: each failure, such as
 * a full disk, would take a connection out of the pool for good.
 */
export function endFailedJobUpdates(
  database: Pick<DatabaseAdapter, 'rollbackTransaction' | 'updateJobs'>,
): void {
  const { updateJobs } = database
  database.updateJobs = async (query) => {
    try {
      return await updateJobs.call(database, query)
    } catch (error) {
      const transaction = await query.req?.transactionID
      if (transaction) await database.rollbackTransaction(transaction)
      throw error
    }
  }
}
