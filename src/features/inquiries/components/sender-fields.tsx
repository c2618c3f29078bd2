import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Fields, SelectField, TextField } from '@/ui/field'
import type { InternationalWords } from '../view-models/international-words'
import styles from './form.module.css'
import type { InquiryFormState } from './use-inquiry-form'

type SenderFieldsProps = { inquiry: InquiryFormState; words: InternationalWords }

/** The sender's details (S2 3, 5). */
export function SenderFields({ inquiry, words }: SenderFieldsProps) {
  const { labels } = words
  const { fieldProps } = inquiry
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
        <LocationFields inquiry={inquiry} words={words} />
        <TextField label={labels.city} autoComplete="address-level2" {...fieldProps('city')} />
        <TextField label={labels.position} autoComplete="organization-title" {...fieldProps('position')} />
      </Fields>
    </fieldset>
  )
}

/** The countries of the selected region; a country of another region is cleared. */
function LocationFields({ inquiry, words }: SenderFieldsProps) {
  const { form, fieldProps } = inquiry
  const continent = useWatch({ control: form.control, name: 'continent' })
  const region = fieldProps('continent')
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // A value restored by the browser or selected before hydration is in the DOM only: dispatch the change event.
    if (select.current?.value) select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])
  const countries = words.regions.find(({ value }) => value === continent)?.countries
  useEffect(() => {
    const { country } = form.getValues()
    const isInRegion = countries?.some(({ value }) => value === country)
    form.setValue('country', isInRegion ? country : '')
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
