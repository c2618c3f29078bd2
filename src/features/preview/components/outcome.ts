/** Whether the server rendered the page with the form. */
export type Shown = 'shown' | 'signedOut' | 'refused'

/** Why the page does not show the form, if it does not; `failed` is a request without an answer. */
export type Outcome = Shown | 'failed'
