import { Fields, SelectField, TextareaField, TextField } from '@/ui/field'
import type { InternationalWords } from '../views/international-words'
import styles from './form.module.css'
import { useIsHeard } from './use-is-heard'
import type { RequestForm } from './use-request-form'

type QuoteFieldsProps = { request: RequestForm; words: InternationalWords; isQuote: boolean }

/** What is asked for; for a quote also how many, and for which country. */
export function QuoteFields({ request, words, isQuote }: QuoteFieldsProps) {
  const { fieldProps } = request
  const { labels } = words
  // Some hundred options, which the page itself need not carry.
  const isHeard = useIsHeard()
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
              options={isHeard ? regions : []}
              placeholder={words.choose}
              {...fieldProps('destination')}
            />
          </>
        )}
      </Fields>
    </fieldset>
  )
}
