/**
 * Whether Payload asks before unsaved changes are left, and goes to the address after the answer. It asks at clicks on
 * links only; this is for the ways that are none.
 */
export function asksBeforeLeaving(href: string): boolean {
  const link = Object.assign(document.createElement('a'), { href, hidden: true })
  let isStopped = true
  link.addEventListener('click', (event) => {
    event.preventDefault()
    isStopped = false
  })
  document.body.append(link)
  link.click()
  link.remove()
  return isStopped
}
