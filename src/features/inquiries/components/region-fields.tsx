import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n/use-translations'
import { SelectField, TextField } from '@/ui/field'
import type { InquiryFormState } from './use-inquiry-form'
import { useProvinces } from './use-places'

type RegionFieldsProps = {
  inquiry: InquiryFormState
  labels: { province: string; city: string }
}

/** Province and city (S1 5, S2 5); text fields if the lists cannot be loaded. */
export function RegionFields({ inquiry, labels }: RegionFieldsProps) {
  const t = useTranslations('requests.places')
  const loaded = useProvinces()
  const { form, fieldProps } = inquiry
  const province = useWatch({ control: form.control, name: 'province' })
  const { onChange, ...provinceField } = fieldProps('province')

  if (loaded.state === 'failed') {
    return (
      <>
        <TextField label={labels.province} required {...fieldProps('province')} />
        <TextField label={labels.city} required {...fieldProps('city')} />
      </>
    )
  }
  const provinces = loaded.state === 'ready' ? loaded.places : []
  const cities = provinces.find(({ name }) => name === province)?.cities ?? []
  return (
    <>
      <SelectField
        label={labels.province}
        required
        placeholder={t('province')}
        options={provinces.map(({ name }) => toOption(name))}
        {...provinceField}
        onChange={(event) => {
          form.setValue('city', '')
          // Validation updates the form state; its promise is not needed.
          void onChange(event)
        }}
      />
      <SelectField
        // Applies the form's value again once the options exist.
        key={String(province)}
        label={labels.city}
        required
        placeholder={province ? t('city') : t('first')}
        options={cities.map(toOption)}
        waiting={!province}
        {...fieldProps('city')}
      />
    </>
  )
}

function toOption(name: string) {
  return { value: name, label: name }
}
