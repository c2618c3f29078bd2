import { useEffect, useRef } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import type { TargetOption } from '../targets'
import styles from './target-field.module.css'

type Props = {
  id: string
  options: TargetOption[]
  /** -1 while none is. */
  chosen: number
  isLoading: boolean
  onChoose: (option: TargetOption) => void
}

/** The pages and documents that the text of the field finds. */
export function TargetList({ id, options, chosen, isLoading, onChoose }: Props) {
  const t = useAdminText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div className={styles.results}>
      <ul ref={list} id={id} role="listbox" aria-label={t('targets:options')} className={styles.list}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys belong to the combobox
          <li
            key={option.address}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <span>{option.title}</span>
            <small>
              {option.isPublic ? option.kind : t('targets:notPublicOption', { kind: option.kind })}
            </small>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {statusOf(options.length, isLoading, t)}
      </p>
    </div>
  )
}

export function optionId(list: string, index: number): string {
  return `${list}-${index}`
}

function statusOf(count: number, isLoading: boolean, t: ReturnType<typeof useAdminText>): string {
  if (isLoading) return t('targets:searching')
  return count === 0 ? t('targets:nothing') : t('targets:found', { count })
}
