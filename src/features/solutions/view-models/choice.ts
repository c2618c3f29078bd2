import type { SolutionTypeItem } from '../queries/items'

/**
 * The solution in an address: by id, by name (ignoring case), else the first one
 * of the first type (S2 2.6); null if the site has none.
 */
export function chosenId(
  types: SolutionTypeItem[],
  { solutionId, name }: Readonly<Record<string, string>>,
): string | null {
  const solutions = types.flatMap((type) => type.solutions)
  const named = name ? solutions.find((solution) => equalsIgnoringCase(solution.name, name)) : undefined
  return solutionId ?? named?.id ?? solutions[0]?.id ?? null
}

function equalsIgnoringCase(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
