import { useEffect, useRef, useState } from 'react'
import type { Marked } from './marked-elements'
import { TypingSession } from './typing-session'

type Caret = 'end' | 'pointer'

/** Types texts on the page, one at a time. */
export function useTyping(site: string, onEnd: (caret: Caret) => void) {
  const session = useRef<TypingSession>(null)
  /** The length of the text that is typed now. */
  const [length, setLength] = useState<number | null>(null)

  function begin(marked: Marked, caret: Caret): void {
    session.current ??= new TypingSession({
      marked,
      site,
      caret,
      onChange: (next) => {
        setLength(next)
        if (next !== null) return
        session.current = null
        onEnd(caret)
      },
    })
  }

  useEffect(() => () => session.current?.end(true), [])
  return { begin, length, isTyping: length !== null }
}
