import { formTarget } from '@/lib/form-target'

import { IconButton } from './button'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** The site's search page with all that it needs beside the word. */
  address: string
  words: { label: string; placeholder: string; submit: string }
}

/** A search box of a page; a plain form, so that it works without a script. */
export function SearchBox({ address, words }: SearchBoxProps) {
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
