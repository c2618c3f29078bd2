'use client'

import { Button, ButtonLink, IconButton } from '../button'
import { Container } from '../container'
import { TextButton } from '../text-link'
import { setShortlist } from './shortlist-store'
import styles from './shortlist.module.css'
import { useShortlist } from './use-shortlist'

export type ShortlistBarProps = {
  list: string
  max: number
  /** The page that shows all items: its address, and the parameter with their ids. */
  target: string
  parameter: string
  words: {
    label: string
    /** By number of items, beginning with one. */
    open: string[]
    chosen: string[]
    full: string
    clear: string
    /** Label of the remove button; # is the item's name. */
    remove: string
  }
}

/** The shortlist with its actions, fixed at the bottom of the window while it is not empty. */
export function ShortlistBar({ list, max, target, parameter, words }: ShortlistBarProps) {
  const items = useShortlist(list)
  const place = Math.min(items.length, max) - 1
  const ids = items.map(({ id }) => id)
  const without = (removed: string) =>
    setShortlist(
      list,
      items.filter(({ id }) => id !== removed),
    )
  return (
    <section className={styles.bar} aria-label={words.label} hidden={items.length === 0} data-print="hide">
      <Container className={styles.inside}>
        <p className={styles.status} role="status">
          {words.chosen[place]}
          {items.length >= max && <span className={styles.full}> {words.full}</span>}
        </p>
        <ul className={styles.items}>
          {items.map(({ id, label, picture }) => (
            <li key={id} className={styles.item}>
              {picture && <img className={styles.picture} src={picture} alt="" />}
              <span className={styles.name}>{label}</span>
              <IconButton icon="close" label={words.remove.replace('#', label)} onClick={() => without(id)} />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <TextButton onClick={() => setShortlist(list, [])}>{words.clear}</TextButton>
          {items.length > 1 ? (
            <ButtonLink small arrow href={addressWith(target, parameter, ids)}>
              {words.open[place]}
            </ButtonLink>
          ) : (
            <Button small disabled>
              {words.open[place]}
            </Button>
          )}
        </div>
      </Container>
    </section>
  )
}

function addressWith(target: string, parameter: string, ids: string[]): string {
  const [path = '', query = ''] = target.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(parameter, ids.join(','))
  return `${path}?${parameters}`
}
