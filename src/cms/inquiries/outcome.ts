/** The result of a delivery; stored with its job, so it contains no personal data. Notes are in English (notes.ts). */
export type Outcome =
  | { state: 'sent'; note?: string }
  /** Written to the mail folder under this name, because there is no mail server. */
  | { state: 'written'; file: string }
  /** Permanently: the address accepts no mail. */
  | { state: 'refused'; note: string }
  | { state: 'skipped'; why: SkipReason }

export type SkipReason = 'deleted' | 'erased' | 'spam' | 'off' | 'address' | 'often'
