'use client'

import { useId } from 'react'
import { siteIds } from '@/i18n/locales'
import { materialKinds, materialLanguages } from '@/lib/material-kinds'
import { useAdminText } from '../../admin/use-admin-text'
import { useFieldLabels } from '../../admin/use-field-labels'
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
  const t = useAdminText()
  const label = useFieldLabels('materials')
  const set = (values: Partial<CommonValues>) => onChange({ ...value, ...values })
  return (
    <fieldset className={styles.common}>
      <legend>{t('upload:forAll')}</legend>
      <Choice
        label={label('kind')}
        none={t('upload:chooseKind')}
        required
        value={value.kind}
        options={materialKinds.map((kind) => ({ value: kind, label: t(`materialKinds:${kind}`) }))}
        onChange={(kind) => set({ kind })}
      />
      <Choice
        label={label('category')}
        none={t('upload:ownCategories')}
        value={value.category}
        options={categories.map(({ id, name, depth }) => ({
          value: id,
          label: '\u2003'.repeat(depth) + name,
        }))}
        onChange={(category) => set({ category })}
      />
      <Choice
        label={t('upload:commonLanguage')}
        value={value.language}
        options={materialLanguages.map((language) => ({
          value: language,
          label: t(`materialLanguages:${language}`),
        }))}
        onChange={(language) => set({ language })}
      />
      <VersionField value={value.version} onChange={(version) => set({ version })} />
      <Checks
        legend={label('sites')}
        options={siteIds.map((site) => ({ value: site, label: siteLabels[site] }))}
        chosen={value.sites}
        onChange={(sites) => set({ sites })}
      />
      <Checks
        legend={t('upload:access')}
        options={[{ value: 'restricted', label: t('upload:distributorsOnly') }]}
        chosen={value.restricted ? ['restricted'] : []}
        onChange={(chosen) => set({ restricted: chosen.length > 0 })}
      />
      {value.restricted && groups.length > 0 && (
        <Checks
          legend={t('upload:groupsOnly')}
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
  const t = useAdminText()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('upload:commonVersion')}</label>
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
