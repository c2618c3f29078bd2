import { useTranslations } from '@/i18n/use-translations'
import { Fields, SelectField, TextareaField, TextField } from '@/ui/field'
import type { RegionOption } from '../view-models/regions'
import styles from './form.module.css'
import { useHydrated } from './use-hydrated'
import type { InquiryFormState } from './use-inquiry-form'

type QuoteFieldsProps = { inquiry: InquiryFormState; regions: RegionOption[]; isQuote: boolean }

/** The message; for a quote also quantity and destination country. */
export function QuoteFields({ inquiry, regions, isQuote }: QuoteFieldsProps) {
  const t = useTranslations('requests.international')
  const { fieldProps } = inquiry
  // Hundreds of options, rendered after hydration to keep the page small.
  const isHydrated = useHydrated()
  const destinations = regions.map(({ label, countries }) => ({ label, options: countries }))
  return (
    <fieldset className={styles.group}>
      <legend className="type-h4">{t('request')}</legend>
      <Fields>
        <div data-wide>
          <TextareaField label={t('fields.content')} required {...fieldProps('content')} />
        </div>
        {isQuote && (
          <>
            <TextField
              label={t('fields.quantity')}
              hint={t('forQuote')}
              inputMode="numeric"
              autoComplete="off"
              {...fieldProps('quantity')}
            />
            <SelectField
              label={t('fields.destination')}
              hint={t('forQuote')}
              options={isHydrated ? destinations : []}
              placeholder={t('choose')}
              {...fieldProps('destination')}
            />
          </>
        )}
      </Fields>
    </fieldset>
  )
}
