/** In place of the button of a global, which always has a public state. */
export function NoUnpublishing() {
  return null
}
