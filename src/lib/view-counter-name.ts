/** The name of the counter of a document, which is also the id of its row. */
export function viewCounterName(collection: string, id: string): string {
  return `${collection}:${id}`
}
