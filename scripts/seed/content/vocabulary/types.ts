/** What buyers say, and what the site says for it; `mutual` where each stands for each other. */
export type WordSeed = { said: string[]; means: string[]; mutual?: true }

/** Every first with every second: 'drug fridge' and 'drug refrigerator'. */
export function each(firsts: string[], seconds: string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
}
