import { useEffect, useRef, type ReactNode } from 'react'
import { earliestDay, latestDay } from '@/lib/requests/days'
import { Fields, TextareaField, TextField } from '@/ui/field'
import type { InternationalWords } from '../views/international-words'
import styles from './form.module.css'
import type { RequestForm } from './use-request-form'

type EquipmentFieldsProps = {
  request: RequestForm
  words: InternationalWords
  model?: string
  /** The attachment. */
  children: ReactNode
}

const range = { type: 'date', min: earliestDay, max: latestDay }

/** What a service request says about the equipment (S2 3, 5). */
export function EquipmentFields({ request, words, model = '', children }: EquipmentFieldsProps) {
  const { fieldProps } = request
  const { labels } = words
  useModel(request, model)
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

/** The model is that of the product (S2 2.16), as long as nobody has typed another one. */
function useModel({ form }: RequestForm, model: string) {
  const given = useRef('')
  useEffect(() => {
    if ((form.getValues('model') || '') !== given.current) return
    given.current = model
    form.setValue('model', model)
  }, [form, model])
}
