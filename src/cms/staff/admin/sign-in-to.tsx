'use client'

import { SignInForm } from './sign-in-form'

/** The sign-in of a view, which leads to an address. */
export function SignInTo({ target }: { target: string }) {
  // The configuration that visitors get lacks the names of the sites, so that the page is loaded as a whole.
  return <SignInForm onSignedIn={() => window.location.assign(target)} />
}
