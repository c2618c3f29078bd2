/** The slug of any collection, for calls whose options and results are the same for all but for the names of joins. */
export function anyCollection(slug: string | null): 'products' {
  return slug as 'products'
}

/** The slug of any global, for calls whose options and results are the same for all. */
export function anyGlobal(slug: string | null): 'home-page' {
  return slug as 'home-page'
}
