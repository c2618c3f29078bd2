'use client'

import { useRouter } from 'next/navigation'
import { SignInForm } from './sign-in-form'

/** The sign-in of a view, which leads to an address. */
export function SignInTo({ target }: { target: string }) {
  const router = useRouter()
  return <SignInForm onSignedIn={() => router.push(target)} />
}
