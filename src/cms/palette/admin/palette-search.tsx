import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { asksBeforeLeaving } from '../../admin/asks-before-leaving'
import { useAdminText } from '../../admin/use-admin-text'
import styles from './command-palette.module.css'
import { matching, useCommands, type Command } from './use-commands'
import { useFoundDocuments } from './use-found-documents'

const maxCommands = 12

/** A combobox (WAI-ARIA): the arrow keys choose, Enter opens, with Ctrl or Cmd in a new tab. */
export function PaletteSearch({ onClose }: { onClose: () => void }) {
  const t = useAdminText()
  const id = useId()
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const commands = useCommands()
  const { documents, isLoading } = useFoundDocuments(text)
  const options = [...matching(commands, text).slice(0, maxCommands), ...documents]
  const current = Math.min(chosen, options.length - 1)

  function open({ href }: Command, inNewTab: boolean): void {
    onClose()
    if (!inNewTab && asksBeforeLeaving(href)) return
    if (inNewTab) window.open(href, '_blank', 'noreferrer')
    else router.push(href)
  }

  function choose(index: number): void {
    const next = (index + options.length) % options.length
    setChosen(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent): void {
    // These keys belong to the input method.
    if (event.nativeEvent.isComposing || options.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = options[current]
    if (step) choose(current + step)
    else if (event.key === 'Enter' && option) open(option, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={t('palette:title')}
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(id, current) : undefined}
        placeholder={t('palette:placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <Options list={list} id={id} options={options} current={current} onChoose={setChosen} onOpen={open} />
      <p role="status" className={styles.status}>
        {statusOf(options.length, isLoading, t)}
      </p>
    </>
  )
}

type OptionsProps = {
  list: RefObject<HTMLUListElement | null>
  id: string
  options: Command[]
  current: number
  onChoose: (index: number) => void
  onOpen: (option: Command, inNewTab: boolean) => void
}

function Options({ list, id, options, current, onChoose, onOpen }: OptionsProps) {
  const t = useAdminText()
  return (
    <ul ref={list} id={id} role="listbox" aria-label={t('palette:results')} className={styles.list}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys belong to the combobox
        <li
          key={option.href}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === current}
          className={styles.option}
          onClick={(event) => onOpen(option, event.ctrlKey || event.metaKey)}
          onPointerMove={() => index !== current && onChoose(index)}
        >
          <span>{option.label}</span>
          <small>{option.group}</small>
        </li>
      ))}
    </ul>
  )
}

const optionId = (list: string, index: number) => `${list}-${index}`

function statusOf(count: number, isLoading: boolean, t: ReturnType<typeof useAdminText>): string {
  if (isLoading) return t('palette:searching')
  return count === 0 ? t('palette:nothing') : t('palette:found', { count })
}
