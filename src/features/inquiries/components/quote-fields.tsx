import { Fields, SelectField, TextareaField, TextField } from '@/ui/field'
import type { InternationalWords } from '../view-models/international-words'
import styles from './form.module.css'
import { useHydrated } from './use-hydrated'
import type { InquiryFormState } from './use-inquiry-form'

type QuoteFieldsProps = { inquiry: InquiryFormState; words: InternationalWords; isQuote: boolean }

/** The message; for a quote also quantity and destination country. */
export function QuoteFields({ inquiry, words, isQuote }: QuoteFieldsProps) {
  const { fieldProps } = inquiry
  const { labels } = words
  // Hundreds of options, rendered after hydration to keep the page small.
  const isHydrated = useHydrated()
  const regions = words.regions.map(({ label, countries }) => ({ label, options: countries }))
  return (
    <fieldset className={styles.group}>
      <legend className="type-h4">{words.groups.request}</legend>
      <Fields>
        <div data-wide>
          <TextareaField label={labels.content} required {...fieldProps('content')} />
        </div>
        {isQuote && (
          <>
            <TextField
              label={labels.quantity}
              hint={words.forQuote}
              inputMode="numeric"
              autoComplete="off"
              {...fieldProps('quantity')}
            />
            <SelectField
              label={labels.destination}
              hint={words.forQuote}
              options={isHydrated ? regions : []}
              placeholder={words.choose}
              {...fieldProps('destination')}
            />
          </>
        )}
      </Fields>
    </fieldset>
  )
}
