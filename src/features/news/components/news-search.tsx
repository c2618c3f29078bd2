import { IconButton } from '@/ui/button'
import styles from './news-search.module.css'

export type NewsSearchProps = {
  /** The site's search page and what it needs beside the word (S1 2.9: news, type 1). */
  action: string
  hidden: Record<string, string>
  words: { label: string; placeholder: string; submit: string }
}

/** The search box beside an article; a plain form, so that it works without a script. */
export function NewsSearch({ action, hidden, words }: NewsSearchProps) {
  return (
    <form className={styles.form} action={action} role="search" aria-label={words.label}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        className={styles.field}
        type="search"
        name="inputWD"
        placeholder={words.placeholder}
        aria-label={words.label}
        maxLength={100}
        required
      />
      <IconButton type="submit" icon="search" label={words.submit} />
    </form>
  )
}
