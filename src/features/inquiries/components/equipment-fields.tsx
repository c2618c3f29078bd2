import { useEffect, useRef, type ReactNode } from 'react'
import { minDay, maxDay } from '@/lib/inquiries/dates'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { InternationalWords } from '../view-models/international-words'
import styles from './form.module.css'
import type { InquiryFormState } from './use-inquiry-form'

type EquipmentFieldsProps = {
  inquiry: InquiryFormState
  words: InternationalWords
  model?: string
  /** The attachment. */
  children: ReactNode
}

const range = { type: 'date', min: minDay, max: maxDay }

/** The equipment fields of a service inquiry (S2 3, 5). */
export function EquipmentFields({ inquiry, words, model = '', children }: EquipmentFieldsProps) {
  const { fieldProps } = inquiry
  const { labels } = words
  useModel(inquiry, model)
  return (
    <fieldset className={styles.group}>
      <legend className="type-h4">{words.groups.equipment}</legend>
      <Fields>
        <TextField label={labels.model} autoComplete="off" {...fieldProps('model')} />
        <TextField label={labels.serialNumber} autoComplete="off" required {...fieldProps('serialNumber')} />
        <div data-wide>
          <TextareaField label={labels.specificProblem} required {...fieldProps('specificProblem')} />
        </div>
        <TextField label={labels.purchaseDate} {...range} {...fieldProps('purchaseDate')} />
        <TextField
          label={labels.whetherFirstUnpack}
          {...range}
          required
          {...fieldProps('whetherFirstUnpack')}
        />
        <TextField label={labels.installedDate} {...range} {...fieldProps('installedDate')} />
        {children}
      </Fields>
    </fieldset>
  )
}

/** Fills in the product's model (S2 2.16) unless the visitor has typed another one. */
function useModel({ form }: InquiryFormState, model: string) {
  const given = useRef('')
  useEffect(() => {
    if ((form.getValues('model') || '') !== given.current) return
    given.current = model
    form.setValue('model', model)
  }, [form, model])
}
