/** Terms of buyers, and what they mean in the terms of the site; with `isMutual` each of them means the others. */
export type EntrySeed = { terms: string[]; meanings: string[]; isMutual?: true }

/** Each of the first words with each of the second: 'drug fridge' and 'drug refrigerator'. */
export function combine(firsts: string[], seconds: string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
}
