import type { Page } from '@playwright/test'
import type { Content } from '../../support/content'

/**
 * A state of the interface that the layout tests check at each width: an open menu, a dialog, a form with errors.
 * `open` works at any width of `widths`; the page is loaded once at the first width and resized after that, and
 * `open` runs again after each resize when `reopen` is set, for what a resize closes.
 */
export type State = {
  name: string
  path: string | ((content: Content) => Promise<string>)
  open: (page: Page) => Promise<void>
  /** The page is loaded by a signed-in distributor. */
  asDistributor?: true
  /** Selector of the changed part, if it is neither the dialog that the state opens nor the content of the page. */
  part?: string
  /** All widths by default. */
  widths?: readonly number[]
  reopen?: true
  /** Console errors that belong to the state, such as a refused sign-in. */
  tolerated?: readonly RegExp[]
}
