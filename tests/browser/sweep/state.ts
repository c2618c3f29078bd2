import type { Page } from '@playwright/test'
import type { Content } from '../../support/content'

/**
 * A state of the interface that the sweep checks at each width: an open menu, a dialog, a form with errors.
 * `open` works at any width of `widths`; the page is loaded once at the first width and resized after that, and
 * `open` runs again after each resize when `reopen` is set, for what a resize closes.
 */
export type State = {
  name: string
  path: string | ((content: Content) => Promise<string>)
  open: (page: Page) => Promise<void>
  /** The page is loaded by a distributor who has signed in. */
  asDistributor?: true
  /** What the state changes, as a selector, when it is neither the dialog that it opens nor the content of the page. */
  part?: string
  /** All widths of the sweep when none are named. */
  widths?: readonly number[]
  reopen?: true
  /** Console errors that belong to the state, such as a refused sign-in. */
  tolerated?: readonly RegExp[]
}
