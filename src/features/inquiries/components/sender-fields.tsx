import { useEffect, useRef, type Ref } from 'react'
import { useWatch } from 'react-hook-form'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { Fields, SelectField, TextField } from '@/ui/field'
import { prefixesOf } from '../view-models/prefixes'
import type { RegionOption, SelectOption } from '../view-models/regions'
import styles from './form.module.css'
import type { InquiryFormState } from './use-inquiry-form'
import type { Places } from './use-places'

type SenderFieldsProps = {
  ref: Ref<HTMLFieldSetElement>
  inquiry: InquiryFormState
  site: SiteId
  regions: SelectOption[]
  countries: Places<RegionOption>
}

/** The sender's details (S2 3, 5). */
export function SenderFields({ ref, inquiry, site, ...places }: SenderFieldsProps) {
  const t = useTranslations('requests.international')
  const { fieldProps } = inquiry
  return (
    <fieldset ref={ref} className={styles.group}>
      <legend className="type-h4">{t('sender')}</legend>
      <Fields>
        <div className={styles.name} data-wide>
          <SelectField
            label={t('fields.prefix')}
            options={prefixesOf(site).map((value) => ({ value, label: t(`prefixes.${value}`) }))}
            placeholder={t('choose')}
            autoComplete="honorific-prefix"
            {...fieldProps('prefix')}
          />
          <TextField
            label={t('fields.lastName')}
            autoComplete="family-name"
            required
            {...fieldProps('lastName')}
          />
          <TextField
            label={t('fields.firstName')}
            autoComplete="given-name"
            required
            {...fieldProps('firstName')}
          />
        </div>
        <TextField
          label={t('fields.email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...fieldProps('email')}
        />
        <TextField label={t('fields.mobile')} type="tel" autoComplete="tel" {...fieldProps('mobile')} />
        <div data-wide>
          <TextField
            label={t('fields.company')}
            autoComplete="organization"
            required
            {...fieldProps('company')}
          />
        </div>
        <LocationFields inquiry={inquiry} {...places} />
        <TextField label={t('fields.city')} autoComplete="address-level2" {...fieldProps('city')} />
        <TextField
          label={t('fields.position')}
          autoComplete="organization-title"
          {...fieldProps('position')}
        />
      </Fields>
    </fieldset>
  )
}

/** The countries of the selected region; a country of another region is cleared. */
function LocationFields({ inquiry, regions, countries: loaded }: Omit<SenderFieldsProps, 'ref' | 'site'>) {
  const t = useTranslations('requests.international')
  const { form, fieldProps } = inquiry
  const continent = useWatch({ control: form.control, name: 'continent' })
  const region = fieldProps('continent')
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // A value restored by the browser or selected before hydration is in the DOM only: dispatch the change event.
    if (select.current?.value) select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])
  const places = loaded.state === 'ready' ? loaded.places : []
  const countries = places.find(({ value }) => value === continent)?.countries
  useEffect(() => {
    const { country } = form.getValues()
    const isInRegion = countries?.some(({ value }) => value === country)
    form.setValue('country', isInRegion ? country : '')
  }, [form, countries])
  const country = {
    label: t('fields.country'),
    autoComplete: 'country-name',
    required: true,
    ...fieldProps('country'),
  }
  return (
    <>
      <SelectField
        label={t('fields.continent')}
        options={regions}
        placeholder={t('choose')}
        required
        {...region}
        ref={(node) => {
          region.ref(node)
          select.current = node
        }}
      />
      {loaded.state === 'failed' ? (
        <TextField {...country} />
      ) : (
        <SelectField
          {...country}
          options={countries ?? []}
          waiting={!continent}
          placeholder={continent ? t('choose') : t('regionFirst')}
        />
      )}
    </>
  )
}
