import { Icon } from '@/ui/icon'
import { formTarget } from '@/lib/form-target'
import { longestSearch } from '@/lib/search/wire'
import styles from './search-field.module.css'

type SearchFieldProps = {
  /** The search page with the kind that is open. */
  address: string
  /** As typed before. */
  text: string
  words: { label: string; placeholder: string; submit: string }
}

/** The page's own field: what was typed, to be typed anew; the kind stays. A plain form works without a script. */
export function SearchField({ address, text, words }: SearchFieldProps) {
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
        defaultValue={text}
        placeholder={words.placeholder}
        aria-label={words.label}
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={styles.submit} aria-label={words.submit}>
        <Icon name="search" />
      </button>
    </form>
  )
}
