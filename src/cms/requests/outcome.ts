/** What became of something that was to be sent; kept with its job, so it holds nothing personal. */
export type Outcome =
  | { state: 'sent'; note?: string }
  /** Written into the folder of mails under this name, as there is no mail server. */
  | { state: 'written'; file: string }
  /** For good: the address takes no mail. */
  | { state: 'refused'; note: string }
  | { state: 'skipped'; why: Skipped }

export type Skipped = 'gone' | 'erased' | 'spam' | 'off' | 'address' | 'often'
