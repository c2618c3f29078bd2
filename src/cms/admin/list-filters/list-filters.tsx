'use client'

import { Button, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useId } from 'react'
import { chosenOf, conditionsOf, isSame, toWhere, withChoice, type Filter, type FilterOption } from './filter'
import styles from './list-filters.module.css'
import { useFilters } from './use-filters'

type Props = {
  filters: Filter[]
  /** What the list holds, for the count: one, several. */
  nouns: [string, string]
  /** What the search field above finds. */
  searchNote?: string
}

/** Choices above a list. They are the list's query in the address, so a filtered list can be passed on. */
export function ListFilters({ filters, nouns, searchNote }: Props) {
  const asked = useFilters()
  const conditions = conditionsOf(asked.where)
  return (
    <section className={styles.filters} aria-label="Filters">
      <div className={styles.choices}>
        {filters.map((filter) => (
          <Choice
            key={filter.label}
            filter={filter}
            chosen={chosenOf(filter, conditions)}
            onChoose={(option) => asked.change({ where: withChoice(filter, conditions, option) })}
          />
        ))}
      </div>
      <Active filters={filters} nouns={nouns} conditions={conditions} asked={asked} />
      {searchNote && <p className={styles.note}>{searchNote}</p>}
    </section>
  )
}

type ActiveProps = Omit<Props, 'searchNote'> & {
  conditions: Where[]
  asked: ReturnType<typeof useFilters>
}

/** How many there are, and what they are filtered by, each with a way to take it back. */
function Active({ filters, nouns, conditions, asked }: ActiveProps) {
  const { data } = useListQuery()
  const { search, change } = asked
  const chosen = filters.flatMap((filter) => chosenOf(filter, conditions) ?? [])
  const others = conditions.filter((condition) => !chosen.some(({ where }) => isSame(where, condition)))
  const total = data?.totalDocs ?? 0
  const isFiltered = conditions.length > 0 || Boolean(search)
  return (
    <div className={styles.active}>
      <p role="status">
        {total.toLocaleString('en')} {total === 1 ? nouns[0] : nouns[1]}
      </p>
      {search && <Chip label={`Search: ${search}`} onRemove={() => change({ search: '' })} />}
      {filters.map((filter) => {
        const option = chosenOf(filter, conditions)
        const remove = () => change({ where: withChoice(filter, conditions, undefined) })
        return (
          option && <Chip key={filter.label} label={`${filter.label}: ${option.label}`} onRemove={remove} />
        )
      })}
      {others.length > 0 && (
        <Chip
          label="Other conditions"
          onRemove={() => change({ where: toWhere(chosen.map(({ where }) => where)) })}
        />
      )}
      {isFiltered && (
        <Button
          buttonStyle="none"
          className={styles.clear}
          margin={false}
          onClick={() => change({ where: {}, search: '' })}
        >
          Clear all filters
        </Button>
      )}
    </div>
  )
}

type ChoiceProps = {
  filter: Filter
  chosen: FilterOption | undefined
  onChoose: (option: FilterOption | undefined) => void
}

function Choice({ filter, chosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{filter.label}</label>
      <select
        id={id}
        value={chosen ? filter.options.indexOf(chosen) : -1}
        onChange={({ target }) => onChoose(filter.options[Number(target.value)])}
      >
        <option value={-1}>{filter.all}</option>
        {filter.options.map(({ label, depth = 0 }, position) => (
          <option key={position} value={position}>
            {'\u2003'.repeat(depth) + label}
          </option>
        ))}
      </select>
    </div>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove} aria-label={`Remove filter ${label}`}>
      {label} <span aria-hidden="true">×</span>
    </button>
  )
}
