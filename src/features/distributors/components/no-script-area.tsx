import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import type { AreaWords } from '../view-models/words'

type NoScriptAreaProps = {
  words: AreaWords
  /** Result of the sign-in. */
  outcome?: string
  /** Address of this page. */
  href: string
  form: ReactNode
}

/** The area without JavaScript: the sign-in form, or the message that the sign-in succeeded. */
export function NoScriptArea({ words, outcome, href, form }: NoScriptAreaProps) {
  if (outcome !== 'in') {
    return (
      <>
        <p>{words.noScript}</p>
        {form}
      </>
    )
  }
  return (
    <>
      <h2 className="type-h3">{words.signedIn.title}</h2>
      <p>{words.signedIn.text}</p>
      <form method="post" action="/distributor/sign-out">
        <input type="hidden" name="next" value={href} />
        <Button type="submit" variant="outline" small>
          {words.signOut}
        </Button>
      </form>
    </>
  )
}
