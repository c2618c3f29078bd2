'use client'

import { Button, ButtonLink, IconButton } from '../button'
import { Container } from '../container'
import { TextButton } from '../text-link'
import { setShortlist } from './shortlist-store'
import styles from './shortlist.module.css'
import { useShortlist } from './use-shortlist'

export type ShortlistBarProps = {
  list: string
  most: number
  /** Where all of them are shown: an address, and the parameter of it that takes their ids. */
  target: string
  parameter: string
  words: {
    label: string
    /** By number of things, beginning with one. */
    open: string[]
    chosen: string[]
    full: string
    clear: string
    /** Takes one away; # stands for its name. */
    remove: string
  }
}

/** What is set aside, at the foot of the window while there is something, and what to do with it. */
export function ShortlistBar({ list, most, target, parameter, words }: ShortlistBarProps) {
  const items = useShortlist(list)
  const place = Math.min(items.length, most) - 1
  const ids = items.map(({ id }) => id)
  const without = (gone: string) =>
    setShortlist(
      list,
      items.filter(({ id }) => id !== gone),
    )
  return (
    <section className={styles.bar} aria-label={words.label} hidden={items.length === 0} data-print="hide">
      <Container className={styles.inside}>
        <p className={styles.status} role="status">
          {words.chosen[place]}
          {items.length >= most && <span className={styles.full}> {words.full}</span>}
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
