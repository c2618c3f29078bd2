import { formTarget } from '@/lib/form-target'
import { IconButton } from '@/ui/button'
import styles from './news-search.module.css'

export type NewsSearchProps = {
  /** The site's search page with all that it needs beside the word (S1 2.9: news, type 1). */
  address: string
  words: { label: string; placeholder: string; submit: string }
}

/** The search box beside an article; a plain form, so that it works without a script. */
export function NewsSearch({ address, words }: NewsSearchProps) {
  const { action, fields } = formTarget(address)
  return (
    <form className={styles.form} action={action} role="search" aria-label={words.label}>
      {fields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
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
