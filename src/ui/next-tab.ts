/** The tab that a key selects (WAI-ARIA tabs pattern); null for other keys. */
export function nextTab({ key, current, count }: { key: string; current: number; count: number }) {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
