import { useTranslations } from '@/i18n/use-translations'
import { Fields, SelectField, TextareaField, TextField } from '@/ui/field'
import type { RegionOption } from '../view-models/regions'
import styles from './form.module.css'
import type { InquiryFormState } from './use-inquiry-form'
import type { Places } from './use-places'

type QuoteFieldsProps = { inquiry: InquiryFormState; countries: Places<RegionOption>; isQuote: boolean }

/** The message; for a quote also quantity and destination country. */
export function QuoteFields({ inquiry, countries, isQuote }: QuoteFieldsProps) {
  const t = useTranslations('requests.international')
  const { fieldProps } = inquiry
  const destination = { label: t('fields.destination'), ...fieldProps('destination') }
  return (
    <fieldset className={styles.group}>
      <legend className="type-h4">{t('request')}</legend>
      <Fields>
        <div data-wide>
          <TextareaField
            label={t('fields.content')}
            hint={isQuote ? undefined : t('hints.content')}
            required
            {...fieldProps('content')}
          />
        </div>
        {isQuote && (
          <>
            <TextField
              label={t('fields.quantity')}
              inputMode="numeric"
              autoComplete="off"
              {...fieldProps('quantity')}
            />
            {countries.state === 'failed' ? (
              <TextField {...destination} />
            ) : (
              <SelectField
                {...destination}
                options={countries.state === 'ready' ? countries.places.map(toGroup) : []}
                placeholder={t('choose')}
              />
            )}
          </>
        )}
      </Fields>
    </fieldset>
  )
}

function toGroup({ label, countries }: RegionOption) {
  return { label, options: countries }
}
