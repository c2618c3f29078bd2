import { useWatch } from 'react-hook-form'
import { SelectField, TextField } from '@/ui/field'
import type { PlaceWords } from '../views/chinese-words'
import type { RequestForm } from './use-request-form'
import { usePlaces } from './use-places'

type PlaceFieldsProps = {
  request: RequestForm
  labels: { province: string; city: string }
  words: PlaceWords
}

/** Province, and the cities in it (S1 5, S2 5); both are typed where the lists cannot be had. */
export function PlaceFields({ request, labels, words }: PlaceFieldsProps) {
  const places = usePlaces()
  const { form, fieldProps } = request
  const province = useWatch({ control: form.control, name: 'province' })
  const { onChange, ...provinceField } = fieldProps('province')

  if (places.state === 'failed') {
    return (
      <>
        <TextField label={labels.province} required {...fieldProps('province')} />
        <TextField label={labels.city} required {...fieldProps('city')} />
      </>
    )
  }
  const provinces = places.state === 'ready' ? places.provinces : []
  const cities = provinces.find(({ name }) => name === province)?.cities ?? []
  return (
    <>
      <SelectField
        label={labels.province}
        required
        placeholder={words.province}
        options={provinces.map(({ name }) => toOption(name))}
        {...provinceField}
        onChange={(event) => {
          form.setValue('city', '')
          // The form keeps what its validation finds; nothing here waits for it.
          void onChange(event)
        }}
      />
      <SelectField
        // The choice is the form's again when its options are there.
        key={String(province)}
        label={labels.city}
        required
        placeholder={province ? words.city : words.first}
        options={cities.map(toOption)}
        {...fieldProps('city')}
      />
    </>
  )
}

function toOption(name: string) {
  return { value: name, label: name }
}
