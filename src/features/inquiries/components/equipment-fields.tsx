import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Fields, TextareaField, TextField } from '@/ui/field'
import styles from './form.module.css'
import type { InquiryFormState } from './use-inquiry-form'

type EquipmentFieldsProps = {
  inquiry: InquiryFormState
  model?: string
  /** The attachment. */
  children: ReactNode
}

/** The equipment fields of a service inquiry (S2 3, 5). */
export function EquipmentFields({ inquiry, model = '', children }: EquipmentFieldsProps) {
  const t = useTranslations('requests.international')
  const { fieldProps } = inquiry
  // Text, since a date input has the order of the browser's language, which need not be that of the site.
  const date = { hint: t('hints.date'), autoComplete: 'off' }
  useModel(inquiry, model)
  return (
    <fieldset className={styles.group}>
      <legend className="type-h4">{t('equipment')}</legend>
      <Fields>
        <TextField
          label={t('fields.model')}
          hint={t('hints.model')}
          autoComplete="off"
          {...fieldProps('model')}
        />
        <TextField
          label={t('fields.serialNumber')}
          autoComplete="off"
          required
          {...fieldProps('serialNumber')}
        />
        <div data-wide>
          <TextareaField
            label={t('fields.specificProblem')}
            hint={t('hints.problem')}
            required
            {...fieldProps('specificProblem')}
          />
        </div>
        <TextField label={t('fields.purchaseDate')} {...date} {...fieldProps('purchaseDate')} />
        <TextField
          label={t('fields.whetherFirstUnpack')}
          {...date}
          required
          {...fieldProps('whetherFirstUnpack')}
        />
        <TextField label={t('fields.installedDate')} {...date} {...fieldProps('installedDate')} />
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
