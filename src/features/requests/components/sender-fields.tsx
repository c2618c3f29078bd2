import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Fields, SelectField, TextField } from '@/ui/field'
import type { InternationalWords } from '../views/international-words'
import styles from './form.module.css'
import type { RequestForm } from './use-request-form'

type SenderFieldsProps = { request: RequestForm; words: InternationalWords }

/** Who asks (S2 3, 5). */
export function SenderFields({ request, words }: SenderFieldsProps) {
  const { labels } = words
  const { fieldProps } = request
  return (
    <fieldset className={styles.group}>
      <legend className="type-h4">{words.groups.sender}</legend>
      <Fields>
        <SelectField
          label={labels.prefix}
          options={words.prefixes}
          placeholder={words.choose}
          autoComplete="honorific-prefix"
          {...fieldProps('prefix')}
        />
        <TextField label={labels.lastName} autoComplete="family-name" required {...fieldProps('lastName')} />
        <TextField label={labels.firstName} autoComplete="given-name" required {...fieldProps('firstName')} />
        <TextField label={labels.mobile} type="tel" autoComplete="tel" {...fieldProps('mobile')} />
        <TextField
          label={labels.email}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...fieldProps('email')}
        />
        <TextField label={labels.company} autoComplete="organization" required {...fieldProps('company')} />
        <PlaceFields request={request} words={words} />
        <TextField label={labels.city} autoComplete="address-level2" {...fieldProps('city')} />
        <TextField label={labels.position} autoComplete="organization-title" {...fieldProps('position')} />
      </Fields>
    </fieldset>
  )
}

/** The countries are those of the region; a country of another one does not stay. */
function PlaceFields({ request, words }: SenderFieldsProps) {
  const { form, fieldProps } = request
  const continent = useWatch({ control: form.control, name: 'continent' })
  const region = fieldProps('continent')
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // What the browser kept, or what was chosen before the scripts came, is in the page alone: it is told once more.
    if (select.current?.value) select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])
  const countries = words.regions.find(({ value }) => value === continent)?.countries
  useEffect(() => {
    const { country } = form.getValues()
    const isThere = countries?.some(({ value }) => value === country)
    form.setValue('country', isThere ? country : '')
  }, [form, countries])
  return (
    <>
      <SelectField
        label={words.labels.continent}
        options={words.regions}
        placeholder={words.choose}
        required
        {...region}
        ref={(node) => {
          region.ref(node)
          select.current = node
        }}
      />
      <SelectField
        label={words.labels.country}
        options={countries ?? []}
        placeholder={countries ? words.choose : words.regionFirst}
        autoComplete="country-name"
        required
        {...fieldProps('country')}
      />
    </>
  )
}
