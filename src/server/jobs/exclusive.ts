import type { Pool } from 'pg'

type Exclusive = {
  pool: Pool
  /** Name of the advisory lock. */
  name: string
  /** `holdsLock` returns false once the connection that holds the lock is lost. */
  run: (holdsLock: () => boolean) => Promise<void>
}

/** Runs a task unless another process is running it; the lock of a killed process is released. @returns whether it ran */
export async function runExclusively({ pool, name, run }: Exclusive): Promise<boolean> {
  const client = await pool.connect()
  let lost: Error | undefined
  const onError = (error: Error) => (lost = error)
  client.on('error', onError)
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    )
    if (!rows[0]?.locked) return false
    try {
      await run(() => !lost)
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(onError)
    }
    return true
  } finally {
    client.off('error', onError)
    client.release(lost)
  }
}
