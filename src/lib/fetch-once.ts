const answers = new Map<string, Promise<unknown>>()

/**
 * The JSON at an address of this site, requested once in a page; after a failure it can be requested again. The caller
 * knows the type, which the address decides.
 */
export function fetchOnce<Answer>(address: string): Promise<Answer> {
  const known = answers.get(address) as Promise<Answer> | undefined
  if (known) return known
  const answer = read<Answer>(address)
  answers.set(address, answer)
  answer.catch(() => answers.delete(address))
  return answer
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
  if (!response.ok) throw new Error(`The request for ${address} failed with status ${response.status}`)
  return (await response.json()) as Answer
}
