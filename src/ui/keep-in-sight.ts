/** Scrolls a row that is wider than the window so that one of its entries is in its middle. */
export function keepInSight(row: HTMLElement | null, index: number) {
  const entry = row?.children[index]
  if (!(entry instanceof HTMLElement)) return
  row?.scrollTo({ left: entry.offsetLeft - row.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
}
