'use client'

import { useId } from 'react'
import { siteIds } from '@/i18n/locales'
import { materialKindLabels, materialKinds, materialLanguages } from '@/lib/material-kinds'
import type { CategoryBranch } from '../category-tree'
import { siteLabels } from '../../site-labels'
import type { CommonValues } from './upload-row'
import styles from './upload.module.css'

export type Group = { id: string; name: string }

type Props = {
  value: CommonValues
  onChange: (value: CommonValues) => void
  categories: CategoryBranch[]
  groups: Group[]
}

/** The values that all files of an upload have in common. */
export function CommonFields({ value, onChange, categories, groups }: Props) {
  const set = (values: Partial<CommonValues>) => onChange({ ...value, ...values })
  return (
    <fieldset className={styles.common}>
      <legend>For all files</legend>
      <Choice
        label="Kind"
        none="Choose a kind"
        required
        value={value.kind}
        options={materialKinds.map((kind) => ({ value: kind, label: materialKindLabels[kind] }))}
        onChange={(kind) => set({ kind })}
      />
      <Choice
        label="Category"
        none="None: the categories of its products"
        value={value.category}
        options={categories.map(({ id, name, depth }) => ({
          value: id,
          label: '\u2003'.repeat(depth) + name,
        }))}
        onChange={(category) => set({ category })}
      />
      <Choice
        label="Language, if the file name has none"
        value={value.language}
        options={materialLanguages}
        onChange={(language) => set({ language })}
      />
      <VersionField value={value.version} onChange={(version) => set({ version })} />
      <Checks
        legend="Sites"
        options={siteIds.map((site) => ({ value: site, label: siteLabels[site] }))}
        chosen={value.sites}
        onChange={(sites) => set({ sites })}
      />
      <Checks
        legend="Access"
        options={[{ value: 'restricted', label: 'Only for designated distributors' }]}
        chosen={value.restricted ? ['restricted'] : []}
        onChange={(chosen) => set({ restricted: chosen.length > 0 })}
      />
      {value.restricted && groups.length > 0 && (
        <Checks
          legend="Only these groups (none: every distributor)"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={value.groups}
          onChange={(chosen) => set({ groups: chosen })}
        />
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  /** The label of the empty option. */
  none?: string
  required?: boolean
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, none, required, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} required={required} value={value} onChange={({ target }) => onChange(target.value)}>
        {none && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function VersionField({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Version, if the file name has none</label>
      <input
        id={id}
        type="text"
        maxLength={40}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

type ChecksProps = {
  legend: string
  options: { value: string; label: string }[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

function Checks({ legend, options, chosen, onChange }: ChecksProps) {
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
