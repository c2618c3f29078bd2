'use client'

import { Button, useListQuery, useTranslation } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useId } from 'react'
import { chosenOf, conditionsOf, isSame, toWhere, withChoice, type Filter, type FilterOption } from './filter'
import styles from './list-filters.module.css'
import { useFilters } from './use-filters'
import { useAdminText } from '../use-admin-text'
import type { MessageKey } from '../../texts/types'

type Props = {
  filters: Filter[]
  /** The message with the number of the list's documents. */
  counted: MessageKey
  /** A note on what the search field above searches. */
  searchNote?: string
}

/** Filters above a list. They are part of its address, so a filtered list can be shared. */
export function ListFilters({ filters, counted, searchNote }: Props) {
  const t = useAdminText()
  const query = useFilters()
  const conditions = conditionsOf(query.where)
  return (
    <section className={styles.filters} aria-label={t('tools:filters')}>
      <div className={styles.choices}>
        {filters.map((filter) => (
          <Choice
            key={filter.label}
            filter={filter}
            chosen={chosenOf(filter, conditions)}
            onChoose={(option) => query.change({ where: withChoice(filter, conditions, option) })}
          />
        ))}
      </div>
      <Active
        filters={filters}
        counted={counted}
        searchNote={searchNote}
        conditions={conditions}
        query={query}
      />
    </section>
  )
}

type ActiveProps = Props & {
  conditions: Where[]
  query: ReturnType<typeof useFilters>
}

/** The number of documents, and the active filters, each with a button to remove it. */
function Active({ filters, counted, searchNote, conditions, query }: ActiveProps) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const { data } = useListQuery()
  const { search, change } = query
  const chosen = filters.flatMap((filter) => chosenOf(filter, conditions) ?? [])
  const others = conditions.filter((condition) => !chosen.some(({ where }) => isSame(where, condition)))
  const total = data?.totalDocs ?? 0
  const isFiltered = conditions.length > 0 || Boolean(search)
  return (
    <div className={styles.active}>
      <p role="status">{t(counted, { count: total, total: total.toLocaleString(i18n.language) })}</p>
      {search && (
        <Chip label={t('tools:searchFor', { text: search })} onRemove={() => change({ search: '' })} />
      )}
      {filters.map((filter) => {
        const option = chosenOf(filter, conditions)
        const remove = () => change({ where: withChoice(filter, conditions, undefined) })
        return (
          option && (
            <Chip
              key={filter.label}
              label={t('tools:labelled', { label: filter.label, value: option.label })}
              onRemove={remove}
            />
          )
        )
      })}
      {others.length > 0 && (
        <Chip
          label={t('tools:otherConditions')}
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
          {t('tools:clearFilters')}
        </Button>
      )}
      {searchNote && <span className={styles.note}>{searchNote}</span>}
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
  const t = useAdminText()
  return (
    <button
      type="button"
      className={styles.chip}
      onClick={onRemove}
      aria-label={t('tools:removeFilter', { filter: label })}
    >
      {label} <span aria-hidden="true">×</span>
    </button>
  )
}
