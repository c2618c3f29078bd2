import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useId } from 'react'
import { useAdminText } from '../../../admin/use-admin-text'
import styles from './compare.module.css'

export type Choice = { value: string; label: string }

type StateChoiceProps = { side: 'before' | 'after'; chosen: string; choices: Choice[] }

/** Chooses one of the two states. It is part of the address, so that a comparison can be passed on. */
export function StateChoice({ side, chosen, choices }: StateChoiceProps) {
  const t = useAdminText()
  const id = useId()
  const router = useRouter()
  const pathname = usePathname()
  const params = useSearchParams()

  function choose(value: string): void {
    const query = new URLSearchParams(params)
    query.set(side, value)
    router.replace(`${pathname}?${query}`)
  }

  return (
    <div className={styles.state}>
      <label htmlFor={id}>{t(`previews:${side}`)}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
