import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import type { AreaWords } from '../views/words'

type WithoutScriptsProps = {
  words: AreaWords
  /** How a sign-in ended. */
  outcome?: string
  /** The page's own address. */
  href: string
  form: ReactNode
}

/** The area where no scripts run: the sign-in, and that it has succeeded. */
export function WithoutScripts({ words, outcome, href, form }: WithoutScriptsProps) {
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
